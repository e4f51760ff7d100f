import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits the query now; false in the server's HTML. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = matchMedia(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  )
}
