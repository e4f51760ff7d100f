import { expect, test } from 'vitest'
import { choosePlan, chosenPlans } from '#domain/cart/chosen-plan.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import { applicationSchema } from '#domain/leads/lead.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { cartItem as item } from '../../../tests/fixtures/quotes/cart-item.ts'
import { applicationFrom, applicationIssues, applicationRequestFor, isForCall } from './application-from.ts'
import { leadPlanFrom, leadPlanOfChoice } from './plan-of-item.ts'

const answered = updatePrimaryPerson(newFormData(), {
  fullName: 'Ana Rivera',
  smoker: true,
  medications: ['Insulin'],
})
const contact = { fullName: ' Ana Rivera ', email: ' ana@example.com ', phone: '(305) 555-0142' }
const request = applicationRequestFor([leadPlanFrom(item)], answered, ['primary'])
const circumstances = {
  language: 'es',
  page: '/quote/options',
  consent: false,
  consentVersion: consentVersions.calls,
  website: '',
} as const
const idempotencyKey = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'
const apply = (reach: ReachWay[], changes: object = {}) =>
  applicationFrom({ contact, reach, request, ...circumstances, ...changes })

test('the application carries contact, consent, the requested plans and the answers of who applies', () => {
  const application = apply(['email', 'call'])
  expect(application).toEqual({
    ...{ language: 'es', page: '/quote/options', consent: false, consentVersion: consentVersions.calls },
    ...{
      fullName: 'Ana Rivera',
      email: 'ana@example.com',
      phone: '(305) 555-0142',
      reach: ['email', 'call'],
    },
    people: [expect.objectContaining({ fullName: 'Ana Rivera', smoker: true, medications: ['Insulin'] })],
    plans: [leadPlanFrom(item)],
  })
  const whole = { ...application, idempotencyKey }
  expect(applicationSchema.parse(whole)).toEqual(whole)
})

test.each<[ReachWay[], string[]]>([
  [['email'], ['email']],
  [['call'], ['phone']],
  [['text'], ['phone']],
  [
    ['email', 'text'],
    ['email', 'phone'],
  ],
])('[D1] with %j alone %j goes along', (reach, sent) => {
  const application = apply(reach)
  expect(Object.keys(application).filter((key) => key === 'email' || key === 'phone')).toEqual(sent)
  expect(applicationSchema.safeParse({ ...application, idempotencyKey }).success).toBe(true)
})

test('[D1] a number without a way that uses it, or a way without its address, is refused', () => {
  const issueOf = (changes: object) =>
    applicationSchema.safeParse({ ...apply(['email', 'call']), idempotencyKey, ...changes }).error?.issues[0]
      ?.path
  expect(issueOf({})).toBeUndefined()
  expect(issueOf({ email: undefined })).toEqual(['reach'])
  expect(issueOf({ email: undefined, phone: undefined, reach: [] })).toEqual(['email'])
  expect(issueOf({ reach: ['pigeon'] })).toEqual(['reach', 0])
})

test('who does not apply is not told about, and neither is somebody without answers', () => {
  const spouse = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis Rivera', smoker: false }
  const form = addPerson(answered, spouse)
  const peopleOf = (ids: string[]) =>
    applicationRequestFor([], form, ids).people.map(({ fullName }) => fullName)
  expect(peopleOf(['primary'])).toEqual(['Ana Rivera'])
  expect(peopleOf(['primary', 'p2'])).toEqual(['Ana Rivera', 'Luis Rivera'])
  expect(applicationRequestFor([], newFormData(), ['primary']).people).toEqual([])
})

test('[D1] a plan that nobody is named for is for who sends it', () => {
  const unnamed = applicationRequestFor([leadPlanFrom({ ...item, personName: '' })], answered, [])
  expect(apply(['email'], { request: unnamed }).plans).toMatchObject([{ personName: 'Ana Rivera' }])
})

test.each([
  [{ fullName: ' ' }, ['email'], { fullName: 'nameMissing' }],
  [{}, [], { reach: 'reachMissing' }],
  [{ email: '' }, ['email'], { email: 'emailMissing' }],
  [{ email: 'a@' }, ['email'], { email: 'emailIncomplete' }],
  [{ email: 'a@' }, ['call'], {}],
  [{ phone: '' }, ['email', 'call'], { phone: 'phoneMissing' }],
  [{ phone: '(305) 555' }, ['text'], { phone: 'phoneTooShort' }],
  [{ phone: '' }, ['email'], {}],
] as const)('[D13] with %j and %j the issues are %j', (changes, reach, codes) => {
  const issues = applicationIssues({ ...contact, ...changes }, reach)
  expect(Object.fromEntries(issues.map(({ field, code }) => [field, code]))).toEqual(codes)
})

test('an odd name is mended, not refused; what stands in the field that nobody sees goes along', () => {
  const nameOf = (fullName: string) => apply(['email'], { contact: { ...contact, fullName } }).fullName
  expect(nameOf('Ñ'.repeat(500))).toHaveLength(120)
  expect(nameOf('Ana\tRivera')).toBe('Ana Rivera')
  expect(apply(['email'], { website: 'https://example.com' }).website).toBe('https://example.com')
  expect(apply(['email'])).not.toHaveProperty('website')
})

test('a chosen plan whose cart item is gone counts as a sample, and is settled in a call', () => {
  const [chosen] = chosenPlans(choosePlan(answered, item))
  expect(chosen && leadPlanOfChoice(chosen, item)).toEqual(leadPlanFrom(item))
  const gone = chosen ? [leadPlanOfChoice(chosen, undefined)] : []
  expect(gone).toMatchObject([{ isSample: true, applyProductCode: '', productName: 'Term Life Insurance' }])
  expect(isForCall({ plans: gone, people: [], personIds: [] })).toBe(true)
  expect(isForCall(request)).toBe(false)
  expect(isForCall({ ...request, plans: [...gone, ...request.plans] })).toBe(false)
})
