import { useTranslation } from 'react-i18next'
import { usePageHandle } from './page-handle.ts'

const waitForStrings = { useSuspense: true }

/**
 * Holds a navigation until the words of the page it leads to are loaded: the old page stays meanwhile.
 * The namespaces are those that the page's `handle` names; on a page's first load they are already there.
 * Throws when they cannot be loaded, so that the error page shows instead of bare keys.
 */
export function usePageStrings(): void {
  const { namespaces } = usePageHandle()
  const { i18n } = useTranslation(namespaces.length > 0 ? namespaces : undefined, waitForStrings)
  const missing = namespaces.find((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  if (missing) throw new Error(`The words of ${missing} could not be loaded`)
}
