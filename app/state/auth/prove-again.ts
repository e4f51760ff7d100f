import type { SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '#app/backend/call-function.ts'
import { logError } from '#app/state/log-error.ts'
import { confirmCode, needsCode } from '#app/state/session/client-session.ts'
import { authCall } from './auth-call.ts'
import { clientAside } from './client-aside.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'

/** What somebody shows to prove that it is them. */
export type Proof = { password: string } | { mailedCode: string }

/** The second factor: a code of the authenticator app, or a recovery code in its place. */
export type SecondFactor = { appCode: string } | { recoveryCode: string }

/** Mails a code that signs in. Nobody gets an account by it. Rejects with the service's error. */
export async function mailProofCode(backend: Backend, email: string): Promise<void> {
  const { error } = await clientAside(backend).auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false },
  })
  if (error) throw error
}

/**
 * Signs in anew beside the session of this page. Gives whether a code of the authenticator app is still owed. Rejects
 * with the service's error.
 */
export async function beginProof(backend: Backend, email: string, proof: Proof): Promise<boolean> {
  const client = clientAside(backend)
  const { error } =
    'password' in proof
      ? await client.auth.signInWithPassword({ email, password: proof.password })
      : await client.auth.verifyOtp({ email, token: proof.mailedCode, type: 'email' })
  if (error) throw error
  return needsCode(client)
}

/** Shows the second factor that is owed after `beginProof`. Rejects with the service's error when it is wrong. */
export function proveSecondFactor(backend: Backend, factor: SecondFactor): Promise<void> {
  const client = clientAside(backend)
  return 'appCode' in factor
    ? confirmCode(client, factor.appCode)
    : redeemRecoveryCode(backend, client, factor.recoveryCode)
}

/**
 * Lets the page go on in the session that was just opened beside it, at whole level all at once, so that nothing on
 * screen takes the visitor for signed out meanwhile. The one before it ends. Rejects with the service's error.
 */
export async function endProof(backend: Backend, client: SupabaseClient): Promise<void> {
  const [{ data: opened }, { data: before }] = await Promise.all([
    clientAside(backend).auth.getSession(),
    client.auth.getSession(),
  ])
  if (!opened.session) throw new Error('The proof opened no session')
  const { error } = await client.auth.setSession(opened.session)
  if (error) throw error
  const accessToken = before.session?.access_token
  if (accessToken === undefined) return
  await authCall(backend, { method: 'POST', path: '/logout?scope=local', accessToken }).catch(
    (failure: unknown) => logError('The session before the proof could not be ended', failure),
  )
}
