import type { SupabaseClient } from '@supabase/supabase-js'
import { syncAccount } from '#app/state/sync/sync-account.ts'

/**
 * Brings device and account together once a session owes nothing more. Where Google opened it, the plans picked in
 * the questionnaire are saved too. Rejects when that fails.
 */
export async function syncAfterSignIn(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  const methods = data.currentAuthenticationMethods.map((entry) =>
    typeof entry === 'string' ? entry : entry.method,
  )
  await syncAccount(client, { savesSelections: methods.includes('oauth') })
}
