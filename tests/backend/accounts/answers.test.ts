import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAnswersRow, readAnswersRow } from '#app/state/sync/account-answers.ts'
import { pushAnswers } from '#app/state/sync/push-answers.ts'
import { syncDevice } from '#app/state/sync/sync-device.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { isAnswered, markAnswered } from '#domain/people/answered.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson, removePerson, updatePerson } from '#domain/people/people.ts'
import { questionsWithDefault } from '#domain/people/person.ts'
import { buildComparisonRequest } from '#domain/quotes/comparison/comparison-request.ts'
import { type TestDevice, testDevice } from '../../fixtures/device/account-device.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { failingAt, hearing } from '../fixtures/wrapped-client.ts'

const table = 'account_answers'
const plainSignIn = { savesSelections: false }
const contact = {
  fullName: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '(305) 555-0142',
  dateOfBirth: '1990-05-03',
  residentState: 'FL',
  gender: 'Female',
} as const
const priced = {
  smoker: false,
  heightFeet: 5,
  heightInches: 5,
  weightPounds: 140,
  healthRating: 'Preferred',
  selectedCoverage: 1_000_000,
  selectedPlanType: 'Term',
  selectedTerm: 30,
} as const

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const account = () => at.signUp(`${crypto.randomUUID()}@example.com`)
const personOf = (device: TestDevice) => primaryPerson(device.forms.snapshot().form)
const storedOf = async (id: string) =>
  (await at.sql`select answers from public.account_answers where id = ${id}`)[0]?.answers

test('[U2] [SYNC-10] a second device of the account asks for exactly the price that the first one asked for', async () => {
  const { client } = await account()
  const [first, second] = [testDevice(), testDevice()]
  first.answer({ ...contact, ...priced, medications: ['Albuterol'] })
  await syncDevice(client, first, plainSignIn)
  await syncDevice(client, second, plainSignIn)
  expect(personOf(second)).toMatchObject({ ...contact, ...priced, medications: ['Albuterol'] })
  const [one, other] = [first, second].map((device) =>
    buildComparisonRequest(personOf(device), 'term', personOf(device).selectedCoverage),
  )
  expect(other).toEqual(one)
})

test('[U2] a default that nobody touched is not stored, and no device takes it for an answer', async () => {
  const { client, userId } = await account()
  const [first, second] = [testDevice(), testDevice()]
  first.answer({ ...contact, smoker: false })
  await syncDevice(client, first, plainSignIn)
  expect(await storedOf(userId)).toEqual({ people: [{ id: 'primary', smoker: false }] })
  await syncDevice(client, second, plainSignIn)
  expect(personOf(second)).toMatchObject({ smoker: false })
  for (const question of questionsWithDefault) expect(isAnswered(personOf(second), question)).toBe(false)
  expect(personOf(second).selectedPlanType).toBeUndefined()
})

test('[U2] a default that was confirmed is an answer on every device', async () => {
  const { client, userId } = await account()
  const [first, second] = [testDevice(), testDevice()]
  first.answer(contact)
  first.forms.change((form) =>
    updatePrimaryPerson(form, markAnswered(primaryPerson(form), ['height', 'coverage', 'termLength'])),
  )
  await syncDevice(client, first, plainSignIn)
  expect(await storedOf(userId)).toMatchObject({
    people: [{ id: 'primary', height: { feet: 5, inches: 10 }, coverage: 250_000, term: 20 }],
  })
  await syncDevice(client, second, plainSignIn)
  const answered = questionsWithDefault.filter((question) => isAnswered(personOf(second), question))
  expect(answered).toEqual(['coverage', 'height', 'termLength'])
})

test('[U2] tobacco is unanswered, no or yes; the specified column alone can’t tell', async () => {
  for (const smoker of [undefined, false, true]) {
    const { client } = await account()
    const [first, second] = [testDevice(), testDevice()]
    first.answer({ ...contact, ...(smoker !== undefined && { smoker }) })
    await syncDevice(client, first, plainSignIn)
    await syncDevice(client, second, plainSignIn)
    expect(personOf(second).smoker).toBe(smoker)
  }
})

test('[U2] where both have an answer the newer side wins, otherwise the one that has one', async () => {
  const { client } = await account()
  const first = testDevice()
  first.answer({ ...contact, weightPounds: 140, selectedCoverage: 1_000_000 })
  await syncDevice(client, first, plainSignIn)

  const older = testDevice()
  older.answer({ fullName: 'Ana', weightPounds: 200, selectedTerm: 30 }, '2019-01-01T00:00:00.000Z')
  await syncDevice(client, older, plainSignIn)
  expect(personOf(older)).toMatchObject({
    weightPounds: 140,
    selectedCoverage: 1_000_000,
    selectedTerm: 30,
  })

  const newer = testDevice()
  newer.answer({ fullName: 'Ana', weightPounds: 150 }, '2099-01-01T00:00:00.000Z')
  await syncDevice(client, newer, plainSignIn)
  await syncDevice(client, first, plainSignIn)
  expect(personOf(first)).toMatchObject({
    weightPounds: 150,
    selectedCoverage: 1_000_000,
    selectedTerm: 30,
  })
})

test('[U2] who else is insured goes along with all answers, is changed everywhere and removed everywhere', async () => {
  const { client } = await account()
  const [first, second] = [testDevice(), testDevice()]
  first.answer({ ...contact, ...priced })
  const luis = {
    ...newAddedPerson('p2', 'Spouse'),
    ...{ fullName: 'Luis Rivera', dateOfBirth: '1988-02-01', residentState: 'TX', gender: 'Male' as const },
    ...{ smoker: true, heightFeet: 6, heightInches: 1, weightPounds: 190, healthRating: 'Table 1' },
    ...{ medicalConditions: ['Asthma'], selectedCoverage: 500_000 },
  }
  const child = { ...newAddedPerson('p3', 'Child'), fullName: 'Eva Rivera', dateOfBirth: '2018-03-04' }
  first.forms.change((form) => addPerson(addPerson(form, luis), child))
  await syncDevice(client, first, plainSignIn)
  await syncDevice(client, second, plainSignIn)
  const { answered: _answered, ...there } = second.forms.snapshot().form.people[1] ?? {}
  expect(there).toEqual(luis)
  expect(second.forms.snapshot().form).toMatchObject({ numberOfPeople: 3, shoppingForMultiple: true })

  const later = '2030-01-01T00:00:00.000Z'
  second.answer({}, later)
  second.forms.change((form) => removePerson(updatePerson(form, 'p2', { weightPounds: 180 }), 'p3'))
  await syncDevice(client, second, plainSignIn)
  await syncDevice(client, first, plainSignIn)
  expect(first.forms.snapshot().form.people).toMatchObject([
    { id: 'primary' },
    { id: 'p2', weightPounds: 180, healthRating: 'Table 1' },
  ])
})

test('[U2] somebody who was added on both devices before the first sign-in is there once', async () => {
  const { client } = await account()
  const [first, second] = [testDevice(), testDevice()]
  for (const [device, id] of [
    [first, 'a'],
    [second, 'b'],
  ] as const) {
    device.answer(contact)
    const spouse = { ...newAddedPerson(id, 'Spouse'), fullName: 'Luis Rivera', dateOfBirth: '1988-02-01' }
    device.forms.change((form) => addPerson(form, spouse))
    await syncDevice(client, device, plainSignIn)
  }
  await syncDevice(client, first, plainSignIn)
  for (const device of [first, second])
    expect(device.forms.snapshot().form.people.map(({ fullName }) => fullName)).toEqual([
      'Ana Rivera',
      'Luis Rivera',
    ])
})

test('[D1] how to be reached goes with the account: said once, changed anywhere, and not lost by starting over', async () => {
  const { client, userId } = await account()
  const [first, second] = [testDevice(), testDevice('2030-01-01T00:00:00.000Z')]
  const say = (device: TestDevice, reach: ReachWay[]) => device.forms.change((form) => ({ ...form, reach }))
  const reachOf = (device: TestDevice) => device.forms.snapshot().form.reach
  say(first, ['email'])
  await syncDevice(client, first, plainSignIn)
  expect(await storedOf(userId)).toMatchObject({ reach: ['email'] })
  await syncDevice(client, second, plainSignIn)
  expect(reachOf(second)).toEqual(['email'])

  const pusher = pushAnswers({
    ...{ client, device: second, later: () => () => {} },
    sync: () => syncDevice(client, second, plainSignIn),
  })
  say(second, ['email', 'text'])
  await pusher.flush()
  expect(await storedOf(userId)).toMatchObject({ reach: ['email', 'text'] })
  await syncDevice(client, first, plainSignIn)
  expect(reachOf(first)).toEqual(['email', 'text'])

  first.forms.reset()
  expect(reachOf(first)).toEqual(['email', 'text'])
  first.forget()
  expect(reachOf(first)).toBeUndefined()
})

test('[D1] a newer word of a device that holds nothing else wins over the account’s, an older one does not', async () => {
  for (const [at, reach] of [
    ['2099-01-01T00:00:00.000Z', ['email']],
    ['2019-01-01T00:00:00.000Z', ['call']],
  ] as const) {
    const { client, userId } = await account()
    await insertAnswersRow(client, userId, { people: [], reach: ['call'] })
    const device = testDevice(at)
    device.forms.change((form) => ({ ...form, reach: ['email'] }))
    await syncDevice(client, device, plainSignIn)
    expect(await storedOf(userId)).toMatchObject({ reach })
    expect(device.forms.snapshot().form.reach).toEqual(reach)
  }
})

test('[U2] a change reaches the account after its pause, and starting over empties nothing there', async () => {
  const { client, userId } = await account()
  const device = testDevice()
  device.answer({ ...contact, ...priced })
  device.forms.change((form) => addPerson(form, { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis' }))
  await syncDevice(client, device, plainSignIn)
  const sync = () => syncDevice(client, device, plainSignIn)
  const pusher = pushAnswers({ client, device, later: () => () => {}, sync })
  device.answer({ selectedCoverage: 750_000 })
  await pusher.flush()
  expect(await storedOf(userId)).toMatchObject({ people: [{ coverage: 750_000, term: 30 }, { id: 'p2' }] })
  device.forms.reset()
  device.answer({ weightPounds: 150 })
  await pusher.flush()
  expect(await storedOf(userId)).toMatchObject({
    people: [{ coverage: 750_000, term: 30, weight: 150 }, { id: 'p2' }],
  })
  expect(personOf(device)).toMatchObject({ fullName: '', selectedCoverage: 250_000, weightPounds: 150 })
})

test('[U2] what another device changed meanwhile stays beside a change that is sent later', async () => {
  const { client, userId } = await account()
  const [first, second] = [testDevice(), testDevice()]
  first.answer({ ...contact, ...priced })
  for (const device of [first, second]) await syncDevice(client, device, plainSignIn)
  second.answer({ weightPounds: 150 })
  await syncDevice(client, second, plainSignIn)
  const sync = () => syncDevice(client, first, plainSignIn)
  const pusher = pushAnswers({ client, device: first, later: () => () => {}, sync })
  first.answer({ selectedCoverage: 750_000 })
  await pusher.flush()
  expect(await storedOf(userId)).toMatchObject({ people: [{ coverage: 750_000, weight: 150 }] })
  expect(personOf(first)).toMatchObject({ selectedCoverage: 750_000, weightPounds: 150 })
})

test('[U2] what an older or newer version of the site stored is read as far as it goes, and kept', async () => {
  const { client, userId } = await account()
  const answers = {
    version: 9,
    people: [
      { id: 'primary', weight: { kilograms: 63 }, coverage: 500_000, sleep: 'well' },
      { id: 7 },
      'nobody',
    ],
  }
  const { error } = await client.from(table).insert({ id: userId, answers })
  expect(error).toBeNull()
  const device = testDevice()
  device.answer({ ...contact, selectedTerm: 15 })
  await syncDevice(client, device, plainSignIn)
  expect(personOf(device)).toMatchObject({ selectedCoverage: 500_000, selectedTerm: 15, weightPounds: 170 })
  expect(isAnswered(personOf(device), 'weight')).toBe(false)
  expect(await storedOf(userId)).toEqual({
    version: 9,
    people: [{ id: 'primary', coverage: 500_000, term: 15, sleep: 'well' }],
  })
})

test('[U2] what the table can’t hold stays on the device, and the rest is kept', async () => {
  const { client, userId } = await account()
  const device = testDevice()
  device.answer({ ...contact, weightPounds: 140 })
  const odd = {
    ...newAddedPerson('p2', 'Spouse'),
    ...{ fullName: `Luis ${'x'.repeat(300)}`, phone: '\ud800', email: 'a\0b', medications: ['\0'] },
  }
  device.forms.change((form) => addPerson(form, { ...odd, weightPounds: 190 }))
  await syncDevice(client, device, plainSignIn)
  expect(await storedOf(userId)).toEqual({
    people: [
      { id: 'primary', weight: 140 },
      { id: 'p2', weight: 190, relationship: 'Spouse' },
    ],
  })
  expect(device.forms.snapshot().form.people[1]).toMatchObject({ fullName: odd.fullName })
})

test('[U2] a call that fails loses nothing, and the next sync finishes', async () => {
  for (const failing of [`GET ${table}`, `POST ${table}`]) {
    const { client, userId } = await account()
    const device = testDevice()
    device.answer({ ...contact, ...priced })
    await expect(syncDevice(failingAt(client, failing), device, plainSignIn), failing).rejects.toBeTruthy()
    expect(personOf(device), failing).toMatchObject(priced)
    await syncDevice(client, device, plainSignIn)
    expect(await storedOf(userId), failing).toMatchObject({ people: [{ coverage: 1_000_000 }] })
  }
})

test('[U2] two devices that sync at once make one row, and nothing is lost', async () => {
  const { client, userId } = await account()
  const [one, other] = [testDevice(), testDevice()]
  one.answer({ fullName: 'Ana Rivera', weightPounds: 140 })
  other.answer({ fullName: 'Ana Rivera', selectedTerm: 30 })
  const statuses: number[] = []
  const told = hearing(client, ({ status }) => statuses.push(status))
  await Promise.all([one, other].map((device) => syncDevice(told, device, plainSignIn)))
  expect(await storedOf(userId)).toEqual({ people: [{ id: 'primary', weight: 140, term: 30 }] })
  // A browser logs a refusal, and nobody did anything wrong.
  expect(statuses.filter((status) => status >= 400)).toEqual([])
})

test('[U2] nothing of it reaches another account on the same device', async () => {
  const [ana, luis] = [await account(), await account()]
  const device = testDevice()
  device.answer({ ...contact, ...priced })
  await syncDevice(ana.client, device, plainSignIn)
  await syncDevice(luis.client, device, plainSignIn)
  expect(await storedOf(luis.userId)).toBeUndefined()
  expect(personOf(device)).toMatchObject({ weightPounds: 170, selectedCoverage: 250_000 })
  expect(JSON.stringify(device.stored('deviceProfile') ?? '')).not.toContain('1000000')
})

test('[U2] one row per account, a plain object of limited size, dated by the server alone', async () => {
  const { client, userId } = await account()
  const row = { id: userId, answers: { people: [] }, updated_at: '2101-01-01T00:00:00Z' }
  const { data } = await client.from(table).insert(row).select('updated_at').single()
  expect(Math.abs(Date.parse(data?.updated_at) - Date.now())).toBeLessThan(60_000)
  expect(await insertAnswersRow(client, userId, { people: [] })).toBeUndefined()
  for (const answers of [[], 'text', 1, null, { name: 'x'.repeat(200_001) }]) {
    const { error } = await client.from(table).update({ answers }).eq('id', userId)
    expect(['23514', '23502']).toContain(error?.code)
  }
  const { error } = await client.from(table).update({ id: crypto.randomUUID() }).eq('id', userId)
  expect(error?.code).toBe('42501')
  expect((await readAnswersRow(client))?.answers).toEqual({ people: [] })
})

test('[U2] erasing the account erases them', async () => {
  const { client, userId } = await account()
  await insertAnswersRow(client, userId, { people: [{ id: 'primary', weight: 140 }] })
  expect((await client.rpc('erase_my_account')).error).toBeNull()
  expect(await storedOf(userId)).toBeUndefined()
})
