import { useTranslation } from 'react-i18next'
import { usePageHandle } from './page-handle.ts'

/**
 * Holds a navigation until the words of the page it leads to are loaded: the old page stays meanwhile.
 * The namespaces are those that the page's `handle` names; on a page's first load they are already there.
 */
export function usePageStrings(): void {
  const { namespaces } = usePageHandle()
  useTranslation(namespaces.length > 0 ? namespaces : undefined, waitForStrings)
}

const waitForStrings = { useSuspense: true }
