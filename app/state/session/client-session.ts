import type { SupabaseClient, User } from '@supabase/supabase-js'

/** The user of the client's session. Rejects when there is none, or when it cannot be read. */
export async function sessionUser(client: SupabaseClient): Promise<User> {
  const { data, error } = await client.auth.getSession()
  if (error) throw error
  if (!data.session) throw new Error('Nobody is signed in')
  return data.session.user
}

/** Whether the session still owes the code of an authenticator app. Asks nothing of the network but a due refresh. */
export async function needsCode(client: SupabaseClient): Promise<boolean> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2'
}

/** The ways in which the client's session was opened, as the service names them. Rejects when they cannot be read. */
export async function sessionMethods(client: SupabaseClient): Promise<string[]> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return data.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method))
}

const noFactor = { code: 'mfa_factor_not_found' }

/** Pays the code that the session owes, with any authenticator app of the account. Rejects when it is wrong. */
export async function confirmCode(client: SupabaseClient, code: string): Promise<void> {
  const { data, error } = await client.auth.mfa.listFactors()
  if (error) throw error
  let refusal: unknown = noFactor
  for (const { id: factorId } of data.totp) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code })
    if (!error) return
    refusal = error
  }
  throw refusal
}
