import type { Backend } from '#app/backend/call-function.ts'
import { browserStore } from '#app/state/browser-store.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { parseJson } from '#domain/json/parse-json.ts'
import { sessionKey } from './stored-session.ts'

/** Whose session is stored, as far as the stored text tells; the backend alone knows whether it still holds. */
export function storedUser(backend: Backend): { userId: string; email: string } | undefined {
  const stored = parseJson(browserStore().getItem(sessionKey(backend, document.baseURI)) ?? '')
  const user = stored.ok && isRecord(stored.value) && isRecord(stored.value.user) ? stored.value.user : {}
  const { id, email } = user
  return typeof id === 'string' ? { userId: id, email: typeof email === 'string' ? email : '' } : undefined
}
