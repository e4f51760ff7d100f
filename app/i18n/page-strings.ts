import { useTranslation } from 'react-i18next'
import { useCurrentPage } from '#app/site/current-page.ts'
import { requireWords } from './create-i18n.ts'

const waitForStrings = { useSuspense: true }

/**
 * Holds the page back until its words are here in the language on screen. A navigation brings them along; they can
 * be missing only where the language changes while a page is on its way. Throws when they cannot be loaded, so that
 * the error page shows instead of bare keys.
 */
export function usePageStrings(): void {
  const { messages } = useCurrentPage()
  const { i18n } = useTranslation(messages.length > 0 ? [...messages] : undefined, waitForStrings)
  requireWords(i18n, messages)
}
