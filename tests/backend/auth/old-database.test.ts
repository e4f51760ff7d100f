import { hash } from '@node-rs/bcrypt'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { loadSecrets, type Secrets } from '#server/backend/secrets.ts'
import { openPool } from '#server/database/pools.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { createJobsAtOnce } from '../../fixtures/jobs-at-once.ts'

let database: Awaited<ReturnType<typeof newDatabase>>
let secrets: Secrets
beforeAll(async () => {
  database = await newDatabase()
  secrets = await loadSecrets(await newDataDir('old-database'))
})
afterAll(() => database.drop())

const email = 'from.before@example.com'
const password = 'a long enough password'

/** Accounts as versions before this service left them: without factors, levels and hashed tokens. */
const before = `
comment on schema auth is null;
drop table auth.mfa_amr_claims, auth.mfa_challenges, auth.mfa_factors, auth.one_time_tokens cascade;
alter table auth.flow_state drop constraint flow_state_user_id_fkey;
alter table auth.flow_state drop column browser_hash, drop column provider_nonce,
  drop column provider_code_verifier, drop column session_id;
drop index auth.refresh_tokens_token_unique, auth.refresh_tokens_parent_idx;
insert into auth.flow_state (id, user_id, authentication_method, provider_type)
  values (gen_random_uuid(), gen_random_uuid(), 'oauth', 'google')`

async function start() {
  const backend = await startEmbeddedBackend({
    databaseUrl: database.url,
    // Of a backend with a PostgreSQL of its own.
    dataDir: '/nonexistent',
    secrets,
    siteUrl: 'http://site.test',
    accounts: {
      confirmEmail: true,
      takesSignUps: true,
      isLimited: true,
      trustedProxies: 0,
      google: undefined,
      sendEmail: async () => {},
      openJobs: async () => createJobsAtOnce(),
    },
    log: () => {},
  })
  const client = createClient('http://site.test', secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  })
  return { backend, client }
}

test('[S1] a database of an earlier version gets what it lacks at the start; its accounts sign in with their passwords', async () => {
  const sql = openPool(database.url, 'command')
  await sql.script(before)
  const id = crypto.randomUUID()
  await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, email_change, email_change_sent_at)
    values (${id}, ${email}, ${await hash(password, 10)}, now(), 'waits.since@example.com', now())`
  const sessionId = crypto.randomUUID()
  await sql`insert into auth.sessions (id, user_id, aal) values (${sessionId}, ${id}, 'aal1')`
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id)
    values ('1', 'an old token in plain text', ${id}, ${sessionId})`
  await sql.end()

  const { backend, client } = await start()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(id)
  // [S1] A change of address from before expired never, and one mailbox alone confirmed it.
  expect(data.user?.new_email).toBeUndefined()
  expect((await client.auth.refreshSession()).error).toBeNull()
  const old = await client.auth.refreshSession({ refresh_token: 'an old token in plain text' })
  expect(old.error?.code).toBe('refresh_token_not_found')
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
  await backend.stop()

  const again = await start()
  expect((await again.client.auth.signInWithPassword({ email, password })).error).toBeNull()
  await again.backend.stop()
}, 60_000)
