import type { SupabaseClient } from '@supabase/supabase-js'

/** Whether the session still owes the code of an authenticator app. Asks nothing of the network but a due refresh. */
export async function needsCode(client: SupabaseClient): Promise<boolean> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return data.nextLevel === 'aal2' && data.currentLevel !== 'aal2'
}
