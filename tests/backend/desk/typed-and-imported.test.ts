import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  deskAddSchema,
  deskAlikeSchema,
  deskImportSchema,
  deskKnownSchema,
  type ImportLine,
  type TypedPerson,
} from '#domain/leads/csv/import-line.ts'
import { deskSummarySchema } from '#domain/leads/desk/desk.ts'
import { deskExportSchema } from '#domain/leads/desk/people.ts'
import { deskPersonSchema } from '#domain/leads/desk/person.ts'
import { leadPlan } from '../../fixtures/leads/submissions.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

type Agent = Awaited<ReturnType<typeof signUpAgent>>

const olive = (changes: Partial<TypedPerson> = {}): TypedPerson => ({
  key: crypto.randomUUID(),
  name: 'Olive Whitfield',
  phone: '(614) 555-0171',
  email: 'olive@example.com',
  state: 'OH',
  is_out_of_state: false,
  language: 'es',
  reach: ['call'],
  notes: 'Met at the fair',
  next_contact_at: '2026-12-01T15:00:00Z',
  consent_note: 'That I may call her about term plans',
  consent_at: '2026-11-24T15:00:00Z',
  ...changes,
})

const line = (changes: Partial<ImportLine> = {}): ImportLine => {
  const {
    consent_note: _note,
    consent_at: _at,
    ...told
  } = olive({ notes: null, next_contact_at: null, reach: [] })
  const ofFile = {
    refused: [],
    stage: 'new',
    lost_reason: null,
    owner: null,
    plans: [],
    is_repeat: false,
  } as const
  return { ...told, ...ofFile, refused: [], plans: [], ...changes }
}

let at: TestBackend
let owner: Agent
let other: Agent
beforeAll(async () => {
  at = await startTestBackend('external')
  owner = await signUpAgent(at)
  other = await signUpAgent(at, { isOwner: false })
})
afterAll(() => at.stop())
beforeEach(async () => {
  await at.sql`delete from leads`
  // Refusals outlive whose they are.
  await at.sql`truncate private.contact_wishes`
})

const add = (person: TypedPerson, { client } = owner) =>
  ask(client, 'desk_add', { person: JSON.stringify(person) }, deskAddSchema)
const load = (people: ImportLine[], { client } = owner) =>
  ask(client, 'desk_import', { people: JSON.stringify(people) }, deskImportSchema)
const read = async (id: string, { client } = owner) => {
  const person = await ask(client, 'desk_person', { id }, deskPersonSchema)
  if (!person) throw new Error('nobody')
  return person
}
const mails = () => at.sql`select from lead_mails`
const onlyPerson = async () => {
  const rows = await at.sql<{ id: string }>`select id from people`
  expect(rows).toHaveLength(1)
  return read(rows[0]?.id ?? '')
}

test('[O17] who is typed in stands at the desk with all that was said, waits for nothing, and gets no mail', async () => {
  const person = await read(await add(olive()))
  expect(person).toMatchObject({
    name: 'Olive Whitfield',
    phone: '(614) 555-0171',
    email: 'olive@example.com',
    state: 'OH',
    language: 'es',
    kind: 'typed',
    stage: 'contacted',
    owner_id: owner.userId,
    waiting_since: null,
    reach: ['call'],
    refused: ['email', 'text'],
    has_unsent_mail: false,
  })
  expect(person.next_contact_at).toContain('2026-12-01T15:00:00')
  // No sentence of ours was shown, so that none is claimed.
  expect(person.requests).toMatchObject([
    {
      consent: false,
      consent_version: null,
      consent_note: 'That I may call her about term plans',
      mails: [],
    },
  ])
  expect(person.requests[0]?.consent_at).toContain('2026-11-24T15:00:00')
  expect(person.entries.map(({ kind, body, is_own }) => [kind, body, is_own])).toEqual([
    ['note', 'Met at the fair', true],
    ['next', null, true],
  ])
  expect(await mails()).toHaveLength(0)
  const told = await at.sql`select details from private.audit_events
    where event = 'lead_changed' and subject_id = ${person.requests[0]?.id ?? ''}`
  expect(told).toEqual([{ details: { kind: 'typed' } }])
})

test('[O17] typed in twice by a broken connection, somebody is there once', async () => {
  const person = olive()
  const ids = await Promise.all([add(person), add(person), add(person)])
  expect(new Set(ids).size).toBe(1)
  const { requests, entries } = await onlyPerson()
  expect([requests.length, entries.length]).toEqual([1, 2])
})

test('[O17] the same contact and name is the same person, and the form can say so before', async () => {
  const stored = await storeLead(at, { person_name: 'Olíve whitfield', phone: '+1 614 555 0171' })
  const alike = (params: object) => ask(owner.client, 'desk_alike', params, deskAlikeSchema)
  const [found] = await alike({ phone: '(614) 555-0171', email: 'olive@example.com' })
  expect(found).toMatchObject({ id: await personOf(at, stored), name: 'Olíve whitfield', requests: 1 })
  expect(await alike({ phone: '', email: 'OLIVE@example.com' })).toEqual([])
  const id = await add(olive({ consent_note: null, notes: null, next_contact_at: null, reach: [] }))
  expect(id).toBe(found?.id)
  const { requests, owner_id, stage } = await read(id)
  // What waits keeps waiting: nobody has answered it.
  expect([requests.map(({ kind }) => kind), owner_id, stage]).toEqual([['typed', 'call'], null, 'contacted'])
  expect(await alike({ phone: '', email: 'OLIVE@example.com' })).toHaveLength(1)
  expect(await add(olive({ name: 'Otis Whitfield' }))).not.toBe(id)
})

test('[O17] an agent’s own people are theirs, and nobody else’s are told of or changed', async () => {
  const hers = await add(olive())
  const before = await at.sql`select * from people`
  expect(
    await ask(other.client, 'desk_alike', { phone: '(614) 555-0171', email: '' }, deskAlikeSchema),
  ).toEqual([])
  const his = await add(olive({ notes: null }), other)
  expect(his).not.toBe(hers)
  expect(await at.sql`select * from people where id = ${hers}`).toEqual(before)
  const person = await read(his, other)
  expect(person).toMatchObject({ owner_id: other.userId, alike: [] })
  // Typed in again it is his own again.
  expect(await add(olive(), other)).toBe(his)
  expect((await read(hers)).alike).toMatchObject([{ id: his }])
  expect(await ask(other.client, 'desk_person', { id: hers }, deskPersonSchema)).toBeNull()
})

test.each([
  ['no way to reach them', { phone: null, email: null }],
  ['an email that is none', { email: 'olive@example' }],
  ['a number that is too short', { phone: '555-0171' }],
  ['a number with a word in it', { phone: '(614) 555-0171 <b>' }],
  ['a note without end', { notes: 'x'.repeat(10_001) }],
  ['a language that there is not', { language: 'fr' }],
  ['a way that there is not', { reach: ['pigeon'] }],
  ['a consent without end', { consent_note: 'x'.repeat(1_001) }],
])('[O17] %s is refused, typed in and in a file', async (_what, changes) => {
  const broken = { ...line(), ...olive(), ...changes }
  const { error } = await owner.client.rpc('desk_add', { person: JSON.stringify(broken) })
  expect(error?.code).toMatch(/^(P0001|23514)$/)
  const good = line({ name: 'Ana', phone: '(305) 555-0142', email: null })
  expect(await load([line({ ...broken, key: crypto.randomUUID() } as ImportLine), good])).toEqual({
    added: 1,
    stored: 0,
    known: 0,
    refused: [0],
  })
  expect(await at.sql`select person_name from leads`).toEqual([{ person_name: 'Ana' }])
})

test('[O12] whether the agent has a license where they live is stored, typed in and from a file', async () => {
  await add(olive({ is_out_of_state: true }))
  await load([line({ name: 'Otis', is_out_of_state: true }), line({ name: 'Pearl' })])
  expect(
    (await ask(owner.client, 'desk_export', { page_size: 20 }, deskExportSchema))
      .map(({ person_name, is_out_of_state }) => [person_name, is_out_of_state])
      .toSorted(),
  ).toEqual([
    ['Olive Whitfield', true],
    ['Otis', true],
    ['Pearl', false],
  ])
})

test('[O18] a file’s people come with stage, next contact, note, owner, plans and refusals, and no mail goes out', async () => {
  const [{ email } = { email: '' }] = await at.sql<{ email: string }>`
    select email from auth.users where id = ${other.userId}`
  expect(
    await load([
      line({
        stage: 'quoted',
        notes: 'From the old list',
        next_contact_at: '2026-12-02T15:00:00Z',
        owner: email.toUpperCase(),
        refused: ['call', 'text'],
        plans: [leadPlan],
      }),
    ]),
  ).toEqual({ added: 1, stored: 0, known: 0, refused: [] })
  const person = await onlyPerson()
  expect(person).toMatchObject({
    kind: 'imported',
    stage: 'quoted',
    owner_id: other.userId,
    waiting_since: null,
    refused: ['call', 'text'],
    plans: [leadPlan],
    requests: [{ consent: false, consent_version: null, consent_at: null, mails: [] }],
  })
  expect(person.next_contact_at).toContain('2026-12-02T15:00:00')
  expect(person.entries.map(({ kind }) => kind).toSorted()).toEqual(['next', 'note', 'stage', 'wish', 'wish'])
  expect(new Set(person.wishes.map(({ source }) => source))).toEqual(new Set(['desk']))
  expect(await mails()).toHaveLength(0)
  const summary = await ask(owner.client, 'desk_summary', {}, deskSummarySchema)
  expect(summary).toMatchObject({ waiting: 0, total: 1, unsent_mails: 0 })
  const [told] =
    await at.sql`select details from private.audit_events where event = 'leads_imported' order by id desc`
  expect(told).toEqual({ details: { count: 1 } })
  const [row] = await ask(owner.client, 'desk_export', { page_size: 20 }, deskExportSchema)
  expect(row).toMatchObject({
    kind: 'imported',
    notes: 'From the old list',
    consent_note: null,
    owner: email,
  })
})

test('[O18] a piece that is sent again stores nothing twice, whoever was stored by half too', async () => {
  const people = Array.from({ length: 200 }, (_, index) =>
    line({
      key: crypto.randomUUID(),
      name: `Person ${index}`,
      phone: null,
      email: `p${index}@example.com`,
    }),
  )
  expect(await load(people.slice(0, 120))).toMatchObject({ added: 120 })
  const answers = await Promise.all([load(people), load(people)])
  expect(answers.map(({ added }) => added).reduce((sum, added) => sum + added, 0)).toBe(80)
  expect(answers.every(({ refused }) => refused.length === 0)).toBe(true)
  expect(
    await at.sql`select count(*)::int as leads, count(distinct person_id)::int as people from leads`,
  ).toEqual([{ leads: 200, people: 200 }])
  const { error } = await owner.client.rpc('desk_import', { people: JSON.stringify([...people, line()]) })
  expect(error?.code).toBe('P0001')
})

test('[O18] who is there already is told before, left out, and stored as another request where it is wished', async () => {
  const told = {
    kind: 'quote_email',
    person_name: 'OLIVE  WHITFIELD',
    email: 'Olive@Example.com',
    phone: null,
  }
  const stored = await storeLead(at, told)
  const person = await personOf(at, stored)
  const known = await ask(
    owner.client,
    'desk_known',
    {
      people: JSON.stringify([line(), line({ name: 'Otis' }), line({ email: null }), line({ name: null })]),
    },
    deskKnownSchema,
  )
  expect(known).toEqual([person, null, null, person])
  expect(await load([line({ stage: 'applied' })])).toMatchObject({ added: 0, known: 1 })
  expect((await onlyPerson()).stage).toBe('new')
  const further = line({ stage: 'applied', next_contact_at: '2026-12-02T15:00:00Z', is_repeat: true })
  expect(await load([further])).toMatchObject({ added: 1, known: 0 })
  const joined = await onlyPerson()
  expect([joined.id, joined.stage, joined.requests.length]).toEqual([person, 'applied', 2])
  await load([line({ stage: 'contacted', next_contact_at: '2026-12-05T15:00:00Z', is_repeat: true })])
  await load([line({ stage: 'lost', lost_reason: 'price', is_repeat: true })])
  const last = await onlyPerson()
  expect([last.stage, last.next_contact_at?.slice(0, 10)]).toEqual(['applied', '2026-12-02'])
  // What waited still does: nobody has answered it.
  expect(last.waiting_since).not.toBeNull()
})
