import { useEffect } from 'react'
import { useBrowserState } from '#app/browser/browser-state.tsx'
import { withoutReload } from './reload-when-outdated.ts'

/** A part of pages whose file comes after them: what it exports once it is there, and whether it could not be had. */
interface LateState<Part> {
  part?: Part
  isFailed: boolean
}

const none = { isFailed: false }

/**
 * A part of pages that is loaded when it is first needed, or a moment before; once loaded it stays. `load` never
 * rejects. `loadAgain` is for a visitor who asks for it after a failure: if it does not come then either, the page loads
 * anew where the site answers.
 */
export function latePart<Part>(open: () => Promise<Part>) {
  const listeners = new Set<() => void>()
  let state: LateState<Part> = none
  let isLoading = false

  function show(next: LateState<Part>) {
    state = next
    for (const listener of listeners) listener()
  }

  async function start(isAgain: boolean): Promise<void> {
    if (isLoading || state.part) return
    isLoading = true
    if (state.isFailed) show(none)
    try {
      show({ part: await withoutReload(open, isAgain), isFailed: false })
    } catch {
      show({ isFailed: true })
    }
    isLoading = false
  }

  const load = () => start(false)
  const loadAgain = () => start(true)

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Loads it once it is wanted. In the server's HTML, and while it hydrates, the part is not there. */
  function usePart(isWanted: boolean): LateState<Part> {
    useEffect(() => {
      if (isWanted) void load()
    }, [isWanted])
    return useBrowserState(subscribe, () => state, none)
  }

  /** Loads it after the first tap or key, which is answered before: nobody wants it until then. */
  function useFromFirstTouch(): void {
    useEffect(() => {
      const types = ['pointerdown', 'keydown'] as const
      const loadAfter = () => void setTimeout(load)
      for (const type of types) document.addEventListener(type, loadAfter, { once: true })
      return () => {
        for (const type of types) document.removeEventListener(type, loadAfter)
      }
    }, [])
  }

  return { load, loadAgain, usePart, useFromFirstTouch }
}
