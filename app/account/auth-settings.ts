import type { Backend } from '#app/backend/call-function.ts'
import { isRecord } from '#domain/json/is-record.ts'

/** How long the service may take to tell, in ms. */
const limit = 20_000

/** Whether Google sign-in is set up at the backend's auth service. Rejects when the service doesn't tell. */
export async function isGoogleSetUp(backend: Backend): Promise<boolean> {
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
  return settings.external.google === true
}
