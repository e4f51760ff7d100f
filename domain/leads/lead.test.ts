import { expect, test } from 'vitest'
import { storedSamples } from '../../tests/fixtures/device/stored-samples.ts'
import { newCallRequest } from '../../tests/fixtures/leads/submissions.ts'
import {
  applicationSchema,
  callRequestSchema,
  leadPersonSchema,
  leadPlanSchema,
  quoteEmailSchema,
  storedLeadPlanSchema,
} from './lead.ts'

const call = newCallRequest()

test.each([
  ['(212) 555-0188', true],
  ['+1 212 555 0188', true],
  ['212.555.0188 x12', true],
  ['212\u00a0555\u00a00188', true],
  ['555-0188', false],
  ['(212) 555-0188\n', false],
  ['(212)\t555-0188', false],
  ['212 555 0188\u2028', false],
  ['212-555-0188; 1', false],
])('%j is a number to call: %s', (phone, isOne) => {
  expect(callRequestSchema.safeParse({ ...call, phone }).success).toBe(isOne)
})

test('a name is trimmed and kept as it is', () => {
  for (const fullName of ['O’Brien, Jr.', '李小龍', '<b>Ana</b>', 'Ana 😀'])
    expect(callRequestSchema.parse({ ...call, fullName: ` ${fullName} ` }).fullName).toBe(fullName)
})

test('a plan is read by the names that leads were sent and stored with until 1.0, and by its own', () => {
  const [earlier] = storedSamples.sentApplications[0].plans
  const plan = leadPlanSchema.parse(earlier)
  expect(plan).toMatchObject({ carrierName: 'SBLI', coverage: 500_000, monthlyPremium: 28.03, termYears: 30 })
  expect(plan).not.toHaveProperty('company')
  expect(leadPlanSchema.parse(plan)).toEqual(plan)
  expect(callRequestSchema.parse({ ...call, plans: [earlier] }).plans).toEqual([plan])
  const { applyProductCode: _code, ...earliest } = earlier
  expect(storedLeadPlanSchema.parse(earliest)).toEqual({ ...plan, applyProductCode: undefined })
  const refused = callRequestSchema.safeParse({ ...call, plans: [{ ...plan, carrierName: '\u0000' }] })
  expect(refused.error?.issues[0]?.path).toEqual(['plans', 0, 'carrierName'])
  for (const none of [null, 7, 'SBLI', []]) expect(leadPlanSchema.safeParse(none).success).toBe(false)
})

// A check that grows with the square of the size takes minutes, and with them this test.
test('a text without end is refused', () => {
  const size = 100_000
  const endless = ['x', ' ', '1', '.', 'a.', 'a@', '-', '/', '\n', '@a.'].map((piece) =>
    piece.repeat(size / piece.length),
  )
  for (const text of endless) {
    const wrong = { ...call, email: text, fullName: text, phone: text, page: `/${text}!`, timeZone: text }
    for (const schema of [applicationSchema, quoteEmailSchema, callRequestSchema])
      expect(schema.safeParse({ ...wrong, consentVersion: text }).success).toBe(false)
    expect(leadPersonSchema.safeParse({ dateOfBirth: text }).success).toBe(false)
  }
})
