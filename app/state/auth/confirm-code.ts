import type { SupabaseClient } from '@supabase/supabase-js'

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
