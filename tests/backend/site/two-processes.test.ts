import { rm } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { deskPersonOfSchema } from '#domain/leads/desk/person.ts'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { openPool } from '#server/database/pools.ts'
import type { Sql } from '#server/database/sql.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { newApplication } from '../../fixtures/leads/submissions.ts'
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts'
import { endServer, type ServerProcess, startServer } from '../../fixtures/process/server-process.ts'
import { password } from '../fixtures/backend.ts'
import { switchAppOn } from '../fixtures/desk.ts'

// Two processes as docs/operating/backend.md says: one database, the same five secrets, a data directory each.
let folders: string[]
let database: Awaited<ReturnType<typeof newDatabase>>
let sql: Sql
let mails: MailServer
let key: string
let one: ServerProcess
let other: ServerProcess
beforeAll(async () => {
  folders = [await newDataDir('process'), await newDataDir('process'), await newDataDir('secrets')]
  const [first = '', second = '', third = ''] = folders
  database = await newDatabase()
  sql = openPool(database.url, 'command')
  mails = await startMailServer()
  const secrets = await loadSecrets(third)
  key = secrets.publishableKey
  const variables = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    JWT_SIGNING_KEY: secrets.signingKey,
    JWT_SECRET: secrets.jwtSecret,
    PUBLISHABLE_KEY: secrets.publishableKey,
    SECRET_KEY: secrets.secretKey,
    SEALING_KEY: secrets.sealingKey,
    AUTH_CONFIRM_EMAIL: 'off',
  }
  const start = (folder: string) => startServer(folder, './serve-site.ts', variables)
  ;[one, other] = await Promise.all([start(first), start(second)])
})
afterEach(() => {
  mails.received.length = 0
})
afterAll(async () => {
  await Promise.all([one, other].map(({ child }) => endServer(child, 'SIGTERM')))
  await sql.end()
  await mails.stop()
  await database.drop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function call(to: ServerProcess, name: string, body: unknown) {
  const answer = await fetch(`${to.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

const clientOf = (of: ServerProcess) =>
  createClient(of.url, key, { auth: { persistSession: false, autoRefreshToken: false } })

/** A client of each process with the same session, begun at the first. */
async function signUp() {
  const atOne = clientOf(one)
  const email = `${crypto.randomUUID()}@example.com`
  const { data } = await atOne.auth.signUp({ email, password })
  const session = z.object({ access_token: z.string(), refresh_token: z.string() }).parse(data.session)
  const atOther = clientOf(other)
  await atOther.auth.setSession(session)
  return { atOne, atOther, email }
}

test('[LEADS-04] Submissions to two processes at once are each stored once and emailed once', async () => {
  const applications = Array.from({ length: 12 }, (_, n) =>
    newApplication({ email: `visitor-${n}@example.com` }),
  )
  const ids = await Promise.all(
    applications.flatMap((application) =>
      [one, other].map(async (at) => (await call(at, 'submit-application', application)).id),
    ),
  )
  expect(new Set(ids).size).toBe(12)
  await expect
    .poll(() => sql`select id from lead_mails where state <> 'sent'`, { timeout: 30_000 })
    .toEqual([])
  await expect.poll(() => sql`select id from jobs.job where name = 'lead-mails'`).toEqual([])
  const visitors = mails.received.flatMap(({ to }) => to).filter((address) => address.startsWith('visitor-'))
  expect(visitors.toSorted()).toEqual(applications.map(({ email }) => email).toSorted())
  expect(mails.received).toHaveLength(24)
})

test('[O14] Two processes together take as many wrong passwords of an account as one would alone', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const codes: (string | undefined)[] = []
  for (let n = 0; n < 12; n++) {
    const { error } = await clientOf(n % 2 ? one : other).auth.signInWithPassword({
      email,
      password: 'a guess',
    })
    codes.push(error?.code)
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'))
  expect(codes.slice(10)).toEqual(Array(2).fill('over_request_rate_limit'))
})

test('[O14] Two processes together answer as many messages of an address as one would alone', async () => {
  const ask = (at: ServerProcess) =>
    fetch(`${at.url}/functions/v1/ai-chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'What is term life insurance?' }),
    })
  // Each reads what it answers from at its first message.
  const first = [await ask(one), await ask(other)]
  const more = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n % 2 === 0 ? one : other)))
  const answers = [...first, ...more]
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12)
})

test('[CALLS-47] The ids of a quote that one process made open in the other', async () => {
  const { search_id } = await call(one, 'white-swan-complete-request', termRequest)
  const found = await call(other, 'white-swan-policy-search', { policy_search: search_id })
  const [policy] = policySearchAnswerSchema.parse(found).policies ?? []
  expect(policy?.monthly_premium).toBeGreaterThan(0)
  const started = await call(one, 'white-swan-start-application', { personal_plan: policy?.personal_plan_id })
  expect(started.url).toContain('/application#plan=')
})

test('A session that began in one process is good in the other, and over in both once it is ended in one', async () => {
  const { atOne, atOther, email } = await signUp()
  expect((await atOther.auth.getUser()).data.user?.email).toBe(email)
  const { data, error } = await atOther.auth.refreshSession()
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  expect((await atOther.auth.signOut()).error).toBeNull()
  expect((await atOne.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('A lead that one process took stands on the desk of the other', async () => {
  const { atOne, atOther, email } = await signUp()
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent", "desk_owner": true}' where email = ${email}`
  await switchAppOn(atOne)
  const { data: shown } = await atOne.auth.getSession()
  await atOther.auth.setSession(
    z.object({ access_token: z.string(), refresh_token: z.string() }).parse(shown.session),
  )
  const { id } = await call(one, 'submit-application', newApplication())
  const { data } = await atOther.rpc('desk_person_of', { lead_id: id })
  expect(deskPersonOfSchema.parse(data)).not.toBeNull()
})

test('An email of an account that is asked for in one process is sent once', async () => {
  const { atOne, email } = await signUp()
  mails.received.length = 0
  await atOne.auth.resetPasswordForEmail(email)
  await expect.poll(() => sql`select id from jobs.job`, { timeout: 30_000 }).toEqual([])
  expect(mails.received.map(({ to }) => to)).toEqual([[email]])
})
