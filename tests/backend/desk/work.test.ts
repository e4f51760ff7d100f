import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskSummarySchema } from '#domain/leads/desk/desk.ts'
import { callOutcomes } from '#domain/leads/desk/outcomes.ts'
import { changedPersonSchema, deskPeopleSchema, loggedPersonSchema } from '#domain/leads/desk/people.ts'
import { contactWishesSchema, deskPersonSchema } from '#domain/leads/desk/person.ts'
import { deskNoteSchema } from '#domain/leads/desk/person-entry.ts'
import { lostReasons, stages } from '#domain/leads/desk/stages.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

let at: TestBackend
let agent: Awaited<ReturnType<typeof signUpAgent>>
let other: typeof agent
beforeAll(async () => {
  at = await startTestBackend('external')
  agent = await signUpAgent(at)
  other = await signUpAgent(at)
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from leads`)

const store = async (changes: object = {}) =>
  personOf(at, await storeLead(at, { person_name: 'Ana', ...changes }))
async function read(id: string, by = agent) {
  const person = await ask(by.client, 'desk_person', { id }, deskPersonSchema)
  if (!person) throw new Error('nobody')
  return person
}
async function log(id: string, changes: object = {}, by = agent) {
  const given = { id, way: 'call', outcome: 'reached', ...changes }
  const person = await ask(by.client, 'desk_log', given, loggedPersonSchema)
  if (!person) throw new Error('nobody')
  return person
}
const undo = (entry_id: number, by = agent) => ask(by.client, 'desk_undo', { entry_id }, changedPersonSchema)
const set = (id: string, seen: number, changes: object) =>
  ask(agent.client, 'desk_set', { id, seen, ...changes }, changedPersonSchema)
const note = (id: string, body: string, by = agent) =>
  ask(by.client, 'desk_note', { id, body }, deskNoteSchema)
const changeNote = (
  entry_id: number | undefined,
  body: string | null,
  by = agent,
  seen: string | null = null,
) => ask(by.client, 'desk_change_note', { entry_id, body, seen }, deskNoteSchema)
const tomorrow = '2026-12-01T15:00:00.123456+00:00'
const answeredOf = (id: string) => at.sql`
  select count(*)::int as requests, count(answered_at)::int as answered from leads where person_id = ${id}`

test('[O3] one tap notes a call: what waits is answered, the stage goes on, the next contact stands', async () => {
  const id = await store()
  await store()
  const person = await log(id, { outcome: 'voicemail', next_contact_at: tomorrow, body: ' left word ' })
  expect(person).toMatchObject({
    id,
    stage: 'contacted',
    waiting_since: null,
    next_contact_at: tomorrow,
    last_entry: { kind: 'call', outcome: 'voicemail' },
  })
  expect(await answeredOf(id)).toEqual([{ requests: 2, answered: 2 }])
  const { entries } = await read(id)
  expect(entries).toMatchObject([
    {
      id: person.entry_id,
      kind: 'call',
      outcome: 'voicemail',
      body: ' left word ',
      is_own: true,
      actor: expect.stringMatching(/^agent-/),
      details: { next_contact_at: tomorrow, stage: 'contacted', answered: true },
    },
  ])
  // A request that comes later waits again, and the stage stays.
  await store()
  expect(await read(id)).toMatchObject({ stage: 'contacted', waiting_since: expect.any(String) })
  expect(await log(id, { way: 'text', outcome: 'sent' })).toMatchObject({
    next_contact_at: null,
    waiting_since: null,
    last_entry: { kind: 'text', outcome: 'sent' },
  })
})

test('[O3] a stage may be given with it', async () => {
  const id = await store()
  expect(await log(id, { outcome: 'wrong_number', stage: 'lost' })).toMatchObject({ stage: 'lost' })
  expect(await log(id, { stage: 'quoted' })).toMatchObject({ stage: 'quoted', lost_reason: null })
})

test.each([
  ['an outcome that is none', { outcome: 'shouted' }],
  ['an outcome of another way', { way: 'email', outcome: 'voicemail' }],
  ['no outcome', { outcome: null }],
  ['a way that is none', { way: 'pigeon', outcome: 'sent' }],
  ['a note as a way', { way: 'note', outcome: null, body: 'x' }],
  ['no way', { way: null }],
  ['a stage that is none', { stage: 'sold' }],
  ['words without end', { body: 'x'.repeat(10_001) }],
])('[O3] %s is refused, and nothing is changed', async (_what, changes) => {
  const id = await store()
  const before = await at.sql`select * from people`
  const given = { id, way: 'call', outcome: 'reached', ...changes }
  const { error, status } = await agent.client.rpc('desk_log', given)
  expect([error?.code, status]).toEqual(['23514', 400])
  expect(await at.sql`select * from people`).toEqual(before)
  expect(await answeredOf(id)).toEqual([{ requests: 1, answered: 0 }])
})

test('[O3] what was just noted is taken back whole: stage, next contact and what waited', async () => {
  const id = await store({ created_at: '2026-01-01T00:00:00Z' })
  await log(id, { next_contact_at: tomorrow })
  await store({ created_at: '2026-02-01T00:00:00Z' })
  await at.sql`update people set stage = 'lost', lost_reason = 'price' where id = ${id}`
  const { revision: _, touched_at: __, ...before } = await read(id)
  const { entry_id } = await log(id, { stage: 'applied', next_contact_at: null })
  expect(await undo(entry_id, other)).toBeNull()
  expect(await undo(entry_id)).toMatchObject({
    id,
    stage: 'lost',
    lost_reason: 'price',
    next_contact_at: tomorrow,
  })
  const { revision: ___, touched_at: ____, ...after } = await read(id)
  expect(after).toEqual({ ...before, requests: expect.anything() })
  expect(after.waiting_since).toBe('2026-02-01T00:00:00+00:00')
  expect(await answeredOf(id)).toEqual([{ requests: 2, answered: 1 }])
  expect(await undo(entry_id)).toBeNull()
})

test('[O3] only the latest is taken back, within a quarter of an hour, and no note', async () => {
  const id = await store()
  const { entry_id } = await log(id)
  const noted = await note(id, 'Asked about the term')
  expect(await undo(entry_id)).toBeNull()
  expect(await undo(noted?.id ?? 0)).toBeNull()
  await changeNote(noted?.id, null)
  await at.sql`update private.person_entries set at = now() - interval '16 minutes' where id = ${entry_id}`
  expect(await undo(entry_id)).toBeNull()
  expect(await undo(-1)).toBeNull()
  expect((await read(id)).entries).toHaveLength(1)
})

test('stage and next contact are set on what was seen; who comes second is told', async () => {
  const id = await store()
  const first = await read(id)
  const answers = await Promise.all(['quoted', 'applied'].map((stage) => set(id, first.revision, { stage })))
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)
  const changed = await read(id)
  expect(changed.entries).toMatchObject([
    { kind: 'stage', details: { stage: changed.stage, answered: true } },
  ])
  expect(changed.waiting_since).toBeNull()
  const planned = await set(id, changed.revision, { next_contact_at: tomorrow })
  expect(planned).toMatchObject({ stage: changed.stage, next_contact_at: tomorrow })
  const lost = await set(id, planned?.revision ?? 0, {
    stage: 'lost',
    lost_reason: 'price',
    clears_next: true,
  })
  expect(lost).toMatchObject({ stage: 'lost', lost_reason: 'price', next_contact_at: null })
  expect((await read(id)).entries.slice(0, 3)).toMatchObject([
    { kind: 'next', details: { next_contact_at: null } },
    { kind: 'stage', details: { stage: 'lost', lost_reason: 'price' } },
    { kind: 'next', details: { next_contact_at: tomorrow } },
  ])
  expect(await set(id, lost?.revision ?? 0, { stage: 'contacted' })).toMatchObject({ lost_reason: null })
  expect(await set(crypto.randomUUID(), 1, { stage: 'lost' })).toBeNull()
})

test('what waits is answered without a call, and made to wait again', async () => {
  const id = await store({ created_at: '2026-01-01T00:00:00Z' })
  const first = await read(id)
  const answered = await set(id, first.revision, { answered: true })
  expect(answered).toMatchObject({ stage: 'new', waiting_since: null })
  const again = await set(id, answered?.revision ?? 0, { answered: false })
  expect(again).toMatchObject({ waiting_since: '2026-01-01T00:00:00+00:00' })
  const kept = await set(id, again?.revision ?? 0, { stage: 'quoted', answered: false })
  expect(kept).toMatchObject({ stage: 'quoted', waiting_since: '2026-01-01T00:00:00+00:00' })
})

test('a change that changes nothing leaves no line, and a stage or reason that is none is refused', async () => {
  const id = await store()
  const { revision } = await read(id)
  for (const changes of [{ stage: 'sold' }, { stage: 'lost', lost_reason: 'bored' }]) {
    const { error } = await agent.client.rpc('desk_set', { id, seen: revision, ...changes })
    expect(error?.code).toBe('23514')
  }
  const same = await set(id, revision, { stage: 'new' })
  expect(same).toMatchObject({ stage: 'new', waiting_since: expect.any(String) })
  expect((await read(id)).entries).toEqual([])
})

test('[O3] [O17] each of the eight stages and each reason is kept, with who set it and when', async () => {
  const id = await store()
  let { revision } = await read(id)
  for (const stage of [...stages.filter((one) => one !== 'new'), 'new'] as const) {
    const changed = await set(id, revision, { stage })
    expect(changed).toMatchObject({ stage })
    revision = changed?.revision ?? 0
  }
  for (const lost_reason of lostReasons) {
    const changed = await set(id, revision, { stage: 'lost', lost_reason })
    expect(changed).toMatchObject({ stage: 'lost', lost_reason })
    revision = changed?.revision ?? 0
  }
  const { entries } = await read(id)
  expect(entries).toHaveLength(stages.length + lostReasons.length)
  const [{ email } = { email: '' }] = await at.sql<{ email: string }>`
    select email from auth.users where id = ${agent.userId}`
  for (const entry of entries) {
    expect(entry).toMatchObject({ kind: 'stage', is_own: true, actor: email, at: expect.any(String) })
  }
})

test('[O3] however a call ended, it is noted with its author, and can be taken back', async () => {
  const id = await store()
  for (const outcome of callOutcomes) {
    const logged = await log(id, { outcome, next_contact_at: tomorrow })
    expect((await read(id, other)).entries).toMatchObject([{ kind: 'call', outcome, is_own: false }])
    expect(await undo(logged.entry_id)).toMatchObject({ stage: 'new', next_contact_at: null })
    expect((await read(id)).entries).toEqual([])
  }
})

test('notes are many, each with its author, who alone changes or removes it', async () => {
  const id = await store()
  const first = await note(id, '  Call after 5, "O\'Neil" \\ % \n¿sí? ')
  expect(first).toMatchObject({
    kind: 'note',
    body: '  Call after 5, "O\'Neil" \\ % \n¿sí? ',
    is_own: true,
  })
  const theirs = await note(id, 'Likes zebras', other)
  expect(theirs).toMatchObject({ is_own: true })
  expect((await read(id)).entries).toMatchObject([{ is_own: false, body: 'Likes zebras' }, { is_own: true }])
  const find = async (search: string) =>
    (await ask(agent.client, 'desk_people', { search }, deskPeopleSchema)).length
  expect(await find('zebras')).toBe(1)
  expect(await changeNote(theirs?.id, 'mine now')).toBeNull()
  expect(await changeNote(theirs?.id, null)).toBeNull()
  expect(await changeNote(theirs?.id, 'Likes okapis', other)).toMatchObject({ body: 'Likes okapis' })
  expect([await find('zebras'), await find('okapis')]).toEqual([0, 1])
  // What another device wrote meanwhile is answered, and stays.
  expect(await changeNote(theirs?.id, 'Likes yaks', other, 'Likes zebras')).toMatchObject({
    body: 'Likes okapis',
  })
  expect(await changeNote(theirs?.id, null, other, 'Likes zebras')).toMatchObject({ body: 'Likes okapis' })
  expect(await changeNote(theirs?.id, 'Likes yaks', other, 'Likes okapis')).toMatchObject({
    body: 'Likes yaks',
  })
  await changeNote(theirs?.id, 'Likes okapis', other)
  expect(await changeNote(theirs?.id, null, other)).toMatchObject({ id: theirs?.id, body: null })
  expect([await find('okapis'), await find("o'neil")]).toEqual([0, 1])
  expect(await changeNote(theirs?.id, 'back', other)).toBeNull()
  // A call's words are no note.
  const { entry_id } = await log(id, { body: 'talked' })
  expect(await changeNote(entry_id, 'silent')).toBeNull()
  for (const body of ['', null]) {
    expect((await agent.client.rpc('desk_note', { id, body })).error?.code).toBe('23514')
  }
  expect(await note(crypto.randomUUID(), 'nowhere')).toBeNull()
  // Notes alone answer nobody.
  expect((await read(await store({ person_name: 'Bob' }))).waiting_since).not.toBeNull()
})

test('every change shows in the summary, by which other devices read again', async () => {
  const id = await store()
  const last = async () => (await ask(agent.client, 'desk_summary', {}, deskSummarySchema)).last_change
  const seen = new Set([await last()])
  const { entry_id } = await log(id)
  seen.add(await last())
  await undo(entry_id)
  seen.add(await last())
  const noted = await note(id, 'one')
  seen.add(await last())
  await changeNote(noted?.id, 'two')
  seen.add(await last())
  await set(id, (await read(id)).revision, { stage: 'quoted' })
  seen.add(await last())
  await store()
  seen.add(await last())
  expect(seen.size).toBe(7)
})

// How somebody does not want to be reached. Wishes outlive the people, so that each test has a number of its own.
let number = 0
let phone: string
beforeEach(() => {
  number += 1
  phone = `(305) 555-${String(number).padStart(4, '0')}`
})

const application = { kind: 'application', person_name: 'Ana' }
const apply = async (changes: object) =>
  personOf(at, await storeLead(at, { ...application, phone, ...changes }))
const wish = (id: string, way: string, is_refused: boolean, body: string | null = null) =>
  ask(agent.client, 'desk_wish', { id, way, is_refused, body }, contactWishesSchema)

test('[O2] a form’s answer refuses the ways that were left out, and lifts what a form refused', async () => {
  const email = `${number}@example.com`
  const id = await apply({ email, reach: ['email'] })
  expect((await read(id)).refused).toEqual(['call', 'text'])
  await apply({ email, reach: ['email'] })
  expect((await read(id)).wishes).toHaveLength(2)
  await apply({ email, reach: ['call', 'email'] })
  const person = await read(id)
  expect(person.refused).toEqual(['text'])
  expect(person.wishes[0]).toMatchObject({ way: 'call', is_refused: false, source: 'request', actor: null })
  // Who was not asked says nothing.
  await apply({ email, reach: [] })
  expect((await read(id)).refused).toEqual(['text'])
})

test('[O2] only ways for which something was left are refused', async () => {
  const id = await apply({ email: null, reach: ['text'] })
  expect((await read(id)).refused).toEqual(['call'])
})

test('[O2] what was told to the agent holds for every contact, all people and later forms, until the desk lifts it', async () => {
  const email = `${number}@example.com`
  const id = await apply({ email })
  expect(await wish(id, 'call', true, 'Angry')).toMatchObject([
    { way: 'call', is_refused: true, source: 'desk', actor: expect.stringMatching(/^agent-/) },
  ])
  await apply({ email, reach: ['call'] })
  const person = await read(id)
  expect(person.refused).toEqual(['email', 'call', 'text'])
  expect(person.entries).toMatchObject([
    { kind: 'wish', body: 'Angry', is_own: true, details: { way: 'call', is_refused: true } },
  ])
  // Somebody else under this number, and by the address alone.
  const other = await apply({ person_name: 'Bob' })
  const byAddress = await apply({ kind: 'quote_email', person_name: 'Cleo', phone: null, email })
  for (const one of [other, byAddress]) expect((await read(one)).refused).toContain('call')
  const rows = await ask(agent.client, 'desk_people', {}, deskPeopleSchema)
  expect(rows.filter(({ refused }) => refused.includes('call'))).toHaveLength(3)
  await wish(id, 'call', false)
  for (const one of [id, other, byAddress]) expect((await read(one)).refused).not.toContain('call')
})

test('[O2] a refusal outlives the person, without saying whose it is', async () => {
  const id = await apply({ email: `${number}@example.com` })
  await wish(id, 'text', true)
  await agent.client.rpc('desk_erase', { id, whole_person: true })
  const kept = JSON.stringify(await at.sql`select * from private.contact_wishes`)
  expect(kept).not.toMatch(new RegExp(`${number}@example|${phone.slice(-4)}"`))
  expect((await read(await apply({}))).refused).toEqual(['text'])
})

test('[O2] ways that are none, and wishes that are none, are refused', async () => {
  const id = await apply({})
  for (const wrong of [
    { way: 'pigeon', is_refused: true },
    { way: 'call', is_refused: null },
  ]) {
    expect((await agent.client.rpc('desk_wish', { id, ...wrong })).status).toBe(400)
  }
  expect(await wish(crypto.randomUUID(), 'call', true)).toBeNull()
  expect((await read(id)).entries).toEqual([])
})
