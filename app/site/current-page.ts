import { createContext, useContext } from 'react'
import type { PageInfo } from '#content/page-info.ts'

/** What the page on screen is like, handed down by the router. */
export const CurrentPageContext = createContext<PageInfo>({
  messages: [],
  meta: 'site-frame:meta.error',
})

export function useCurrentPage(): PageInfo {
  return useContext(CurrentPageContext)
}
