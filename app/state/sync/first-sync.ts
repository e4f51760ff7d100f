import type { Backend } from '#app/backend/call-function.ts'
import { useBrowserState } from '#app/browser/browser-state.tsx'
import { useSite } from '#app/site/use-site.ts'
import { hasStoredSession } from '#app/state/session/stored-session.ts'

/** The longest that a page waits for an account that does not answer, in ms: then what the device holds counts. */
const timeout = 10_000

const listeners = new Set<() => void>()
let hasEnded = false
let isTimed = false

/** The first sync of this page has ended, however it did, or there is none. */
export function endFirstSync(): void {
  if (hasEnded) return
  hasEnded = true
  for (const listener of listeners) listener()
}

/** Whether the first sync of this page has ended, however it did. */
export function hasFirstSyncEnded(): boolean {
  return hasEnded
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isTimed) setTimeout(endFirstSync, timeout)
  isTimed = true
  return () => void listeners.delete(listener)
}

const isAwaited = (backend: Backend) => !hasEnded && hasStoredSession(backend)

/** Whether a session is stored whose account this page has not heard from yet: what is missing here may still come. */
export function useAwaitsAccount(): boolean {
  const site = useSite()
  return useBrowserState(subscribe, () => isAwaited(site), false)
}
