import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { migrateDatabase } from '#server/backend/migrate.ts'
import { runningPostgresUrl, startPostgres } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import { setReceiver } from '#server/leads/webhooks/webhook-rows.ts'
import { type Env, readEnv } from '#server/startup/env.ts'
import { openSite, type Site } from '#server/startup/open-site.ts'
import { readIndex } from '../../fixtures/assistant/assistant.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { mailedLead, storeLead } from '../../fixtures/leads/leads.ts'
import { startWebhookReceiver, webhookSecret } from '../../fixtures/leads/webhook-receiver.ts'
import { newestEmail } from '../../fixtures/mail/outbox.ts'
import { settings } from '../../fixtures/settings/settings.ts'

let directory: string
beforeAll(async () => {
  directory = await newDataDir('open-site')
})
afterAll(() => rm(directory, { recursive: true }))

function envOf(source: Record<string, string>): Env {
  const read = readEnv({ DATA_DIR: join(directory, 'data'), ...source })
  if (!read.ok) throw new Error(read.messages.join('\n'))
  return read.env
}

const open = (env: Env) =>
  openSite({ env, settings, quoteSource: { provider: 'embedded' } }, readIndex, () => {})

async function call(site: Site, name: string, body: unknown) {
  const request = new Request(`http://127.0.0.1:3000/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.siteConfig().supabaseKey}` },
    body: JSON.stringify(body),
  })
  const response = await site.callFunction?.(name, request)
  expect(response?.status).toBe(200)
  return response?.json()
}

async function launchFindings(): Promise<unknown> {
  const sql = openPool((await runningPostgresUrl(join(directory, 'data'))) ?? '', 'command')
  const [row] = await sql`select findings from private.launch_checks`
  await sql.end()
  return row?.findings
}

test('[CALLS-43] With the two variables of a hosted project, pages are sent there and nothing embedded starts', async () => {
  const env = envOf({
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  })
  const site = await open(env)
  expect(site.siteConfig()).toMatchObject({
    supabaseUrl: 'https://abc.supabase.co',
    supabaseKey: 'sb_publishable_abc',
    accounts: { recoveryCodes: false, cancelEmailChange: false, google: null },
  })
  expect(site.backend).toBeUndefined()
  expect(site.callFunction).toBeUndefined()
  expect(await readdir(directory)).toEqual([])
  await site.stop()
})

test('[CALLS-43] [CALLS-47] Without them the embedded backend answers, and after a restart a search id still works', async () => {
  const first = await open(envOf({}))
  expect(first.siteConfig()).toMatchObject({
    supabaseUrl: '/',
    supabaseKey: expect.stringMatching(/^sb_publishable_/),
    accounts: { recoveryCodes: true, cancelEmailChange: true, google: false },
  })
  await expect.poll(() => first.backend?.isReady()).toBe(true)
  // For the agent's desk; stored soon after the start, which does not wait for it.
  await expect.poll(launchFindings).toEqual(
    expect.arrayContaining([
      {
        severity: 'blocker',
        setting: 'PUBLIC_URL',
        code: 'noAddress',
        values: {},
        message: expect.stringContaining('it is not set'),
      },
    ]),
  )
  const { search_id: searchId } = await call(first, 'white-swan-complete-request', termRequest)
  await first.stop()

  const second = await open(envOf({}))
  const found = await call(second, 'white-swan-policy-search', { policy_search: searchId })
  const [policy] = policySearchAnswerSchema.parse(found).policies ?? []
  expect(policy?.monthly_premium).toBeGreaterThan(0)
  const started = await call(second, 'white-swan-start-application', {
    personal_plan: policy?.personal_plan_id,
  })
  expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/application#plan=/)
  await second.stop()
})

test('[LEADS-05] [LEADS-06] An application that is taken leads to both mails in the outbox, in a process where nothing is set', async () => {
  const site = await open(envOf({}))
  const { id, email, ...rest } = mailedLead({ kind: 'application' })
  const stored = await call(site, 'submit-application', {
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
  const toVisitor = await newestEmail(join(directory, 'data'), email ?? '', 'lead-visitor')
  expect(toVisitor.subject).toBe('Recibimos su solicitud')
  const toAgent = await newestEmail(join(directory, 'data'), settings.agent.supportEmail, 'lead-agent')
  expect(toAgent.link).toBe(`http://127.0.0.1:3000/agent?lead=${stored.id}`)
  expect(toAgent.mail.replyTo?.[0]?.address).toBe(email)
  expect(toAgent.file < toVisitor.file).toBe(true)
  await site.stop()
}, 60_000)

test('[LEADS-04] Beside a hosted project, whose database is named, the mails of its leads and webhooks are sent and nothing else runs', async () => {
  const dataDir = join(directory, 'project')
  const project = await startPostgres({ dataDir, log: () => {} })
  await migrateDatabase({ url: project.url, log: () => {} })
  const sql = openPool(project.url, 'command')
  const receiver = await startWebhookReceiver()
  const env = envOf({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
    DATABASE_URL: project.url,
    DATA_DIR: join(directory, 'beside'),
  })
  const waiting = await storeLead(sql)
  await setReceiver(sql, receiver.url)
  const told = await storeLead(sql)
  const site = await open(env)
  expect([site.backend, site.callFunction]).toEqual([undefined, undefined])
  for (const lead of [waiting, await storeLead(sql)]) {
    const mail = await newestEmail(env.DATA_DIR, lead.email ?? '', 'lead-visitor')
    expect(mail.subject).toBe('We got your application')
  }
  expect(await readdir(env.DATA_DIR)).toEqual(['outbox'])
  const toldOf = () =>
    receiver.taken.flatMap(({ event }) => (event.type === 'request.created' ? [event.data.request.id] : []))
  await expect.poll(toldOf).toContain(told.id)
  await site.stop()
  await receiver.stop()
  await sql.end()
  await project.stop()
}, 60_000)

test('A new account gets its letter through the durable jobs into the outbox, and the link in it signs in', async () => {
  const site = await open(envOf({}))
  const { backend } = site
  if (!backend) throw new Error('Nothing answers')
  const post = (path: string, body: object) =>
    backend.fetch(
      new Request(`http://127.0.0.1:3000/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: site.siteConfig().supabaseKey },
        body: JSON.stringify(body),
      }),
      '192.0.2.7',
    )
  const email = 'quinn@example.com'
  const signUp = await post('/signup', {
    email,
    password: 'a long enough password',
    data: { language: 'es' },
  })
  expect([signUp.status, (await signUp.json()).email]).toEqual([200, email])
  const letter = await newestEmail(join(directory, 'data'), email, 'confirmation')
  const link = new URL(letter.link)
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:3000/auth/confirm')
  const handed = Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
  expect(handed).toMatchObject({ type: 'signup', redirect_to: 'http://127.0.0.1:3000/auth/callback' })
  const opened = await post('/verify', handed)
  expect(await opened.json()).toMatchObject({ access_token: expect.any(String), user: { email } })

  const wrong = { email, password: 'not this one' }
  const answers = []
  for (let tries = 0; tries < 11; tries += 1)
    answers.push((await post('/token?grant_type=password', wrong)).status)
  expect(answers).toEqual([...Array(10).fill(400), 429])
  await site.stop()
}, 60_000)

test('Whether webhooks are noted follows the environment of each start', async () => {
  const isOn = async () => {
    const sql = openPool((await runningPostgresUrl(join(directory, 'data'))) ?? '', 'command')
    const rows = await sql<{ is_on: boolean }>`select is_on from private.webhook_receiver`
    await sql.end()
    return rows.map((row) => row.is_on)
  }
  const hooks = { WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET: webhookSecret }
  for (const [source, expected] of [
    [{}, false],
    [hooks, true],
    [{}, false],
  ] as const) {
    const site = await open(envOf(source))
    expect(await isOn()).toEqual([expected])
    await site.stop()
  }
}, 60_000)
