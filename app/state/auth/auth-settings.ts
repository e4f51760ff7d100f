import type { Backend } from '#app/backend/call-function.ts'
import { isRecord } from '#domain/json/is-record.ts'

/** How long the service may take to tell, in ms. */
const limit = 20_000

/** What the backend's auth service offers to anybody. */
export interface AuthSettings {
  /** Google sign-in is set up. */
  google: boolean
  /** New accounts are opened. */
  signUps: boolean
}

/** What is switched on. Rejects when the service doesn't tell. */
export async function readAuthSettings(backend: Backend): Promise<AuthSettings> {
  const base = backend.supabaseUrl.replace(/\/+$/, '')
  const address = new URL(`${base}/auth/v1/settings`, document.baseURI)
  const response = await fetch(address, {
    headers: { apikey: backend.supabaseKey },
    signal: AbortSignal.timeout(limit),
  })
  if (!response.ok) throw new Error(`The auth service's settings answered ${response.status}`)
  const settings: unknown = await response.json()
  if (!isRecord(settings) || !isRecord(settings.external))
    throw new Error("The auth service's settings say nothing")
  return { google: settings.external.google === true, signUps: settings.disable_signup !== true }
}
