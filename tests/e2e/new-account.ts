import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { seed } from './fixtures.ts'
import { confirmPageOf, letterTo } from './mailed-link.ts'

export interface NewAccount {
  /** The site that it is an account of. */
  address: string
  email: string
  password: string
  /** Signed in as a device of its own, beside the page. */
  client: SupabaseClient
  session: Session
}

async function clientOf(address: string): Promise<SupabaseClient> {
  const { supabaseKey } = await (await fetch(`${address}/config.json`)).json()
  return createClient(address, supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** A second sign-in to an account, as another device has one. */
export async function signInAgain(address: string, email: string, password: string) {
  const client = await clientOf(address)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, session: data.session }
}

/** Signs up at a site; the account waits for its mail to be answered. */
export async function signUpOnly(
  address: string | undefined,
  password = `secret ${randomUUID()}`,
  email = `${randomUUID()}@example.com`,
) {
  if (address === undefined) throw new Error('There is no site to make an account at')
  const client = await clientOf(address)
  const { error } = await client.auth.signUp({ email, password })
  if (error) throw error
  return { address, email, password, client }
}

/** Makes an account at a site and confirms it by its mail; nothing of this happens in a browser. */
export async function newAccount(
  site: string | undefined,
  chosen?: string,
  chosenEmail?: string,
): Promise<NewAccount> {
  const { address, email, password, client } = await signUpOnly(site, chosen, chosenEmail)
  const { link } = await letterTo(address, email, 'confirmation')
  const [, fragment] = confirmPageOf(link).split('#')
  const token_hash = new URLSearchParams(fragment).get('token_hash') ?? ''
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  if (error || !data.session) throw error ?? new Error('The mail led to no session')
  // With a name, so that no page asks for one.
  const named = await client
    .from('profiles')
    .insert({ id: data.session.user.id, email, full_name: 'Ana Ruiz' })
  if (named.error) throw named.error
  return { address, email, password, client, session: data.session }
}

/** Lets the page have a session from its first script on, as if it had signed in there before. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  await seed(page, { 'sb-127-auth-token': session })
}

/** Whether the accounts service still knows the session of a client. */
export async function isSignedIn({ auth }: SupabaseClient): Promise<boolean> {
  const { error } = await auth.getUser()
  if (error && error.name !== 'AuthSessionMissingError') throw error
  return error === null
}
