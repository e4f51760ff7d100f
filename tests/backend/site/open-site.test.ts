import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import { setReceiver } from '#server/leads/webhooks/webhook-rows.ts'
import { type Env, readEnv } from '#server/startup/env.ts'
import { openSite, type Site } from '#server/startup/open-site.ts'
import { readIndex } from '../../fixtures/assistant/assistant.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { giveDatabase, newDatabase } from '../../fixtures/database/databases.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { mailedLead, storeLead } from '../../fixtures/leads/leads.ts'
import { startWebhookReceiver, webhookSecret } from '../../fixtures/leads/webhook-receiver.ts'
import { newestEmail } from '../../fixtures/mail/outbox.ts'
import { settings } from '../../fixtures/settings/settings.ts'

let folder: string
let dataDir: string
/** The site of a process where nothing is set, until a test opens the next one. */
let site: Site
beforeAll(async () => {
  folder = await newDataDir('open-site')
  dataDir = join(folder, 'data')
  await giveDatabase(dataDir)
  site = await open()
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

function envOf(source: Record<string, string>): Env {
  const read = readEnv({ DATA_DIR: dataDir, ...source })
  if (!read.ok) throw new Error(read.messages.join('\n'))
  return read.env
}

const open = (source: Record<string, string> = {}) =>
  openSite({ env: envOf(source), settings, quoteSource: { provider: 'embedded' } }, readIndex, () => {})

async function call(name: string, body: unknown) {
  const request = new Request(`http://127.0.0.1:3000/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.siteConfig().supabaseKey}` },
    body: JSON.stringify(body),
  })
  const response = await site.callFunction?.(name, request)
  expect(response?.status).toBe(200)
  return response?.json()
}

/** The first row of a table of the site's own database. */
async function stored(table: string): Promise<Record<string, unknown> | undefined> {
  const sql = openPool((await runningPostgresUrl(dataDir)) ?? '', 'command')
  const [row] = await sql.script<Record<string, unknown>>(`select * from private.${table}`)
  await sql.end()
  return row
}

test('[CALLS-43] with a hosted project’s two variables pages are sent there, and nothing embedded starts', async () => {
  const hosted = await open({
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
    DATA_DIR: join(folder, 'nowhere'),
  })
  expect(hosted.siteConfig()).toMatchObject({
    supabaseUrl: 'https://abc.supabase.co',
    supabaseKey: 'sb_publishable_abc',
    accounts: { recoveryCodes: false, cancelEmailChange: false, google: null },
  })
  expect([hosted.backend, hosted.callFunction]).toEqual([undefined, undefined])
  expect(await readdir(folder)).toEqual(['data'])
  await hosted.stop()
})

test('[CALLS-43] without them the embedded backend answers, and keeps for the desk what the launch check finds', async () => {
  expect(site.siteConfig()).toMatchObject({
    supabaseUrl: '/',
    supabaseKey: expect.stringMatching(/^sb_publishable_/),
    accounts: { recoveryCodes: true, cancelEmailChange: true, google: false },
  })
  await expect.poll(() => site.backend?.isReady()).toBe(true)
  const message = expect.stringContaining('it is not set')
  const finding = { severity: 'blocker', setting: 'PUBLIC_URL', code: 'noAddress', values: {}, message }
  // Stored soon after the start, which does not wait for it.
  await expect
    .poll(async () => (await stored('launch_checks'))?.findings)
    .toEqual(expect.arrayContaining([finding]))
})

test('[LEADS-05] [LEADS-06] an application leads to both emails in the outbox', async () => {
  const { id, email, ...rest } = mailedLead({ kind: 'application' })
  const taken = await call('submit-application', {
    email,
    fullName: rest.person_name,
    phone: rest.phone,
    language: 'es',
    page: '/quote/options',
    plans: rest.plans,
    consent: true,
    consentVersion: rest.consent_version,
    idempotencyKey: id,
  })
  const toVisitor = await newestEmail(dataDir, email ?? '', 'lead-visitor')
  expect(toVisitor.subject).toBe('Recibimos su solicitud')
  const toAgent = await newestEmail(dataDir, settings.agent.supportEmail, 'lead-agent')
  expect(toAgent.link).toBe(`http://127.0.0.1:3000/agent?lead=${taken.id}`)
  expect(toAgent.mail.replyTo?.[0]?.address).toBe(email)
  expect(toAgent.file < toVisitor.file).toBe(true)
})

test('a new account gets its email through the durable jobs, and the link in it signs in', async () => {
  const post = async (path: string, body: object) => {
    const headers = { apikey: site.siteConfig().supabaseKey }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await site.backend?.fetch(
      new Request(`http://127.0.0.1:3000/auth/v1${path}`, request),
      '192.0.2.7',
    )
    return { status: answer?.status, body: await answer?.json() }
  }
  const email = 'quinn@example.com'
  const account = { email, password: 'a long enough password', data: { language: 'es' } }
  expect(await post('/signup', account)).toMatchObject({ status: 200, body: { email } })
  const link = new URL((await newestEmail(dataDir, email, 'confirmation')).link)
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:3000/auth/confirm')
  const handed = Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
  expect(handed).toMatchObject({ type: 'signup', redirect_to: 'http://127.0.0.1:3000/auth/callback' })
  expect((await post('/verify', handed)).body).toMatchObject({ user: { email } })

  const statuses: unknown[] = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await post('/token?grant_type=password', { email, password: 'not this one' })).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('[CALLS-47] after a restart a search id still works, and webhooks follow the environment of the start', async () => {
  const { search_id: searchId } = await call('white-swan-complete-request', termRequest)
  expect(await stored('webhook_receiver')).toMatchObject({ is_on: false })
  await site.stop()
  site = await open({ WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET: webhookSecret })
  expect(await stored('webhook_receiver')).toMatchObject({ is_on: true })
  const found = await call('white-swan-policy-search', { policy_search: searchId })
  const [policy] = policySearchAnswerSchema.parse(found).policies ?? []
  expect(policy?.monthly_premium).toBeGreaterThan(0)
  const plan = { personal_plan: policy?.personal_plan_id }
  expect((await call('white-swan-start-application', plan)).url).toMatch(
    /^http:\/\/127\.0\.0\.1:3000\/application#plan=/,
  )
  await site.stop()
  site = await open()
  expect(await stored('webhook_receiver')).toMatchObject({ is_on: false })
})

test('[LEADS-04] beside a hosted project whose database is named, its leads’ emails and webhooks are sent, and nothing else runs', async () => {
  const project = await newDatabase()
  const sql = openPool(project.url, 'command')
  const receiver = await startWebhookReceiver()
  const waiting = await storeLead(sql)
  await setReceiver(sql, receiver.url)
  const told = await storeLead(sql)
  const beside = join(folder, 'beside')
  const mailer = await open({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
    DATABASE_URL: project.url,
    DATA_DIR: beside,
  })
  expect([mailer.backend, mailer.callFunction]).toEqual([undefined, undefined])
  for (const lead of [waiting, await storeLead(sql)])
    expect((await newestEmail(beside, lead.email ?? '', 'lead-visitor')).subject).toBe(
      'We got your application',
    )
  expect(await readdir(beside)).toEqual(['outbox'])
  const toldOf = () =>
    receiver.taken.flatMap(({ event }) => (event.type === 'request.created' ? [event.data.request.id] : []))
  await expect.poll(toldOf).toContain(told.id)
  await mailer.stop()
  await receiver.stop()
  await sql.end()
  await project.drop()
})
