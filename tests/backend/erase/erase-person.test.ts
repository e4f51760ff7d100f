import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseByCommand } from '#server/erase/erase-by-command.ts'
import { startOutboxSweep } from '#server/erase/sweep-outbox.ts'
import { openOutbox } from '#server/mail/transport/outbox.ts'
import { logTo } from '../../fixtures/log-lines.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

/** What the command says. */
async function erasePerson(
  words: string[],
  more: Record<string, string> = {},
  isSure = false,
): Promise<string> {
  const said: string[] = []
  const asking = { say: (text: string) => void said.push(text), isConfirmed: async () => isSure }
  await eraseByCommand(words, { ...at.environment, ...more }, asking)
  return said.join('\n')
}

/** Every text of every table, as a dump would hold it. */
async function dump(): Promise<string> {
  const tables = await at.sql<{ table: string }>`
    select format('%I.%I', schemaname, tablename) as "table" from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`
  const texts = await Promise.all(
    tables.map(async ({ table }) => {
      const rows = await at.sql.script<{ row: string }>(`select t::text as row from ${table} t`)
      return `${table}\n${rows.map(({ row }) => row).join('\n')}`
    }),
  )
  return texts.join('\n')
}

async function outbox(): Promise<string> {
  const directory = join(at.dataDir, 'outbox')
  const files = await readdir(directory)
  return (await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))).join('\n')
}

const sender = { from: '"Site" <site@example.org>', replyTo: 'site@example.org', host: 'site.test' }
const mail = { language: 'en' as const, subject: 'A mail', html: '<p>A mail</p>' }

/** A person with something in every table that may hold something of a person, and a bystander. */
async function storePerson() {
  const { client, userId } = await at.signUp('vera.gone@example.com')
  await client.from('profiles').insert({
    id: userId,
    email: 'vera.gone@example.com',
    full_name: 'Vera Vanishing',
    phone: '(305) 555-0177',
    medications: ['Vanishol'],
  })
  const plan = { company: 'Vanish Life', personName: 'Vera Vanishing' }
  await client
    .from('saved_plans')
    .insert({ user_id: userId, plan_name: 'Vera Vanishing’s plan', plan_details: plan })
  await client.auth.updateUser({ data: { full_name: 'Vera Vanishing' } })
  await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Vera Vanishing’s phone' })
  await client.auth.resetPasswordForEmail('vera.gone@example.com')
  await at.settled()
  const [session] = await at.sql<{ id: string }>`select id from auth.sessions where user_id = ${userId}`
  await at.sql`insert into auth.flow_state (id, user_id, session_id, authentication_method, provider_type,
      referrer, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, ${session?.id ?? null}, 'oauth', 'google', 'http://site.test/#Vera Vanishing', now(), now())`
  await at.sql`insert into auth.audit_log_entries (id, payload, created_at)
    values (gen_random_uuid(), ${JSON.stringify({ actor_id: userId, actor_username: 'vera.gone@example.com' })}, now())`
  await at.sql`insert into auth.one_time_tokens (id, token_type, sent_to, created_at, expires_at)
    values (gen_random_uuid(), 'email-change-notice', 'Vera.Gone@example.com', now(), now())`
  const lead = await storeLead(at, {
    email: 'Vera.Gone@example.com',
    phone: '305-555-0177',
    person_name: 'Vera Vanishing',
    people: [{ name: 'Vera Vanishing' }],
    page: '/contact',
  })
  // Known by the number alone, under another name.
  await storeLead(at, { phone: '+1 305 555 0177', person_name: 'V. Vanishing' })
  const person = await personOf(at, lead)
  await at.sql`insert into private.person_entries (person_id, kind, body)
    values (${person}, 'note', 'Vera Vanishing takes Vanishol')`
  await at.sql`update people set words = private.words_of_person(id) where id = ${person}`
  await at.sql`insert into private.contact_wishes (contact, way, is_refused, source)
    select private.contact_hash(key), 'call', true, 'link' from private.person_contacts where person_id = ${person}`
  const bystander = await at.signUp('bystander@example.com')
  await at.sql`update auth.users set email_change = 'vera.gone@example.com' where id = ${bystander.userId}`
  await storeLead(at, {
    email: 'bystander@example.com',
    person_name: 'Bea Bystander',
    phone: '(305) 555-0178',
  })
  const post = openOutbox(join(at.dataDir, 'outbox'), sender)
  await post.send({ ...mail, kind: 'recovery', to: 'vera.gone@example.com', text: 'Your link' })
  await post.send({ ...mail, kind: 'lead-agent', to: 'agent@example.com', text: 'Call 305-555-0177' })
  await post.send({ ...mail, kind: 'lead-agent', to: 'agent@example.com', text: 'Bea at (305) 555-0178' })
}

const everySign = /vera\.gone|vanish|305.{0,3}555.{0,3}0177|vanishol/i

test('[S6] [O1] of a person who is erased nothing is left in any table or mail, and the others keep theirs', async () => {
  await storePerson()
  expect(await dump()).toMatch(everySign)
  expect(await outbox()).toMatch(everySign)

  const said = await erasePerson(['Vera.Gone@Example.com', '--yes'])
  expect(said).toMatch(/account of vera\.gone@example\.com/)
  expect(said).toMatch(/Erased: 1 account, 2 leads\./)
  expect(said).toMatch(/3 mails were waiting and will not go out/)
  expect(said).toMatch(/2 mails in the outbox erased/)
  expect(said).not.toMatch(/still stands/)

  expect((await dump()).match(everySign)).toBeNull()
  // What is refused stays refused, by hashes that name nobody.
  expect(await at.sql`select from private.contact_wishes`).toHaveLength(2)
  expect((await outbox()).match(everySign)).toBeNull()
  expect(await dump()).toMatch(/Bea Bystander/)
  expect(await outbox()).toMatch(/Bea at/)
  const audit = await at.sql<{ event: string; details: object }>`
    select event, details from private.audit_events where event in ('leads_erased', 'account_erased') order by id`
  expect(audit).toEqual([
    { event: 'leads_erased', details: { count: 2, unsent_mails: 3, why: 'command' } },
    { event: 'account_erased', details: {} },
  ])
  expect(await erasePerson(['vera.gone@example.com'])).toMatch(/Nothing is stored/)
})

test('[S6] a phone number finds the person however it is written', async () => {
  await storeLead(at, { phone: '(212) 555-0190', email: 'tel@example.com', person_name: 'Tela Phone' })
  expect(await erasePerson(['+1', '212.555.0190', '--yes'])).toMatch(/Erased: 0 accounts, 1 lead\./)
  expect(await dump()).not.toMatch(/Tela Phone|tel@example\.com/)
})

test('[O1] [O10] [S6] the desk erases one request, or all of a person: entries, contacts and search words go along', async () => {
  const { client } = await signUpAgent(at)
  const erase = async (id: string, whole_person: boolean) =>
    (await client.rpc('desk_erase', { id, whole_person })).data
  const contact = { person_name: 'Desk Gone', phone: '(786) 555-0123' }
  const first = await storeLead(at, { ...contact, email: 'desk.first@example.com' })
  const second = await storeLead(at, { ...contact, email: 'desk.second@example.com' })
  const twin = await storeLead(at, { ...contact, person_name: 'Desk Twin' })
  const id = await personOf(at, first)
  expect(await personOf(at, second)).toBe(id)
  await client.rpc('desk_note', { id, body: 'desk.note of somebody' })

  expect(await erase(second, false)).toEqual({ erased: 1 })
  expect(await dump()).not.toMatch(/desk\.second/)
  const [left] = await at.sql`select latest_lead_id, words from people where id = ${id}`
  expect(left).toEqual({
    latest_lead_id: first,
    words: ' desk gone desk.first@example.com 7865550123 desk.note of somebody',
  })

  expect(await erase(id, true)).toEqual({ erased: 1 })
  expect(await dump()).not.toMatch(/desk\.first|desk\.note|desk gone/i)
  expect(await at.sql`select id from leads where phone = ${contact.phone}`).toEqual([{ id: twin }])
  expect(await erase(id, true)).toBeNull()

  // The last request takes its person along.
  expect(await erase(twin, false)).toEqual({ erased: 1 })
  expect(await dump()).not.toMatch(/desk twin/i)
})

test('[S6] without a yes nothing is erased', async () => {
  await storeLead(at, { email: 'doubt@example.com', person_name: 'In Doubt' })
  await mkdir(join(at.dataDir, 'outbox'), { recursive: true })
  expect(await erasePerson(['doubt@example.com'])).toMatch(
    /A lead \(call\).*In Doubt[\s\S]*Nothing was erased/,
  )
  expect(await dump()).toMatch(/In Doubt/)
})

test('[S6] the agent’s own account is not erased by mistake, and nonsense is told what to write', async () => {
  const { userId } = await at.signUp('the.agent@example.com')
  await giveRole(at, userId)
  await expect(erasePerson(['the.agent@example.com', '--yes'])).rejects.toThrow(/take the role away first/)
  await expect(erasePerson(['somebody'])).rejects.toThrow(/Say whom: npm run erase-person/)
  await expect(erasePerson(['5550142'])).rejects.toThrow(/with its area code/)
  const hosted = {
    DATABASE_URL: '',
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  }
  await expect(erasePerson(['a@example.com', '--yes'], hosted)).rejects.toThrow(/set DATABASE_URL/)
})

test('[S6] a file in the outbox that is no mail of ours is left alone', async () => {
  const path = join(at.dataDir, 'outbox', 'notes.txt')
  await writeFile(path, 'vera.gone@example.com')
  await erasePerson(['vera.gone@example.com', '--yes'])
  expect(await readFile(path, 'utf8')).toContain('vera.gone')
})

test('the email with a code goes with the request whose page it opens, though an account has its address', async () => {
  const email = 'code.asked@example.com'
  await at.signUp(email)
  const lead = await storeLead(at, { email })
  const link = 'AbCdEfGhIjKlMnOpQr-_12'
  await at.sql`select private.add_request_link(${lead}, ${email}, ${link})`
  await at.sql`select public.ask_request_code(${link})`
  const [code] = await at.sql<{ id: string }>`select id from private.request_codes`
  const directory = join(at.dataDir, 'outbox')
  const codeEmail = {
    ...mail,
    kind: 'lead-code' as const,
    id: code?.id ?? '',
    to: email,
    text: 'The code is here',
  }
  await openOutbox(directory, sender).send(codeEmail)
  const { sweep, stop } = await startOutboxSweep({ sql: at.sql, directory, log: logTo([]) })
  try {
    await sweep()
    expect(await outbox()).toContain('The code is here')
    await at.sql`delete from leads where id = ${lead}`
    await sweep()
    expect(await outbox()).not.toContain('The code is here')
  } finally {
    await stop()
  }
})
