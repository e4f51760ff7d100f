import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { purgeOldRows } from '#server/erase/upkeep.ts'
import { openOutbox } from '#server/mail/transport/outbox.ts'
import { logTo } from '../../fixtures/log-lines.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external', { outboxDir: true })
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from leads`)

const kept = { leadMonths: null, unconfirmedAccountDays: 30, auditMonths: 24 }
const purge = (retention: object = {}) =>
  purgeOldRows(
    { url: 'http://backend.test', secretKey: at.secrets.secretKey, fetch: at.backend.fetch },
    { ...kept, ...retention },
    logTo(at.lines),
  )
const leads = async () =>
  (await at.sql<{ person_name: string }>`select person_name from leads order by 1`).map(
    (row) => row.person_name,
  )

/** A request of somebody whom nobody has touched for so long. */
async function storeOldLead(name: string, months: number): Promise<string> {
  const id = await storeLead(at, { person_name: name, email: `${name}@example.com` })
  await at.sql`update people set touched_at = now() - make_interval(months => ${months})
    where id = (select person_id from leads where id = ${id})`
  return id
}

test('[O10] [S6] who asked again, or was worked with, is kept with all requests; who was not goes whole', async () => {
  const contact = { person_name: 'again', email: 'again@example.com' }
  await storeLead(at, { ...contact, created_at: '2020-01-01T00:00:00Z' })
  await storeLead(at, contact)
  const worked = await storeOldLead('worked', 25)
  await storeLead(at, {
    person_name: 'worked',
    email: 'worked@example.com',
    created_at: '2020-01-01T00:00:00Z',
  })
  const agent = await signUpAgent(at)
  await storeOldLead('gone', 25)
  await storeLead(at, {
    person_name: 'gone',
    email: 'gone@example.com',
    created_at: '2020-01-01T00:00:00Z',
  })
  const [gone] = await at.sql<{ id: string }>`select id from people where words like '% gone%'`
  await at.sql`insert into private.person_entries (person_id, at, kind, body)
    values (${gone?.id ?? ''}, '2020-01-02Z', 'note', 'vanishing')`
  await agent.client.rpc('desk_note', { id: await personOf(at, worked), body: 'still here' })
  await purge({ leadMonths: 24 })
  expect(await leads()).toEqual(['again', 'again', 'worked', 'worked'])
  expect(await at.sql`select from people where id = ${gone?.id ?? ''}`).toHaveLength(0)
  expect(await at.sql`select from private.person_entries where body = 'vanishing'`).toHaveLength(0)
  expect(await at.sql`select from private.person_contacts where key = 'e:gone@example.com'`).toHaveLength(0)
  expect(at.lines.join('\n')).toContain('"code":"rows_erased","leads":2')
})

test('[S6] leads past their time are erased with their mails, the others stay', async () => {
  await storeOldLead('old', 25)
  await storeOldLead('younger', 23)
  await storeLead(at, { person_name: 'new' })
  await purge()
  expect(await leads()).toEqual(['new', 'old', 'younger'])
  await purge({ leadMonths: 24 })
  expect(await leads()).toEqual(['new', 'younger'])
  expect(await at.sql`select from lead_mails where address = 'old@example.com'`).toHaveLength(0)
  const [line] =
    await at.sql`select details from private.audit_events where event = 'leads_erased' order by id desc`
  expect(line?.details).toEqual({ count: 1, unsent_mails: 2, why: 'retention' })
  expect(at.lines.join('\n')).toContain('"code":"rows_erased","leads":1')
})

test('[S6] an account that nobody confirmed goes, and one that is confirmed or in use stays', async () => {
  for (const name of ['waiting', 'recent', 'asked-again']) {
    await at.client().auth.signUp({ email: `${name}@example.com`, password: 'a long enough password' })
  }
  await at.signUp('confirmed@example.com')
  await at.settled()
  await at.sql`update auth.users set created_at = now() - interval '31 days'
    where email in ('waiting@example.com', 'asked-again@example.com', 'confirmed@example.com')`
  await at.sql`delete from auth.one_time_tokens t using auth.users u where u.id = t.user_id and u.email = 'waiting@example.com'`
  await purge()
  const emails = await at.sql`select email from auth.users where email !~ 'agent' order by email`
  expect(emails.map(({ email }) => email)).toEqual([
    'asked-again@example.com',
    'confirmed@example.com',
    'recent@example.com',
  ])
})

test('[S6] old lines of the audit go; nothing younger than three months ever does', async () => {
  await at.sql`insert into private.audit_events (at, event) values
    (now() - interval '25 months', 'signed_in'), (now() - interval '5 months', 'signed_in')`
  const old = async () =>
    (await at.sql`select from private.audit_events where at < now() - interval '2 months'`).length
  await purge()
  expect(await old()).toBe(1)
  await at.sql`insert into private.audit_events (at, event) values (now() - interval '80 days', 'signed_in')`
  await purge({ auditMonths: 1 })
  expect(await old()).toBe(1)
})

test('[S6] sessions and one-time tokens past their time go', async () => {
  const { userId, client } = await at.signUp('long.ago@example.com')
  const [id, ended] = [crypto.randomUUID(), crypto.randomUUID()]
  await at.sql`insert into auth.sessions (id, user_id, aal, created_at, updated_at, not_after) values
    (${id}, ${userId}, 'aal1', now() - interval '181 days', now(), null),
    (${ended}, ${userId}, 'aal1', now(), now(), now() - interval '1 minute')`
  await at.sql`insert into auth.one_time_tokens (id, user_id, token_type, created_at, expires_at)
    values (gen_random_uuid(), ${userId}, 'recovery', now(), now() - interval '2 days')`
  await at.backend.forgetExpired()
  expect(await at.sql`select from auth.sessions where id in (${id}, ${ended})`).toHaveLength(0)
  expect(
    await at.sql`select from auth.one_time_tokens where expires_at < now() - interval '1 day'`,
  ).toHaveLength(0)
  expect((await client.auth.getUser()).error).toBeNull()
})

test('[S6] nobody but the server purges, and it never purges everything', async () => {
  const agent = await signUpAgent(at)
  const ordinary = await at.signUp(`ordinary-${crypto.randomUUID()}@example.com`)
  for (const { client } of [agent, ordinary, { client: at.client() }]) {
    for (const name of ['purge_old_rows', 'count_agents']) {
      expect((await client.rpc(name, {})).error?.code).toBe('42501')
    }
  }
  await storeOldLead('kept', 100)
  const secret = at.client(at.secrets.secretKey)
  expect((await secret.rpc('purge_old_rows', { lead_months: 0 })).error?.code).toBe('22023')
  expect(await leads()).toEqual(['kept'])
})

test('[S6] mails in the outbox go with their lead as soon as it is erased', async () => {
  const directory = join(at.dataDir, 'outbox')
  await mkdir(directory, { recursive: true })
  const sender = { from: '"Site" <site@example.org>', replyTo: 'site@example.org', host: 'site.test' }
  const mail = { language: 'en' as const, subject: 'A mail', text: 'A mail', html: '<p>A mail</p>' }
  const lead = await storeLead(at, { email: 'in.files@example.com' })
  const other = await storeLead(at, { phone: '(305) 555-0111' })
  const post = openOutbox(directory, sender)
  const written = await at.sql<{ id: string }>`select id from lead_mails where lead_id in (${lead}, ${other})`
  for (const { id } of written) await post.send({ ...mail, id, kind: 'lead-agent', to: 'agent@example.com' })
  await post.send({ ...mail, kind: 'recovery', to: 'fresh@example.com' })
  expect(await readdir(directory)).toHaveLength(4)
  await at.sql`delete from leads where id = ${lead}`
  await expect.poll(() => readdir(directory)).toHaveLength(2)
})
