import { useCallback } from 'react'
import { useBrowserState } from './browser-state.tsx'

/** React asks at each render; making such a list costs far more than reading it. */
const lists = new Map<string, MediaQueryList>()

function mediaQuery(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether the window fits the query now; false in the server's HTML. */
export function useMediaQuery(query: string): boolean {
  return useBrowserState(
    useCallback(
      (listener) => {
        const list = mediaQuery(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [query],
    ),
    () => mediaQuery(query).matches,
    false,
  )
}
