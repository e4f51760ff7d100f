import type { SupabaseClient, User } from '@supabase/supabase-js'

/** The user of the client's session. Rejects when there is none, or when it cannot be read. */
export async function sessionUser(client: SupabaseClient): Promise<User> {
  const { data, error } = await client.auth.getSession()
  if (error) throw error
  if (!data.session) throw new Error('Nobody is signed in')
  return data.session.user
}
