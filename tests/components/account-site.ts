import type { Session, SupabaseClient } from '@supabase/supabase-js'
import {
  password,
  startTestBackend,
  type TestBackend,
  type TestSettings,
} from '../backend/fixtures/backend.ts'
import { publicKey } from '../fixtures/function-context.ts'
import { type LivePage, openLivePage, type PageOptions } from './open-page.ts'

/** Where the page keeps its session. */
export const sessionKey = 'sb-site-auth-token'

export interface Account {
  email: string
  userId: string
  /** Signed in beside the page, as another device. */
  client: SupabaseClient
  /** What the page is signed in with. */
  session: Session
}

export interface AccountSite {
  at: TestBackend
  newAccount: () => Promise<Account>
  /** Opens a page whose accounts and tables are this backend's; with an account, signed in to it. */
  open: (path: string, options?: PageOptions & { account?: Account }) => Promise<LivePage>
}

/** A real backend of accounts and tables, on a database of its own, for the pages of a test. */
export async function startAccountSite(settings: TestSettings = {}): Promise<AccountSite> {
  const at = await startTestBackend('external', settings)
  /** Pages have the public key of all component tests, this backend has one of its own. */
  const fetch = (request: Request) => {
    const headers = new Headers(request.headers)
    for (const [name, value] of headers) {
      if (value.endsWith(publicKey)) headers.set(name, value.replace(publicKey, at.secrets.publishableKey))
    }
    return at.backend.fetch(new Request(request, { headers }))
  }
  return {
    at,
    async newAccount() {
      const email = `${crypto.randomUUID()}@example.com`
      const { client, userId } = await at.signUp(email)
      const named = await client.from('profiles').insert({ id: userId, email, full_name: 'Ana Ruiz' })
      if (named.error) throw named.error
      return { email, userId, client, session: await sessionOf(client) }
    },
    open: (path, { account, stored, says, ...options } = {}) =>
      openLivePage(path, {
        backend: { fetch },
        stored: { ...(account && { [sessionKey]: account.session }), ...stored },
        // The backend's own refusals go to the same console here.
        says: { test: (text) => text.startsWith('PostgresError') || says?.test(text) === true },
        ...options,
      }),
  }
}

export async function sessionOf(client: SupabaseClient): Promise<Session> {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('Nobody is signed in')
  return data.session
}

/** A session of another device. */
export async function signInAgain({ at }: AccountSite, email: string, chosen = password) {
  const client = at.client()
  const { error } = await client.auth.signInWithPassword({ email, password: chosen })
  if (error) throw error
  return client
}

/** Lets an hour pass since somebody's sessions were signed in to. */
export async function letAnHourPass({ at }: AccountSite, { userId }: Account): Promise<void> {
  await at.sql`
    update auth.mfa_amr_claims set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
    where session_id in (select id from auth.sessions where user_id = ${userId})`
}

/** What has the focus: a field by its name, all else by its words. */
export function focused(): string | null {
  const at = document.activeElement
  return at?.getAttribute('name') ?? at?.textContent?.trim() ?? null
}
