import { expect, test } from 'vitest'
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { newFormData } from '#domain/people/form-data.ts'
import { storedCart } from '#domain/storage/stored-cart.ts'
import { storedDevicePlans } from '#domain/storage/stored-device.ts'
import { storedFormData } from '#domain/storage/stored-form-data.ts'
import { storedInstantDraft, storedNeeds } from '#domain/storage/stored-tab.ts'
import { storedSamples } from '../../../tests/fixtures/device/stored-samples.ts'
import { type Carried, formatCarried, parseCarried } from './carried.ts'
import { isAllHere, isNothing, plansToAdd, summaryOf, withBroughtAnswers } from './meet-carried.ts'

const silent = () => {}
const sampleOf = <Value>(
  stored: { key: string; parse: (text: string, report: () => void) => Value },
  name: keyof typeof storedSamples,
) => stored.parse(JSON.stringify(storedSamples[name]), silent)

const full: Carried = {
  form: { ...sampleOf(storedFormData, 'formData'), userId: 'account-1', isAuthenticated: true },
  plans: sampleOf(storedDevicePlans, 'devicePlans').map((plan) => ({ ...plan, userId: 'account-1' })),
  cart: sampleOf(storedCart, 'cart'),
  instant: sampleOf(storedInstantDraft, 'instantQuote'),
  needs: sampleOf(storedNeeds, 'needs'),
  madeAt: new Date('2026-11-28T12:00:00.000Z'),
  place: { page: 'quote', step: 'height' },
}
const nothing: Carried = {
  form: newFormData(),
  plans: [],
  cart: [],
  instant: undefined,
  needs: startingNeedsAnswers,
  madeAt: full.madeAt,
  place: undefined,
}
/** The first of each, as the samples have them. */
const [person] = full.form.people
const [item] = full.cart
const [plan] = full.plans
if (!person || !item || !plan) throw new Error('The samples are empty')

function opened(carried: Carried): Carried {
  const read = parseCarried(formatCarried(carried))
  if (read === undefined || read === 'newer') throw new Error('It does not open')
  return read
}

test('what is taken along is read whole, and so is nothing at all', () => {
  const { userId: _, ...answers } = full.form
  expect(opened(full)).toEqual({
    ...full,
    form: { ...answers, isAuthenticated: false },
    plans: full.plans.map(({ userId: _, ...plan }) => ({ ...plan, deviceId: '' })),
  })
  expect(opened(nothing)).toEqual(nothing)
})

test('whose account and whose device it was stays behind', () => {
  for (const own of ['account-1', plan.deviceId]) expect(formatCarried(full)).not.toContain(own)
})

test('a later version is named as that; anything else of another shape opens nothing', () => {
  const { version, ...unversioned } = JSON.parse(formatCarried(full))
  expect(version).toBe(1)
  expect(parseCarried(JSON.stringify({ version: 2, anything: true }))).toBe('newer')
  for (const other of ['', 'null', '[]', '{', '{"version":0}', JSON.stringify(unversioned)])
    expect(parseCarried(other), other).toBeUndefined()
})

test('what another version stored in another way is read as far as on a device', () => {
  const carried = JSON.parse(formatCarried(full))
  carried.stored.cart = JSON.stringify([{ ...storedSamples.cart[0], discount: 5 }, { id: 'half' }])
  carried.stored.needs = '{oops'
  carried.place = { page: 'quote', step: 'noSuchStep' }
  const read = parseCarried(JSON.stringify(carried))
  expect(read).toMatchObject({
    cart: [{ id: item.id }],
    needs: startingNeedsAnswers,
    place: { page: 'quote' },
  })
})

test('more people, plans or items than any household has are refused whole', () => {
  const reads = (changes: Partial<Carried>) =>
    parseCarried(formatCarried({ ...full, ...changes })) !== undefined
  const people = Array.from({ length: 11 }, (_, n) => ({ ...person, id: `person-${n}` }))
  expect([10, 11].map((most) => reads({ form: { ...full.form, people: people.slice(0, most) } }))).toEqual([
    true,
    false,
  ])
  expect([100, 101].map((length) => reads({ cart: Array(length).fill(item) }))).toEqual([true, false])
  expect([200, 201].map((length) => reads({ plans: Array(length).fill(plan) }))).toEqual([true, false])
})

test('in short it says names and numbers, and never anything of health', () => {
  const summary = summaryOf(full)
  expect(summary).toEqual({ hasAnswers: true, names: ['Ana', 'Luis'], inCart: 2, saved: 1 })
  expect(isNothing(summaryOf(nothing))).toBe(true)
  expect(summaryOf({ ...nothing, needs: { ...startingNeedsAnswers, debts: '5' } }).hasAnswers).toBe(true)
  expect(summaryOf({ ...nothing, instant: { premiumBudget: 50 } }).hasAnswers).toBe(true)
})

test('answers take the place of those here; who is signed in, and who refused calls, stays so', () => {
  const { reach: _, ...without } = opened(full).form
  const here = { ...newFormData(), userId: 'me', isAuthenticated: true, reach: ['email' as const] }
  expect(withBroughtAnswers(without, here)).toEqual({
    ...without,
    userId: 'me',
    isAuthenticated: true,
    reach: ['email'],
  })
  expect(withBroughtAnswers({ ...without, reach: ['text'] }, here).reach).toEqual(['text'])
  expect(withBroughtAnswers(without, newFormData())).toEqual(without)
})

test('saved plans are added to those here, none twice', () => {
  const other = { ...plan, id: 'other', planDetails: { ...plan.planDetails, coverage: 1 } }
  expect(plansToAdd([plan, other], [{ ...plan, id: 'kept' }])).toEqual([other])
})

test('a device that has it all already is told so; one difference is enough to ask', () => {
  const brought = opened(full)
  expect(isAllHere(brought, full)).toBe(true)
  const people = [{ ...person, weightPounds: 1 }, ...full.form.people.slice(1)]
  const others: Partial<Carried>[] = [
    { cart: [item] },
    { form: { ...full.form, people } },
    { plans: [] },
    { needs: startingNeedsAnswers },
    { instant: undefined },
  ]
  for (const other of others) expect(isAllHere(brought, { ...full, ...other })).toBe(false)
})
