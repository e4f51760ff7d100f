import { expect, test } from 'vitest'
import { choosePlan, chosenPlans } from '#domain/cart/chosen-plan.ts'
import { type FormData, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { cartItem as item } from '../../tests/fixtures/cart-item.ts'
import { applicationFrom, type Wish } from './application-from.ts'
import { consentVersions } from './consent.ts'
import { applicationSchema } from './lead.ts'
import { leadPlanFrom, leadPlanOfChoice } from './plan-of-item.ts'

const answered = updatePrimaryPerson(newFormData(), {
  fullName: ' Ana Rivera ',
  email: 'ana@example.com',
  phone: '(305) 555-0142',
  smoker: true,
  medications: ['Insulin'],
})
const wish: Wish = { plans: [leadPlanFrom(item)], personIds: ['primary'] }
const circumstances = {
  language: 'es',
  page: '/quote/options',
  consent: false,
  consentVersion: consentVersions.calls,
  idempotencyKey: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
} as const

test('The application carries contact, consent, the wished plans and the answers of who applies', () => {
  const application = applicationFrom({ form: answered, wish, ...circumstances })
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

test('Who does not apply is not told about', () => {
  const spouse = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis Rivera' }
  const application = applicationFrom({ form: addPerson(answered, spouse), wish, ...circumstances })
  expect(application?.people.map(({ fullName }) => fullName)).toEqual(['Ana Rivera'])
})

test('Several people and plans are one application, under the first person’s contact', () => {
  const spouse = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis Rivera', email: 'luis@example.com' }
  const application = applicationFrom({
    form: addPerson(answered, spouse),
    wish: { plans: [item, { ...item, personName: 'Luis Rivera' }].map(leadPlanFrom), personIds: ['p2'] },
    ...circumstances,
  })
  expect(application).toMatchObject({ fullName: 'Ana Rivera', email: 'ana@example.com' })
  expect(application?.plans.map(({ personName }) => personName)).toEqual(['Ana Rivera', 'Luis Rivera'])
  expect(application?.people.map(({ fullName }) => fullName)).toEqual(['Luis Rivera'])
})

test.each<[string, FormData, Wish]>([
  ['no plan', answered, { plans: [], personIds: ['primary'] }],
  ['no name', updatePrimaryPerson(answered, { fullName: ' ' }), wish],
  ['no e-mail', updatePrimaryPerson(answered, { email: '' }), wish],
  ['a phone too short', updatePrimaryPerson(answered, { phone: '(305) 555' }), wish],
])('With %s there is no application', (_what, form, incomplete) => {
  expect(applicationFrom({ form, wish: incomplete, ...circumstances })).toBeUndefined()
})

test('A very long name, or one with a tab in it, is mended, not refused', () => {
  const nameOf = (fullName: string) =>
    applicationFrom({ form: updatePrimaryPerson(answered, { fullName }), wish, ...circumstances })?.fullName
  expect(nameOf('Ñ'.repeat(500))).toHaveLength(120)
  expect(nameOf('Ana\tRivera')).toBe('Ana Rivera')
})

test('What stands in the field that nobody sees goes along', () => {
  const website = 'https://example.com'
  expect(applicationFrom({ form: answered, wish, ...circumstances, website })).toMatchObject({ website })
  expect(applicationFrom({ form: answered, wish, ...circumstances, website: '' })).not.toHaveProperty(
    'website',
  )
})

test('A chosen plan whose cart item is gone counts as a sample', () => {
  const [chosen] = chosenPlans(choosePlan(answered, item))
  expect(chosen && leadPlanOfChoice(chosen, item)).toEqual(leadPlanFrom(item))
  expect(chosen && leadPlanOfChoice(chosen, undefined)).toMatchObject({
    isSample: true,
    applyProductCode: '',
    productName: 'Term Life Insurance',
  })
})
