import type { Backend } from '#app/backend/call-function.ts'
import { noteReference } from '#app/backend/reference.ts'
import { isRecord } from '#domain/json/is-record.ts'

/** How long one call may take, in ms. */
const limit = 20_000

/** The accounts service said no; `code` is its own name for why. */
export class AuthCallError extends Error {
  override readonly name = 'AuthCallError'
  readonly code: string
  readonly status: number

  constructor(status: number, code: string) {
    super(`The accounts service answered ${status} ${code}`)
    this.code = code
    this.status = status
  }
}

interface AuthCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/auth/v1`, such as `/recovery-codes`. */
  path: string
  body?: Record<string, string>
  /** The session's access token, where the call is about the account that is signed in. */
  accessToken?: string
}

/**
 * Asks the accounts service what supabase-js has no word for, with the headers that it sends. Resolves with the answer
 * as it came. Rejects with `AuthCallError` when the service says no, and as `fetch` does when nothing answers.
 */
export async function authCall(backend: Backend, { method, path, body, accessToken }: AuthCall) {
  const base = backend.supabaseUrl.replace(/\/+$/, '')
  const address = new URL(`${base}/auth/v1${path}`, document.baseURI)
  const call = fetch(address, {
    method,
    headers: {
      apikey: backend.supabaseKey,
      authorization: `Bearer ${accessToken ?? backend.supabaseKey}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(limit),
  })
  const response = await noteReference(address, call)
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const said = isRecord(answer) ? (answer.error_code ?? answer.code) : undefined
  throw new AuthCallError(response.status, typeof said === 'string' ? said : '')
}

/** What the backend's auth service offers to anybody. */
export interface AuthSettings {
  /** Google sign-in is set up. */
  google: boolean
  /** New accounts are opened. */
  signUps: boolean
}

/** What is switched on. Rejects when the service doesn't tell. */
export async function readAuthSettings(backend: Backend): Promise<AuthSettings> {
  const settings = await authCall(backend, { method: 'GET', path: '/settings' })
  if (!isRecord(settings) || !isRecord(settings.external))
    throw new Error("The auth service's settings say nothing")
  return { google: settings.external.google === true, signUps: settings.disable_signup !== true }
}
