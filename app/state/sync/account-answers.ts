import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { sessionUser } from '#app/state/session/client-session.ts'
import {
  type AccountAnswers,
  type AccountAnswersRow,
  accountAnswersRowSchema,
} from '#domain/account/sync/account-answers.ts'

const rows = z.array(accountAnswersRowSchema)

/** The signed-in user's answers; undefined while there are none. Rejects when they can't be read. */
export async function readAnswersRow(client: SupabaseClient): Promise<AccountAnswersRow | undefined> {
  const { id } = await sessionUser(client)
  const { data, error } = await client.from('account_answers').select('*').eq('id', id)
  if (error) throw error
  return rows.parse(data)[0]
}

/** Stores the answers if the row is still the one of `since`; undefined when it is another one, or gone. */
export async function updateAnswersRow(
  client: SupabaseClient,
  userId: string,
  answers: AccountAnswers,
  since: string,
): Promise<AccountAnswersRow | undefined> {
  const { data, error } = await client
    .from('account_answers')
    .update({ answers })
    .eq('id', userId)
    .eq('updated_at', since)
    .select('*')
  if (error) throw error
  return rows.parse(data)[0]
}

/** Stores the first answers; undefined when another tab or device was quicker. */
export async function insertAnswersRow(
  client: SupabaseClient,
  userId: string,
  answers: AccountAnswers,
): Promise<AccountAnswersRow | undefined> {
  const { data, error } = await client
    .from('account_answers')
    .upsert({ id: userId, answers }, { ignoreDuplicates: true })
    .select('*')
  if (error) throw error
  return rows.parse(data)[0]
}
