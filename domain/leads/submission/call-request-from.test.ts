import { expect, test } from 'vitest'
import { choosePlan } from '#domain/cart/chosen-plan.ts'
import { consentVersions } from '#domain/leads/consent.ts'
import { callRequestSchema } from '#domain/leads/lead.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { cartItem as item } from '../../../tests/fixtures/quotes/cart-item.ts'
import { callIssues, callRequestFrom, sharedAnswers } from './call-request-from.ts'
import { contactFields, emptyContactDraft } from './contact-draft.ts'
import { leadPlanFrom } from './plan-of-item.ts'

const named = updatePrimaryPerson(newFormData(), {
  fullName: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '3055550142',
})
const answered = updatePrimaryPerson(named, { dateOfBirth: '1986-04-12', medications: ['Insulin'] })
const fields = contactFields(emptyContactDraft, answered)
const parts = {
  fields: { ...fields, bestTimes: ['morning' as const] },
  shared: undefined,
  kind: 'call' as const,
  language: 'es' as const,
  page: '/contact',
  timeZone: 'America/New_York',
  consent: false,
  consentVersion: consentVersions.calls,
  reach: [],
  website: '',
}
const idempotencyKey = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'

test('the form starts from the answers, and what is typed or emptied takes their place', () => {
  expect(fields).toEqual({
    fullName: 'Ana Rivera',
    phone: '(305) 555-0142',
    email: 'ana@example.com',
    bestTimes: [],
  })
  const typed = contactFields({ ...emptyContactDraft, fullName: 'Luis', email: '' }, answered)
  expect(typed).toMatchObject({ fullName: 'Luis', phone: '(305) 555-0142', email: '' })
})

test('a call request carries what the form shows and no answer besides', () => {
  const call = callRequestFrom(parts)
  const { fields: shown, shared: _, ...others } = parts
  expect(call).toEqual({ ...shown, ...others, plans: [], people: [] })
  expect(JSON.stringify(call)).not.toMatch(/1986|Insulin/)
  expect(callRequestSchema.safeParse({ ...call, idempotencyKey }).success).toBe(true)
})

test('an e-mail that was emptied stays out, and so does a time zone that is none', () => {
  const call = callRequestFrom({ ...parts, fields: { ...fields, email: ' ' }, timeZone: 'a b;c' })
  expect(call).not.toHaveProperty('email')
  expect(call).not.toHaveProperty('timeZone')
})

test('with the tick the answers and the chosen plans go along', () => {
  const shared = sharedAnswers(choosePlan(answered, item), [
    item,
    { ...item, id: 'item-2', carrierName: 'Banner' },
  ])
  expect(shared.people).toMatchObject([{ dateOfBirth: '1986-04-12', medications: ['Insulin'] }])
  expect(shared.plans).toMatchObject([{ carrierName: 'SBLI', isSample: false }])
  const call = callRequestFrom({ ...parts, shared })
  expect(callRequestSchema.parse({ ...call, idempotencyKey })).toMatchObject(shared)
})

test('where no plan is chosen, those in the cart go along; who has told no more than the contact sends nothing', () => {
  expect(sharedAnswers(answered, [item]).plans).toMatchObject([{ carrierName: 'SBLI' }])
  const tapped = { ...leadPlanFrom(item), carrierName: 'Tapped' }
  expect(sharedAnswers(choosePlan(answered, item), [item], [tapped]).plans).toEqual([tapped])
  const withSpouse = addPerson(named, newAddedPerson('p2', 'Spouse'))
  expect(sharedAnswers(withSpouse, [])).toEqual({ people: [], plans: [] })
  for (const answer of [{ dateOfBirth: '1986-04-12' }, { residentState: 'FL' }, { medications: ['Insulin'] }])
    expect(sharedAnswers(updatePrimaryPerson(named, answer), []).people).toHaveLength(1)
})

test('name and phone are checked by the questionnaire’s rules; an e-mail may be left out', () => {
  expect(callIssues(fields)).toEqual([])
  expect(callIssues({ fullName: ' ', phone: '', email: '', bestTimes: [] })).toEqual([
    { field: 'fullName', code: 'nameMissing' },
    { field: 'phone', code: 'phoneMissing', values: { digits: 0 } },
  ])
  expect(callIssues({ ...fields, phone: '(305) 55', email: 'ana@here' })).toEqual([
    { field: 'phone', code: 'phoneTooShort', values: { digits: 5 } },
    { field: 'email', code: 'emailInvalid' },
  ])
})

test.each(['Ana\u0000 Rivera', `${'Ñ'.repeat(300)}`, '\u{1F600} Ana'])(
  'a name that the form accepts, the function accepts: %j',
  (fullName) => {
    const odd = { ...fields, fullName }
    expect(callIssues(odd)).toEqual([])
    const call = { ...callRequestFrom({ ...parts, fields: odd }), idempotencyKey }
    expect(callRequestSchema.safeParse(call).success).toBe(true)
  },
)

test('[D1] who asks for a call may be called, and otherwise be reached as they said', () => {
  expect(callRequestFrom({ ...parts, reach: ['email'] }).reach).toEqual(['email', 'call'])
  const unmailed = { ...fields, email: '' }
  const withoutEmail = callRequestFrom({ ...parts, reach: ['email', 'text'], fields: unmailed })
  expect(withoutEmail.reach).toEqual(['call', 'text'])
  expect(callRequestSchema.safeParse({ ...withoutEmail, idempotencyKey }).success).toBe(true)
})
