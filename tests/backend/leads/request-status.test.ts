import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { requestStatusSchema } from '#domain/leads/status/request-status.ts'
import { purgeAttempts } from '#server/erase/upkeep.ts'
import { newApplication, newCallRequest, newQuoteEmail } from '../../fixtures/leads/submissions.ts'
import { ask, personOf, signUpAgent } from '../fixtures/desk.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite()
})
beforeEach(() => at.sql`delete from leads`)
afterEach(() => expect(at.said()).not.toMatch(/quimby|555-1|link=|\b\d{6}\b/i))
afterAll(() => at.stop())

const status = (body: object) => at.post('request-status', body)
/** A link as a mail to this address has it. */
const linkOf = async (lead: string, address: string) => {
  const token = randomBytes(16).toString('base64url')
  await at.sql`select private.add_request_link(${lead}, ${address}, ${token})`
  return token
}
/** Asks for a code, and answers the digits that its mail would have. */
const newCode = async (link: string) => {
  expect((await status({ step: 'code', link })).answer).toEqual({ asked: true })
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  await at.sql`
    select private.begin_request_code(id, ${digits}) from private.request_codes
    where state = 'waiting' and code_hash is null`
  return digits
}
/** How many codes wait to be mailed, or were. */
const asked = async () =>
  Number((await at.sql<{ n: string }>`select count(*) as n from private.request_codes`)[0]?.n)
const tryCode = async (link: string, code: string) => (await status({ step: 'open', link, code })).status
const open = async (link: string) => {
  const code = await newCode(link)
  return String((await status({ step: 'open', link, code })).answer.session)
}
const change = async (session: string, what: object) =>
  (await status({ step: 'change', session, change: what })).answer
let people = 0
const newContact = () => {
  people += 1
  return { email: `zoe-${people}@quimby.example`, phone: `(212) 555-${1000 + people}` }
}
const store = async (name: string, body: object) => String((await at.post(name, body)).answer.id)
/** Somebody with an application, and a session of theirs. */
const opened = async () => {
  const contact = newContact()
  const lead = await store('submit-application', newApplication(contact))
  const link = await linkOf(lead, contact.email)
  return { ...contact, lead, link, session: await open(link) }
}
const refused = { status: 400, answer: expect.objectContaining({ error: 'invalid_id' }) }
const other = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

test('A link and the code that its mailbox gets show what was sent, and nothing of health', async () => {
  const { session, email, phone } = await opened()
  const { answer } = await status({ step: 'read', session })
  expect(requestStatusSchema.parse(answer)).toMatchObject({
    name: 'Zoë O’Quimby',
    email,
    phone,
    stage: 'new',
    refused: ['text'],
    requests: [{ kind: 'application', plans: [{ carrierName: 'SBLI', coverage: 500_000 }] }],
    documents: [],
    asked: [],
  })
  expect(JSON.stringify(answer)).not.toMatch(/Asthma|Albuterol|1986|v1\.abc|contact_code/)
})

test('Strangers learn nothing: a guessed, forwarded, expired or moved link has the answer of every other', async () => {
  const { link, email, lead } = await opened()
  const moved = await linkOf(lead, 'typo@quimby.example')
  const expired = await linkOf(lead, email)
  await at.sql`
    update private.request_links set expires_at = now()
    where token_hash = sha256(convert_to(${expired}, 'UTF8'))`
  const code = await newCode(link)
  const before = await asked()
  for (const bad of [randomBytes(16).toString('base64url'), expired, moved, link.toLowerCase(), '']) {
    expect(await status({ step: 'code', link: bad })).toMatchObject({ status: 200, answer: { asked: true } })
    expect(await status({ step: 'open', link: bad, code })).toMatchObject(refused)
  }
  expect(await asked()).toBe(before)
  // Forwarded: whoever has the link has no code.
  expect(await status({ step: 'open', link, code: other(code) })).toMatchObject(refused)
  expect(await status({ step: 'read', session: link })).toMatchObject(refused)
  expect(await tryCode(link, code)).toBe(200)
})

test('A code works once, for ten minutes, with five tries, and until the next one', async () => {
  const { link } = await opened()
  const used = await newCode(link)
  expect([await tryCode(link, used), await tryCode(link, used)]).toEqual([200, 400])
  const tried = await newCode(link)
  for (let n = 0; n < 5; n++) expect(await tryCode(link, other(tried))).toBe(400)
  expect(await tryCode(link, tried)).toBe(400)

  await at.sql`update private.request_codes set asked_at = asked_at - interval '2 hours'`
  const older = await newCode(link)
  const late = await newCode(link)
  if (older !== late) expect(await tryCode(link, older)).toBe(400)
  await at.sql`update private.request_codes set expires_at = now() where used_at is null`
  expect(await tryCode(link, late)).toBe(400)
})

test('A link has three codes in an hour, an address five in an hour and ten in a day, and nobody is told', async () => {
  const contact = newContact()
  const lead = await store('submit-application', newApplication(contact))
  const links = await Promise.all([1, 2, 3].map(() => linkOf(lead, contact.email)))
  const askAll = async (link = '') => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => status({ step: 'code', link })))
    expect(answers.every(({ status, answer }) => status === 200 && answer.asked === true)).toBe(true)
    return asked()
  }
  expect(await askAll(links[0])).toBe(3)
  expect(await askAll(links[1])).toBe(5)
  await at.sql`update private.request_codes set asked_at = asked_at - interval '1 hour'`
  expect(await askAll(links[2])).toBe(8)
  expect(await askAll(links[1])).toBe(10)
  await at.sql`update private.request_codes set asked_at = asked_at - interval '1 hour'`
  expect(await askAll(links[2])).toBe(10)
  await at.sql`update private.request_codes set asked_at = asked_at - interval '1 day'`
  expect(await askAll(links[2])).toBe(13)
  // Twenty that nobody used, and the link is worn out.
  await at.sql`
    insert into private.request_codes (link, contact, asked_at)
    select link, contact, now() - interval '3 days' from private.request_codes c, generate_series(1, 20)
    where c.id = (select id from private.request_codes order by asked_at desc limit 1)`
  await at.sql`update private.request_codes set asked_at = asked_at - interval '1 day'`
  expect(await askAll(links[2])).toBe(33)
})

test('A session ends after half an hour, when it is ended, and with its request', async () => {
  const { session, link } = await opened()
  expect(await change(session, { end: true })).toEqual({ over: 'ended' })
  expect(await status({ step: 'read', session })).toMatchObject(refused)
  const next = await open(link)
  await at.sql`update private.request_sessions set expires_at = now()`
  expect(await status({ step: 'read', session: next })).toMatchObject(refused)
  await at.sql`update private.request_links set expires_at = now()`
  await purgeAttempts({
    fetch: (request) => at.backend.fetch(request),
    url: 'http://backend.test',
    secretKey: at.secrets.secretKey,
  })
  expect(
    await at.sql`
    select from private.request_links union all select from private.request_codes
    union all select from private.request_sessions`,
  ).toEqual([])
})

test('What a visitor does is told at the desk as theirs, and a correction wants the agent', async () => {
  const { session, lead } = await opened()
  expect(await change(session, { refuse: ['call'] })).toMatchObject({ refused: ['call', 'text'] })
  await change(session, { document: 'photo_id', isReady: true })
  await change(session, { document: 'photo_id', isReady: true })
  expect(await change(session, { document: 'bank_account', isReady: true })).toMatchObject({
    documents: ['bank_account', 'photo_id'],
  })
  expect(await change(session, { document: 'bank_account', isReady: false })).toMatchObject({
    documents: ['photo_id'],
  })
  const correct = { fullName: 'Zoë Quimby', phone: '(212) 555-1999', email: 'new@quimby.example' }
  // Sent again, because its answer was lost on the way, it is told once.
  await change(session, { correct })
  expect(await change(session, { correct })).toMatchObject({
    name: 'Zoë O’Quimby',
    asked: [{ what: 'correction', body: 'Zoë Quimby\n(212) 555-1999\nnew@quimby.example' }],
  })

  const { client } = await signUpAgent(at)
  const id = await personOf(at, lead)
  const person = await ask(client, 'desk_person', { id }, deskPersonSchema)
  expect(person?.refused).toEqual(['call', 'text'])
  expect(Date.parse(person?.next_contact_at ?? '')).toBeLessThanOrEqual(Date.now())
  expect(
    person?.entries.map(({ kind, actor, body, details }) => [kind, actor, body, details.what ?? details.way]),
  ).toEqual([
    ['visitor', null, 'Zoë Quimby\n(212) 555-1999\nnew@quimby.example', 'correction'],
    ['visitor', null, null, 'not_ready'],
    ['visitor', null, null, 'ready'],
    ['visitor', null, null, 'ready'],
    ['wish', null, null, 'call'],
  ])
  // Once the agent has done something, nothing is open any more.
  await client.rpc('desk_note', { id, body: 'Entered.' })
  expect((await status({ step: 'read', session })).answer).toMatchObject({ asked: [] })
  // 60 changes a day are enough.
  await at.sql`
    insert into private.person_entries (person_id, kind, details)
    select ${id}, 'visitor', '{"what": "ready"}' from generate_series(1, 60)`
  const further = { step: 'change', session, change: { document: 'income', isReady: true } }
  expect((await status(further)).status).toBe(429)
})

test('A visitor deletes a request with all that was sent with the address; what others sent stays', async () => {
  const { session, email, phone, lead } = await opened()
  await store('email-quote', newQuoteEmail({ email }))
  const byPhone = await store('request-call', newCallRequest({ phone, email: undefined }))
  expect(await personOf(at, byPhone)).toBe(await personOf(at, lead))
  expect((await status({ step: 'read', session })).answer.requests).toHaveLength(2)
  await change(session, { refuse: ['email'] })
  expect(await change(session, { erase: true })).toEqual({ over: 'erased' })
  expect(await at.sql`select id from leads`).toEqual([{ id: byPhone }])
  expect(await status({ step: 'read', session })).toMatchObject(refused)
  const [event] = await at.sql`
    select event, actor_id, details from private.audit_events where event = 'leads_erased' order by id desc limit 1`
  expect(event).toEqual({
    event: 'leads_erased',
    actor_id: null,
    details: { count: 2, unsent_mails: expect.any(Number), why: 'visitor' },
  })
  // The refusal outlives it.
  expect(await at.sql`select private.withholds_mail(${email}) as is_withheld`).toEqual([
    { is_withheld: true },
  ])
})

test('From an application on, deleting is asked of the agent, once', async () => {
  const { session, lead } = await opened()
  await at.sql`update people set stage = 'underwriting' where id = ${await personOf(at, lead)}`
  for (let n = 0; n < 2; n++)
    expect(await change(session, { erase: true })).toMatchObject({ asked: [{ what: 'erase', body: null }] })
  expect(await at.sql`select id from leads`).toHaveLength(1)
})

test('Links, codes and sessions stand in the database as hashes, which only the server’s key can ask about', async () => {
  const { session, link, email } = await opened()
  const code = await newCode(link)
  const stored = await at.sql`
    select k::text as line from private.request_links k union all
    select c::text from private.request_codes c union all select s::text from private.request_sessions s`
  expect(stored.length).toBeGreaterThan(3)
  const text = JSON.stringify(stored)
  for (const secret of [link, session, code, email]) expect(text).not.toContain(`"${secret}`)
  expect(text).not.toContain(link)
  expect(text).not.toContain(session)
  const owner = await at.signUp(email)
  for (const token of [undefined, owner.token]) {
    const calls = [
      ['ask_request_code', { link }],
      ['open_request', { link, digits: code, session: 'x' }],
      ['read_request', { session }],
      ['change_request', { session, change: '{"erase":true}' }],
    ] as const
    for (const [name, body] of calls) {
      const call = { ...(token ? { token } : {}), body }
      const answered = await at.request('POST', `/rest/v1/rpc/${name}`, call)
      expect([401, 403], name).toContain(answered.status)
    }
    for (const table of ['request_links', 'request_codes', 'request_sessions', 'request_documents']) {
      const read = await at.request('GET', `/rest/v1/${table}`, token ? { token } : {})
      expect(read.status, table).toBeGreaterThanOrEqual(400)
    }
  }
  const open = await at.sql`
    select role, p.proname from unnest(array['anon', 'authenticated', 'service_role']) role, pg_proc p
    where p.proname ~ 'request_(code|status|link|of_session)|requests_shown|live_link|(open|read|change)_request$'
      and has_function_privilege(role, p.oid, 'execute') order by p.proname`
  expect(open).toEqual(
    ['ask_request_code', 'change_request', 'open_request', 'read_request'].map((proname) => ({
      role: 'service_role',
      proname,
    })),
  )
})
