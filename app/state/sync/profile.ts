import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { sessionUser } from '#app/state/session/client-session.ts'
import { type ProfileColumns, type ProfileRow, profileRowSchema } from '#domain/account/sync/profile-row.ts'

/** What PostgREST answers where a single row is insisted on and there is none; a browser would log that as an error. */
const noRow = 'PGRST116'

/** The signed-in user's profile; undefined while there is none. Rejects when it can't be read. */
export async function readProfile(client: SupabaseClient): Promise<ProfileRow | undefined> {
  const { id } = await sessionUser(client)
  const { data, error } = await client.from('profiles').select('*').eq('id', id).maybeSingle()
  if (error?.code === noRow) return undefined
  if (error) throw error
  return data === null ? undefined : profileRowSchema.parse(data)
}

/**
 * Changes these columns of the user's row and gives the row; undefined when there is no row to change. With `since`
 * only a row that is still the one of that time is changed, so that nothing of another device is written over.
 */
export async function updateProfile(
  client: SupabaseClient,
  userId: string,
  columns: ProfileColumns,
  since?: string,
): Promise<ProfileRow | undefined> {
  const change = client.from('profiles').update(columns).eq('id', userId)
  const { data, error } = await (since === undefined ? change : change.eq('updated_at', since)).select('*')
  if (error) throw error
  return z.array(profileRowSchema).parse(data)[0]
}

/** Inserts the user's row and gives it; undefined when another tab or device was quicker. */
export async function insertProfile(
  client: SupabaseClient,
  userId: string,
  columns: ProfileColumns,
): Promise<ProfileRow | undefined> {
  const { data, error } = await client
    .from('profiles')
    .upsert({ id: userId, ...columns }, { ignoreDuplicates: true })
    .select('*')
  if (error) throw error
  return z.array(profileRowSchema).parse(data)[0]
}

/** Stores the user's name and nothing else. Rejects when that fails. */
export async function saveFullName(client: SupabaseClient, fullName: string): Promise<void> {
  const { id } = await sessionUser(client)
  const columns = { full_name: fullName }
  const row = (await updateProfile(client, id, columns)) ?? (await insertProfile(client, id, columns))
  if (row === undefined) await updateProfile(client, id, columns)
}
