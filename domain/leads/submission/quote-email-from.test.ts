import { expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { quoteEmailSchema } from '#domain/leads/lead.ts'
import { cartItem as item } from '../../../tests/fixtures/quotes/cart-item.ts'
import { quoteEmailFrom, quoteEmailIssues } from './quote-email-from.ts'

const parts = {
  email: ' ana@example.com ',
  fullName: 'Ana Rivera',
  items: [item],
  reach: ['email', 'call'],
  language: 'es',
  page: '/quote/companies',
  consent: false,
  consentVersion: consentVersions.emails,
  website: '',
} as const
const idempotencyKey = '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11'

test('A mailed quote carries address, name, plans and consent, and nothing that starts an application', () => {
  const quote = { ...quoteEmailFrom(parts), idempotencyKey }
  expect(quoteEmailSchema.parse(quote)).toEqual(quote)
  expect(quote).toMatchObject({ email: 'ana@example.com', fullName: 'Ana Rivera', language: 'es' })
  expect(quote.plans).toEqual([expect.objectContaining({ carrierName: 'SBLI', applyProductCode: '' })])
  expect(quote).not.toHaveProperty('website')
})

test.each([
  [[], []],
  [['email'], ['email']],
  [['text'], ['email']],
  [['email', 'text'], ['email']],
  [['email', 'call'], []],
  [['call'], []],
] as const)(
  '[D1] known to be reached by %j, a mailed quote says %j: no call where calls were left out',
  (reach, said) => {
    const quote = { ...quoteEmailFrom({ ...parts, reach }), idempotencyKey }
    expect(quoteEmailSchema.parse(quote).reach).toEqual(said)
  },
)

test('Without a name there is none; what stands in the field that nobody sees goes along', () => {
  const quote = quoteEmailFrom({ ...parts, fullName: ' ', website: 'x' })
  expect(quote).not.toHaveProperty('fullName')
  expect(quote).toMatchObject({ website: 'x' })
})

test.each([
  ['', 1, ['noEmail']],
  [' ', 0, ['noEmail', 'noPlan']],
  ['ana@example', 1, ['wrongEmail']],
  ['ana example.com', 1, ['wrongEmail']],
  ['ana@example.com', 0, ['noPlan']],
  [' ana@example.com ', 60, []],
  ['ana@example.com', 61, ['tooManyPlans']],
])('[EMAIL-01] [EMAIL-02] address "%s" and %i plans: %j', (email, planCount, codes) => {
  expect(quoteEmailIssues(email, planCount).map(({ code }) => code)).toEqual(codes)
  if (codes.length > 0) return
  const quote = quoteEmailFrom({ ...parts, email, items: Array(planCount).fill(item) })
  expect(quoteEmailSchema.safeParse({ ...quote, idempotencyKey }).success).toBe(true)
})
