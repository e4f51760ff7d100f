import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Backend } from '#app/backend/call-function.ts'
import { AuthCallError, authCall } from './auth-call.ts'

const path = '/recovery-codes'
const codesLeft = z.object({ left: z.number().int().nonnegative() })
const newCodes = z.object({ codes: z.array(z.string().min(1)).min(1) })
const openedSession = z.object({ access_token: z.string(), refresh_token: z.string() })

async function tokenOf({ auth }: SupabaseClient): Promise<string> {
  const { data, error } = await auth.getSession()
  if (error) throw error
  if (!data.session) throw new AuthCallError(401, 'session_not_found')
  return data.session.access_token
}

/** How many recovery codes the account has left. Rejects as `authCall`. */
export async function readCodesLeft(backend: Backend, client: SupabaseClient): Promise<number> {
  const accessToken = await tokenOf(client)
  return codesLeft.parse(await authCall(backend, { method: 'GET', path, accessToken })).left
}

/** Makes ten new recovery codes; all earlier ones are worth nothing from then on. Rejects as `authCall`. */
export async function renewRecoveryCodes(
  backend: Backend,
  client: SupabaseClient,
): Promise<readonly string[]> {
  const accessToken = await tokenOf(client)
  return newCodes.parse(await authCall(backend, { method: 'POST', path, accessToken })).codes
}

/** Gives a recovery code in place of the app's code that the client's session owes. Rejects as `authCall` when it is wrong. */
export async function redeemRecoveryCode(
  backend: Backend,
  client: SupabaseClient,
  code: string,
): Promise<void> {
  const accessToken = await tokenOf(client)
  const call = { method: 'POST', path: `${path}/verify`, body: { code }, accessToken } as const
  const { error } = await client.auth.setSession(openedSession.parse(await authCall(backend, call)))
  if (error) throw error
}
