import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskPeopleSchema } from '#domain/leads/desk/people.ts'
import { contactWishesSchema, deskPersonSchema } from '#domain/leads/desk/person.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { ask, personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

describe('how somebody does not want to be reached', () => {
  let at: TestBackend
  let agent: Awaited<ReturnType<typeof signUpAgent>>
  let number = 0
  let phone: string
  beforeAll(async () => {
    at = await startTestBackend('external')
    agent = await signUpAgent(at)
  })
  afterAll(() => at.stop())
  beforeEach(async () => {
    await at.sql`delete from leads`
    // Wishes outlive the people.
    number += 1
    phone = `(305) 555-${String(number).padStart(4, '0')}`
  })

  const application = { kind: 'application', person_name: 'Ana' }
  const store = async (changes: object) =>
    personOf(at, await storeLead(at, { ...application, phone, ...changes }))
  async function read(id: string) {
    const person = await ask(agent.client, 'desk_person', { id }, deskPersonSchema)
    if (!person) throw new Error('nobody')
    return person
  }
  const wish = (id: string, way: string, is_refused: boolean, body: string | null = null) =>
    ask(agent.client, 'desk_wish', { id, way, is_refused, body }, contactWishesSchema)

  test('[O2] a form’s answer refuses the ways that were left out, and lifts what a form refused', async () => {
    const email = `${number}@example.com`
    const id = await store({ email, reach: ['email'] })
    expect((await read(id)).refused).toEqual(['call', 'text'])
    await store({ email, reach: ['email'] })
    expect((await read(id)).wishes).toHaveLength(2)
    await store({ email, reach: ['call', 'email'] })
    const person = await read(id)
    expect(person.refused).toEqual(['text'])
    expect(person.wishes[0]).toMatchObject({ way: 'call', is_refused: false, source: 'request', actor: null })
    // Who was not asked says nothing.
    await store({ email, reach: [] })
    expect((await read(id)).refused).toEqual(['text'])
  })

  test('[O2] only ways for which something was left are refused', async () => {
    const id = await store({ email: null, reach: ['text'] })
    expect((await read(id)).refused).toEqual(['call'])
  })

  test('[O2] what was told to the agent holds for every contact, all people and later forms, until the desk lifts it', async () => {
    const email = `${number}@example.com`
    const id = await store({ email })
    expect(await wish(id, 'call', true, 'Angry')).toMatchObject([
      { way: 'call', is_refused: true, source: 'desk', actor: expect.stringMatching(/^agent-/) },
    ])
    await store({ email, reach: ['call'] })
    const person = await read(id)
    expect(person.refused).toEqual(['email', 'call', 'text'])
    expect(person.entries).toMatchObject([
      { kind: 'wish', body: 'Angry', is_own: true, details: { way: 'call', is_refused: true } },
    ])
    // Somebody else under this number, and by the address alone.
    const other = await store({ person_name: 'Bob' })
    const byAddress = await store({ kind: 'quote_email', person_name: 'Cleo', phone: null, email })
    for (const one of [other, byAddress]) expect((await read(one)).refused).toContain('call')
    const rows = await ask(agent.client, 'desk_people', {}, deskPeopleSchema)
    expect(rows.filter(({ refused }) => refused.includes('call'))).toHaveLength(3)
    await wish(id, 'call', false)
    for (const one of [id, other, byAddress]) expect((await read(one)).refused).not.toContain('call')
  })

  test('[O2] a refusal outlives the person, without saying whose it is', async () => {
    const id = await store({ email: `${number}@example.com` })
    await wish(id, 'text', true)
    await agent.client.rpc('desk_erase', { id, whole_person: true })
    const kept = JSON.stringify(await at.sql`select * from private.contact_wishes`)
    expect(kept).not.toMatch(new RegExp(`${number}@example|${phone.slice(-4)}"`))
    expect((await read(await store({}))).refused).toEqual(['text'])
  })

  test('[O2] ways that are none, and wishes that are none, are refused', async () => {
    const id = await store({})
    for (const wrong of [
      { way: 'pigeon', is_refused: true },
      { way: 'call', is_refused: null },
    ]) {
      expect((await agent.client.rpc('desk_wish', { id, ...wrong })).status).toBe(400)
    }
    expect(await wish(crypto.randomUUID(), 'call', true)).toBeNull()
    expect((await read(id)).entries).toEqual([])
  })
})
