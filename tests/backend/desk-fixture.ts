import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { TestBackend } from './backend-fixture.ts'

/** A new account, signed in, with the role that opens the desk. */
export async function signUpAgent(at: TestBackend): ReturnType<TestBackend['signUp']> {
  const agent = await at.signUp(`agent-${crypto.randomUUID()}@example.com`)
  await giveRole(at, agent.userId)
  return agent
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
