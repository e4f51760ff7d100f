import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same and does what the one of the latest render does: for memoized components, which
 * would else render again for a function alone. To be called by what happens on the page, not while rendering.
 */
export function useStableCallback<Parameters extends unknown[]>(
  latest: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const current = useRef(latest)
  useInsertionEffect(() => {
    current.current = latest
  })
  return useCallback((...parameters: Parameters) => current.current(...parameters), [])
}
