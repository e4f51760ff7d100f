import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import { enroll } from './authenticator.ts'
import type { TestBackend } from './backend-fixture.ts'

/** A new account with the role that opens the desk, signed in, with the code of its authenticator app shown. */
export async function signUpAgent(at: TestBackend): ReturnType<TestBackend['signUp']> {
  const { client, userId } = await at.signUp(`agent-${crypto.randomUUID()}@example.com`)
  await giveRole(at, userId)
  return { client, userId, token: await switchAppOn(client) }
}

/** Adds an authenticator app and shows its code; gives the session's token at the second level. */
export async function switchAppOn(client: SupabaseClient): Promise<string> {
  const { id, app } = await enroll(client)
  const { data, error } = await client.auth.mfa.challengeAndVerify({
    factorId: id,
    code: app.code(new Date()),
  })
  if (error) throw error
  return data.access_token
}

export async function giveRole(at: TestBackend, userId: string): Promise<void> {
  await at.sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${userId}`
}

/** Stores a lead as the server's functions do, and gives its id. */
export async function storeLead(at: TestBackend, changes: object = {}): Promise<string> {
  const lead = { kind: 'call', phone: '(305) 555-0142', idempotency_key: crypto.randomUUID(), ...changes }
  const { data, error } = await at.client(at.secrets.secretKey).from('leads').insert(lead).select('id')
  if (error) throw new Error(error.message)
  return data[0]?.id
}

/** What a function of the desk answers, read as the page reads it. */
export async function ask<Schema extends z.ZodType>(
  client: SupabaseClient,
  name: string,
  params: object,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { data, error } = await client.rpc(name, params)
  if (error) throw new Error(`${error.code} ${error.message}`)
  return schema.parse(data)
}
