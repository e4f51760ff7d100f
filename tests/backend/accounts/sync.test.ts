import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAnswersRow } from '#app/state/sync/account-answers.ts'
import { readProfile, saveFullName } from '#app/state/sync/profile.ts'
import { readSavedPlans } from '#app/state/sync/saved-plans.ts'
import { syncDevice } from '#app/state/sync/sync-device.ts'
import { primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { writeDevicePlans } from '#domain/storage/stored-device.ts'
import { devicePlan, somePlan, type TestDevice, testDevice } from '../../fixtures/device/account-device.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { failingAt, whileReading } from '../fixtures/wrapped-client.ts'

const plainSignIn = { savesSelections: false }
const withGoogle = { savesSelections: true }
const answers = {
  fullName: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '(305) 555-0142',
  dateOfBirth: '1990-05-03',
  residentState: 'FL',
  gender: 'Female',
  smoker: true,
  medicalConditions: ['Asthma'],
  medications: ['Albuterol'],
  insuranceGoals: ['family_protection'],
} as const
const given = () => ({
  ...answers,
  medicalConditions: ['Asthma'],
  medications: ['Albuterol'],
  insuranceGoals: ['family_protection'],
})

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const account = () => at.signUp(`${crypto.randomUUID()}@example.com`)
const rowOf = async (userId: string) => (await at.sql`select * from public.profiles where id = ${userId}`)[0]

test('[SYNC-02] [SYNC-04] [CALLS-01] [CALLS-02] [PLANS-12] the first sign-in inserts the missing row with what the device knows', async () => {
  const { client, userId } = await account()
  expect(await readProfile(client)).toBeUndefined()
  const device = testDevice()
  device.answer(given())
  await syncDevice(client, device, plainSignIn)
  const row = await readProfile(client)
  expect(row).toEqual({
    id: userId,
    email: 'ana@example.com',
    full_name: 'Ana Rivera',
    phone: '(305) 555-0142',
    date_of_birth: '1990-05-03',
    zip_code: 'FL',
    gender: 'Female',
    smoker: true,
    medical_conditions: ['Asthma'],
    medications: ['Albuterol'],
    insurance_goals: ['family_protection'],
    last_device_id: device.store.getItem(storageKeys.deviceId),
    updated_at: expect.any(String),
  })
  expect(row?.last_device_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(device.store.getItem(storageKeys.promptForName)).toBeNull()
})

test('[SYNC-01] [SYNC-04] [CALLS-03] a later sign-in updates the row: the newer side wins, what one side alone has stays', async () => {
  const { client, userId } = await account()
  const old = testDevice()
  old.answer({ fullName: 'Ana Rivera', phone: '(305) 555-0142', medications: ['Albuterol'] })
  await syncDevice(client, old, plainSignIn)

  const stale = testDevice()
  stale.answer({ fullName: 'A. Rivera', dateOfBirth: '1990-05-03' }, '2019-01-01T00:00:00.000Z')
  await syncDevice(client, stale, plainSignIn)
  expect(await rowOf(userId)).toMatchObject({ full_name: 'Ana Rivera', phone: '(305) 555-0142' })
  expect((await readProfile(client))?.date_of_birth).toBe('1990-05-03')

  const fresh = testDevice()
  fresh.answer({ fullName: 'Ana Rivera Soto', residentState: 'TX' }, '2099-01-01T00:00:00.000Z')
  await syncDevice(client, fresh, plainSignIn)
  expect(await readProfile(client)).toMatchObject({
    full_name: 'Ana Rivera Soto',
    phone: '(305) 555-0142',
    date_of_birth: '1990-05-03',
    zip_code: 'TX',
    medications: ['Albuterol'],
    last_device_id: fresh.store.getItem(storageKeys.deviceId),
  })
})

test('[SYNC-03] the form is filled from the account, and no answer is made up', async () => {
  const { client, userId } = await account()
  const home = testDevice()
  home.answer(given())
  await syncDevice(client, home, plainSignIn)

  const phone = testDevice()
  await syncDevice(client, phone, plainSignIn)
  expect(phone.forms.snapshot().form).toMatchObject({ userId, isAuthenticated: true })
  expect(primaryPerson(phone.forms.snapshot().form)).toMatchObject(given())
  expect(phone.stored('deviceProfile')).toMatchObject({
    fullName: 'Ana Rivera',
    zipCode: 'FL',
    smoker: true,
  })

  const other = await account()
  await other.client.from('profiles').insert({ id: other.userId, zip_code: '33101', gender: 'X' })
  const empty = testDevice()
  await syncDevice(other.client, empty, plainSignIn)
  const person = primaryPerson(empty.forms.snapshot().form)
  expect(person.smoker).toBeUndefined()
  expect(person.gender).toBeUndefined()
  expect(person.residentState).toBe('')
  expect(empty.stored('deviceProfile')).toMatchObject({ zipCode: '33101' })
  expect(await rowOf(other.userId)).toMatchObject({ gender: 'X', zip_code: '33101', smoker: false })
})

test('what another device emptied or took back stays so where nothing was answered since', async () => {
  const { client } = await account()
  const [here, there] = [testDevice(), testDevice()]
  here.answer(given())
  await syncDevice(client, here, plainSignIn)
  await syncDevice(client, there, plainSignIn)
  const { userId } = there.forms.snapshot().form
  await client.from('profiles').update({ medications: [], smoker: false }).eq('id', userId)
  await syncDevice(client, here, plainSignIn)
  expect(primaryPerson(here.forms.snapshot().form)).toMatchObject({
    medications: [],
    smoker: false,
    gender: 'Female',
  })
  expect(await readProfile(client)).toMatchObject({ medications: [], smoker: false })
})

test('[SYNC-05] after Google sign-in the profile takes the name that the provider gave, where none is known', async () => {
  const { client, userId } = await account()
  await at.sql`update auth.users set raw_user_meta_data = '{"name":"Ana from Google"}' where id = ${userId}`
  await client.auth.refreshSession()
  const device = testDevice()
  await syncDevice(client, device, withGoogle)
  expect((await readProfile(client))?.full_name).toBe('Ana from Google')
  expect(device.store.getItem(storageKeys.promptForName)).toBeNull()
  await saveFullName(client, 'Ana Rivera')
  await syncDevice(client, testDevice(), withGoogle)
  expect((await readProfile(client))?.full_name).toBe('Ana Rivera')
})

test('the name is asked for after a first sign-in without one', async () => {
  const { client } = await account()
  const first = testDevice()
  await syncDevice(client, first, plainSignIn)
  expect(first.store.getItem(storageKeys.promptForName)).toBe('true')
  const second = testDevice()
  await syncDevice(client, second, plainSignIn)
  expect(second.store.getItem(storageKeys.promptForName)).toBeNull()
})

test('[SYNC-06] [PLANS-07] the selections of the form are saved after Google sign-in, once, and only then', async () => {
  const { client } = await account()
  const device = testDevice()
  const selection = {
    selectedCompany: 'SBLI',
    selectedMonthlyPrice: 28.03,
    selectedPlanType: 'Term',
  } as const
  device.answer({ fullName: 'Ana Rivera', selectedCoverage: 500_000, ...selection })
  await syncDevice(client, device, plainSignIn)
  expect(await readSavedPlans(client)).toEqual([])
  await syncDevice(client, device, withGoogle)
  await syncDevice(client, device, withGoogle)
  const plans = await readSavedPlans(client)
  expect(plans.map(({ plan_name }) => plan_name)).toEqual(['SBLI - Term Life (Ana Rivera)'])
  expect(plans[0]?.plan_details).toEqual(somePlan)
})

test('[PLANS-13] the plans of the device go to the account without duplicates, and the list is empty after', async () => {
  const { client } = await account()
  const device = testDevice()
  const plans = [devicePlan('a'), { ...devicePlan('b', { coverage: 1 }), isFavorite: true }, devicePlan('c')]
  writeDevicePlans(device.store, plans)
  await syncDevice(client, device, plainSignIn)
  const saved = await readSavedPlans(client)
  expect(
    saved.map(({ plan_details, is_favorite }) => [plan_details.coverage, is_favorite]).toSorted(),
  ).toEqual([
    [1, true],
    [500_000, false],
  ])
  expect(device.stored('devicePlans')).toEqual([])
})

test('a sync that fails at any of its calls loses nothing, and the next one finishes it', async () => {
  for (const failing of ['GET profiles', 'POST profiles', 'GET saved_plans', 'POST saved_plans']) {
    const { client, userId } = await account()
    const device = testDevice()
    device.answer(given())
    writeDevicePlans(device.store, [devicePlan('a')])
    const broken = failingAt(client, failing)
    await expect(syncDevice(broken, device, plainSignIn), failing).rejects.toBeTruthy()
    expect(primaryPerson(device.forms.snapshot().form), failing).toMatchObject(given())
    expect(device.stored('devicePlans'), failing).toMatchObject([{ id: 'a' }])
    await syncDevice(client, device, plainSignIn)
    expect(await rowOf(userId), failing).toMatchObject({ full_name: 'Ana Rivera' })
    expect(await readSavedPlans(client), failing).toHaveLength(1)
    expect(device.stored('devicePlans'), failing).toEqual([])
  }
})

test('two tabs that sync at once make one row, and nothing is lost', async () => {
  const { client } = await account()
  const [one, other] = [testDevice(), testDevice()]
  one.answer({ fullName: 'Ana Rivera' })
  other.answer({ phone: '(305) 555-0142', email: 'ana@example.com' })
  await Promise.all([syncDevice(client, one, plainSignIn), syncDevice(client, other, plainSignIn)])
  await syncDevice(client, one, plainSignIn)
  expect(await readProfile(client)).toMatchObject({ full_name: 'Ana Rivera', phone: '(305) 555-0142' })
})

test('what another device stores between reading the account and writing it is not written over', async () => {
  const { client } = await account()
  const [one, other] = [testDevice(), testDevice()]
  one.answer({ fullName: 'Ana Rivera' })
  await syncDevice(client, one, plainSignIn)
  other.answer({ residentState: 'FL' })
  const meanwhile = async () => {
    one.answer({ phone: '(305) 555-0142', dateOfBirth: '1990-05-03' })
    await syncDevice(client, one, plainSignIn)
  }
  await syncDevice(whileReading(client, meanwhile, 'GET profiles'), other, plainSignIn)
  const all = {
    full_name: 'Ana Rivera',
    phone: '(305) 555-0142',
    date_of_birth: '1990-05-03',
    zip_code: 'FL',
  }
  expect(await readProfile(client)).toMatchObject(all)
  await syncDevice(client, one, plainSignIn)
  expect(primaryPerson(one.forms.snapshot().form)).toMatchObject({
    phone: '(305) 555-0142',
    residentState: 'FL',
  })
  expect(primaryPerson(other.forms.snapshot().form)).toMatchObject({ phone: '(305) 555-0142' })
})

test('what belongs to one account never reaches another on the same device', async () => {
  const [ana, luis] = [await account(), await account()]
  const device = testDevice()
  device.answer(given())
  writeDevicePlans(device.store, [devicePlan('a')])
  await expect(
    syncDevice(failingAt(ana.client, 'POST saved_plans'), device, plainSignIn),
  ).rejects.toBeTruthy()
  // No sign-out in between: a link from a mail opened the other account in the same browser.
  await syncDevice(luis.client, device, plainSignIn)
  expect(await readProfile(luis.client)).toMatchObject({
    full_name: null,
    phone: null,
    medications: [],
    smoker: false,
  })
  expect(await readSavedPlans(luis.client)).toEqual([])
  expect(primaryPerson(device.forms.snapshot().form)).toMatchObject({ fullName: '', medications: [] })
  await syncDevice(ana.client, device, plainSignIn)
  expect(await readSavedPlans(ana.client)).toHaveLength(1)
  expect(device.stored('devicePlans')).toEqual([])
})

test('an account that is opened while another one is being read gets nothing of it', async () => {
  const [ana, luis] = [await account(), await account()]
  await ana.client.from('profiles').insert({ id: ana.userId, full_name: 'Ana Rivera' })
  const device = testDevice()
  const slow = whileReading(ana.client, () => syncDevice(luis.client, device, plainSignIn))
  await expect(syncDevice(slow, device, plainSignIn)).rejects.toThrow('Another account')
  expect(primaryPerson(device.forms.snapshot().form).fullName).toBe('')
  expect(device.forms.snapshot().form.userId).toBe(luis.userId)
  device.forms.change((form) => updatePrimaryPerson(form, { fullName: 'Luis' }))
  expect(await readProfile(ana.client)).toMatchObject({ full_name: 'Ana Rivera' })
})

describe('what is typed on a page before its first sync has ended', () => {
  const typedFor = async (changes: Partial<Person>) => {
    const { client, userId } = await account()
    await client.from('profiles').insert({ id: userId, full_name: 'Ana Rivera', phone: '(305) 555-0142' })
    const answers = { people: [{ id: 'primary', weight: 140, term: 30 }] }
    await client.from('account_answers').insert({ id: userId, answers })
    // Its clock stands behind the account's.
    const device = testDevice('2019-01-01T00:00:00.000Z')
    const opening = { ...device, opened: () => device.forms.opened() }
    expect(device.forms.opened()).toEqual(device.forms.snapshot().form)
    return { client, opening, type: () => device.answer(changes), person: () => personOf(device) }
  }
  const personOf = ({ forms }: TestDevice) => primaryPerson(forms.snapshot().form)
  const typings: [string, Partial<Person>, object, object][] = [
    ['a phone number', { phone: '(212) 555-0100' }, { phone: '(212) 555-0100' }, {}],
    ['a weight', { weightPounds: 150 }, {}, { weight: 150 }],
  ]

  test.each(typings)(
    '[U2] %s stays, whatever the clocks say, and the rest is filled in',
    async (_, typed, row, more) => {
      const { client, opening, type, person } = await typedFor(typed)
      type()
      await syncDevice(client, opening, plainSignIn)
      const known = { fullName: 'Ana Rivera', phone: '(305) 555-0142', weightPounds: 140, selectedTerm: 30 }
      expect(person()).toMatchObject({ ...known, ...typed })
      expect(await readProfile(client)).toMatchObject({ full_name: 'Ana Rivera', ...row })
      const stored = { people: [{ weight: 140, term: 30, ...more }] }
      expect((await readAnswersRow(client))?.answers).toMatchObject(stored)
    },
  )

  test.each(['GET account_answers', 'GET profiles', 'PATCH profiles'])(
    '[U2] also while %s is under way; it reaches the account with the next sync',
    async (call) => {
      const { client, opening, type, person } = await typedFor({ fullName: 'Ana María' })
      // The account fills the device at once, or asks it to be stored first.
      if (call === 'PATCH profiles')
        opening.forms.change((form) => updatePrimaryPerson(form, { email: 'ana@x.us' }))
      const slow = whileReading(client, async () => type(), call)
      await syncDevice(slow, opening, plainSignIn)
      expect(person()).toMatchObject({ fullName: 'Ana María', phone: '(305) 555-0142' })
      await syncDevice(client, { ...opening, opened: () => undefined }, plainSignIn)
      expect(await readProfile(client)).toMatchObject({ full_name: 'Ana María', phone: '(305) 555-0142' })
      expect(person()).toMatchObject({ fullName: 'Ana María' })
    },
  )

  test('[U2] what an account fills in is not taken for typed: a later answer elsewhere still counts', async () => {
    const { client, opening, person } = await typedFor({})
    await client.from('profiles').update({ smoker: true }).not('id', 'is', null)
    await syncDevice(client, opening, plainSignIn)
    expect(person()).toMatchObject({ fullName: 'Ana Rivera', smoker: true })
    await client.from('profiles').update({ full_name: 'Ana Núñez' }).not('id', 'is', null)
    await syncDevice(client, opening, plainSignIn)
    expect(person()).toMatchObject({ fullName: 'Ana Núñez' })
  })
})
