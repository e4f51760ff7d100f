import { expect, test } from 'vitest'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { choosePlan } from '#domain/cart/chosen-plan.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { applicationFrom } from './application-from.ts'
import { consentVersions } from './consent.ts'
import { applicationSchema } from './lead.ts'

const item: CartItem = {
  id: 'item-1',
  personId: 'primary',
  personName: 'Ana Rivera',
  relationship: 'Primary',
  name: 'SBLI',
  planType: 'term',
  coverage: 500_000,
  monthlyPrice: 21.5,
  term: 30,
  quoteId: 'quote-1',
  applyProductCode: 'plan-1',
  productName: 'EasyTrak Digital Term',
  healthClass: 'Standard',
  instantDecision: true,
  isSample: false,
}
const answered = updatePrimaryPerson(newFormData(), {
  fullName: ' Ana Rivera ',
  email: 'ana@example.com',
  phone: '(305) 555-0142',
  smoker: true,
  medications: ['Insulin'],
})
const form = choosePlan(answered, item)
const circumstances = {
  language: 'es',
  page: '/quote/options',
  consent: false,
  consentVersion: consentVersions.calls,
  idempotencyKey: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
} as const

test('The application carries contact, consent, the chosen plans and the answers of who applies', () => {
  const application = applicationFrom({ form, cart: [item], ...circumstances })
  expect(application).toEqual({
    ...circumstances,
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    phone: '(305) 555-0142',
    people: [expect.objectContaining({ fullName: 'Ana Rivera', smoker: true, medications: ['Insulin'] })],
    plans: [
      {
        company: 'SBLI',
        productName: 'EasyTrak Digital Term',
        planType: 'term',
        coverage: 500_000,
        monthlyPrice: 21.5,
        term: 30,
        personName: 'Ana Rivera',
        applyProductCode: 'plan-1',
        isSample: false,
      },
    ],
  })
  expect(applicationSchema.parse(application)).toEqual(application)
})

test('A sample stays marked, and a plan whose cart item is gone counts as one', () => {
  const sample = applicationFrom({ form, cart: [{ ...item, isSample: true }], ...circumstances })
  expect(sample?.plans[0]?.isSample).toBe(true)
  expect(applicationFrom({ form, ...circumstances })?.plans).toEqual([
    expect.objectContaining({ isSample: true, applyProductCode: '', productName: 'Term Life Insurance' }),
  ])
})

test('Each person’s chosen plan is in it, under the first person’s contact', () => {
  const spouse = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis Rivera' }
  const both = choosePlan(addPerson(form, spouse), { ...item, personId: 'p2' })
  const application = applicationFrom({ form: both, cart: [item], ...circumstances })
  expect(application?.fullName).toBe('Ana Rivera')
  expect(application?.plans.map(({ personName }) => personName)).toEqual(['Ana Rivera', 'Luis Rivera'])
  expect(application?.people.map(({ fullName }) => fullName)).toEqual(['Ana Rivera', 'Luis Rivera'])
})

test('Who has chosen no plan does not apply, so their answers stay on the device', () => {
  const spouse = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis Rivera' }
  const application = applicationFrom({ form: addPerson(form, spouse), cart: [item], ...circumstances })
  expect(application?.people.map(({ fullName }) => fullName)).toEqual(['Ana Rivera'])
})

test.each([
  ['no plan', answered],
  ['no name', updatePrimaryPerson(form, { fullName: ' ' })],
  ['no e-mail', updatePrimaryPerson(form, { email: '' })],
  ['a phone too short', updatePrimaryPerson(form, { phone: '(305) 555' })],
])('With %s there is no application', (_what, incomplete) => {
  expect(applicationFrom({ form: incomplete, cart: [item], ...circumstances })).toBeUndefined()
})

test('A very long name is shortened, not refused', () => {
  const long = updatePrimaryPerson(form, { fullName: 'Ñ'.repeat(500) })
  expect(applicationFrom({ form: long, cart: [item], ...circumstances })?.fullName).toHaveLength(120)
})
