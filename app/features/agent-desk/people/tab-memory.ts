import { useBrowserState } from '#app/browser/browser-state.tsx'

interface Kept<Value> {
  value: Value | undefined
  /** Undefined forgets it. */
  keep: (next: Value | undefined) => void
  /** Changes what is still there: nothing comes back that was forgotten meanwhile, as by signing out. */
  update: (change: (value: Value) => Value) => void
}

interface TabMemory<Value> {
  useKept: (userId: string) => Kept<Value>
}

const memories = new Set<() => void>()

/** Forgets what every part of the desk is at in this tab: the session ends. */
export function forgetTabMemories(): void {
  for (const forget of memories) forget()
}

/**
 * Something that one account is at in this tab: it stays whatever part of the desk is shown, and lies on no device, for
 * it is about people. While it would be lost, the browser asks before the page is closed.
 */
export function createTabMemory<Value>(isUnsaved: (value: Value) => boolean): TabMemory<Value> {
  let kept: { userId: string; value: Value } | undefined
  const listeners = new Set<() => void>()
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()

  function put(next: typeof kept) {
    if (next && isUnsaved(next.value)) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
    kept = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  memories.add(() => put(undefined))
  return {
    useKept(userId) {
      const read = () => (kept?.userId === userId ? kept.value : undefined)
      const value = useBrowserState(subscribe, read, undefined)
      return {
        value,
        keep: (next) => put(next === undefined ? undefined : { userId, value: next }),
        update(change) {
          if (kept?.userId === userId) put({ userId, value: change(kept.value) })
        },
      }
    },
  }
}
