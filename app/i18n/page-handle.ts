import { useMatches } from 'react-router'

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
  /** Without scripts and without the frame: the page works whatever failed. */
  isStatic?: boolean
  /** Kept out of search engines. */
  noindex?: boolean
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'namespaces' in handle
}

/** The handle of the page on screen: the innermost match that has one. */
export function usePageHandle(): PageHandle {
  const matches = useMatches()
  const handles = matches.map((match) => match.handle).filter(isPageHandle)
  return handles.at(-1) ?? { namespaces: [], meta: 'site-frame:meta.notFound' }
}
