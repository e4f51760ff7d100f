import { rm } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { openPool } from '#server/database/pools.ts'
import type { Sql } from '#server/database/sql.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { newApplication } from '../../fixtures/leads/submissions.ts'
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts'
import { openTestSite } from '../../fixtures/process/open-test-site.ts'
import { endServer, startServer } from '../../fixtures/process/server-process.ts'
import { password } from '../fixtures/backend.ts'

// Two processes, this one and another, as docs/operating/backend.md says: one database, the same five secrets, a data
// directory each.
const opened = new AsyncDisposableStack()
let sql: Sql
let mails: MailServer
let key: string
let one: string
let other: string
beforeAll(async () => {
  const [first = '', second = '', third = ''] = await Promise.all(
    ['one', 'other', 'secrets'].map((name) => newDataDir(name)),
  )
  for (const folder of [first, second, third])
    opened.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await newDatabase()
  opened.defer(async () => void (await database.drop()))
  sql = openPool(database.url, 'command')
  opened.defer(sql.end)
  mails = await startMailServer()
  opened.defer(mails.stop)
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
  const [here, there] = await Promise.all([
    openTestSite({ ...variables, DATA_DIR: first }, () => {}),
    startServer(second, './serve-site.ts', variables),
  ])
  opened.defer(async () => {
    here.server.closeAllConnections()
    here.server.close()
    await here.site.stop()
  })
  opened.defer(() => endServer(there.child, 'SIGTERM'))
  one = here.url
  other = there.url
})
afterAll(() => opened.disposeAsync())
beforeEach(() => {
  mails.received.length = 0
})

const ask = (at: string, name: string, body: unknown) =>
  fetch(`${at}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
async function call(at: string, name: string, body: unknown) {
  const answer = await ask(at, name, body)
  expect(answer.status).toBe(200)
  return answer.json()
}
const clientOf = (at: string) =>
  createClient(at, key, { auth: { persistSession: false, autoRefreshToken: false } })
const each = (n: number) => (n % 2 === 0 ? one : other)

test('[LEADS-04] submissions to two processes at once are each stored once and emailed once', async () => {
  const applications = Array.from({ length: 12 }, (_, n) =>
    newApplication({ email: `visitor-${n}@example.com` }),
  )
  const ids = await Promise.all(
    applications.flatMap((application) =>
      [one, other].map(async (at) => (await call(at, 'submit-application', application)).id),
    ),
  )
  expect(new Set(ids).size).toBe(12)
  await expect.poll(() => sql`select id from lead_mails where state <> 'sent'`).toEqual([])
  await expect.poll(() => sql`select id from jobs.job where name = 'lead-mails'`).toEqual([])
  const visitors = mails.received.flatMap(({ to }) => to).filter((address) => address.startsWith('visitor-'))
  expect(visitors.toSorted()).toEqual(applications.map(({ email }) => email).toSorted())
  expect(mails.received).toHaveLength(24)
})

test('[O14] two processes together take as many wrong passwords and calls as one would alone', async () => {
  const guess = { email: 'guessed@example.com', password: 'a guess' }
  const codes: (string | undefined)[] = []
  for (let n = 0; n < 12; n++)
    codes.push((await clientOf(each(n)).auth.signInWithPassword(guess)).error?.code)
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'))
  expect(codes.slice(10)).toEqual(Array(2).fill('over_request_rate_limit'))

  const calls = Array.from({ length: 40 }, (_, n) => ask(each(n), 'request-status', {}))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('[CALLS-47] the ids of a quote that one process made open in the other', async () => {
  const { search_id } = await call(one, 'white-swan-complete-request', termRequest)
  const found = await call(other, 'white-swan-policy-search', { policy_search: search_id })
  const [policy] = policySearchAnswerSchema.parse(found).policies ?? []
  expect(policy?.monthly_premium).toBeGreaterThan(0)
})

test('a session that began in one process is good in the other, is over in both once it is ended, and its account’s email is sent once', async () => {
  const [atOne, atOther] = [clientOf(one), clientOf(other)]
  const email = `${crypto.randomUUID()}@example.com`
  const { data } = await atOne.auth.signUp({ email, password })
  await atOther.auth.setSession(
    z.object({ access_token: z.string(), refresh_token: z.string() }).parse(data.session),
  )
  const refreshed = await atOther.auth.refreshSession()
  expect(refreshed.data.session?.user.email).toBe(email)
  expect((await atOther.auth.signOut()).error).toBeNull()
  expect((await atOne.auth.getUser()).error?.name).toBe('AuthSessionMissingError')

  await atOne.auth.resetPasswordForEmail(email)
  await expect.poll(() => sql`select id from jobs.job`).toEqual([])
  expect(mails.received.map(({ to }) => to)).toEqual([[email]])
})
