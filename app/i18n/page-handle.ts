import { createContext, useContext } from 'react'

/** What a route's `handle` says of its page: the namespaces its words live in, and how the frame shows it. */
export interface PageHandle {
  namespaces: readonly string[]
  /** Where the page's title, description and keywords stand, such as `questionnaire:meta`. */
  meta: string
  /** The home route's header: light text on a dark ground. */
  header?: 'night'
  /** Pages with personal answers: no third-party script ever loads here. */
  personal?: boolean
  /** Addresses that share one canonical address name it here. */
  canonical?: string
  /** The page brings its own header and main, and has no footer. */
  frame?: 'own'
  /** Without scripts and without the frame: the page works whatever failed. */
  isStatic?: boolean
  /** Kept out of search engines. */
  noindex?: boolean
}

/** The handle of the page on screen, handed down by the router. */
export const PageHandleContext = createContext<PageHandle>({
  namespaces: [],
  meta: 'site-frame:meta.notFound',
})

export function usePageHandle(): PageHandle {
  return useContext(PageHandleContext)
}
