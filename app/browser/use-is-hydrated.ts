import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and while it hydrates: the address's query is not known, and nothing can be sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
