import type { Backend } from '#app/backend/call-function.ts'
import { browserStore } from '#app/state/browser-store.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { parseJson } from '#domain/json/parse-json.ts'

/** The key under which the auth client keeps its session: the one that it takes by itself for this backend. */
export function sessionKey(backend: Backend, page: string): string {
  const { hostname } = new URL(backend.supabaseUrl || '/', page)
  return `sb-${hostname.split('.')[0]}-auth-token`
}

/**
 * Takes the session off this browser past the auth client, which keeps one that has run out for as long as it tries
 * to refresh it. Other tabs hear of it as of every change of the store.
 */
export function dropStoredSession(backend: Backend): void {
  browserStore().removeItem(sessionKey(backend, document.baseURI))
}

/** Whether a session is stored in this browser. Read without the auth client, which is large. */
export function hasStoredSession(backend: Backend): boolean {
  return browserStore().getItem(sessionKey(backend, document.baseURI)) !== null
}

/** Whose session is stored, as far as the stored text tells; the backend alone knows whether it still holds. */
export function storedUser(backend: Backend): { userId: string; email: string } | undefined {
  const stored = parseJson(browserStore().getItem(sessionKey(backend, document.baseURI)) ?? '')
  const user = stored.ok && isRecord(stored.value) && isRecord(stored.value.user) ? stored.value.user : {}
  const { id, email } = user
  return typeof id === 'string' ? { userId: id, email: typeof email === 'string' ? email : '' } : undefined
}
