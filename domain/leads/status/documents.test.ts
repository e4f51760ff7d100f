import { expect, test } from 'vitest'
import { stages } from '#domain/leads/desk/stages.ts'
import { documents, documentsFor } from './documents.ts'

const term = { planType: 'term', coverage: 500_000 }
const funeral = { planType: 'final-expense', coverage: 15_000 }

test('A term plan needs proof of who one is, of beneficiaries and doctors, and no proof of income', () => {
  expect(documentsFor('new', [term])).toEqual([
    'photo_id',
    'social_security_number',
    'beneficiaries',
    'doctors',
    'medications',
    'other_policies',
    'bank_account',
  ])
  // Who asked for a call alone has no plans yet.
  expect(documentsFor('contacted', [])).toEqual(documentsFor('new', [term]))
})

test('A large amount, or a plan that saves, needs proof of income; final expense needs the least', () => {
  expect(documentsFor('quoted', [{ ...term, coverage: 1_000_000 }])).toContain('income')
  expect(documentsFor('quoted', [{ ...term, coverage: 999_999 }])).not.toContain('income')
  for (const planType of ['iul', 'vul', 'gul'])
    expect(documentsFor('new', [{ ...term, planType }])).toContain('income')
  expect(documentsFor('applied', [funeral])).toEqual([
    'photo_id',
    'social_security_number',
    'beneficiaries',
    'medications',
    'bank_account',
  ])
  expect(documentsFor('new', [funeral, term])).toContain('doctors')
})

test('An exam is planned once there is an application; a decision needs a receipt; in the end nothing is needed', () => {
  for (const stage of stages) {
    const listed = documentsFor(stage, [term])
    expect(listed.includes('exam_times'), stage).toBe(stage === 'applied' || stage === 'underwriting')
    expect(listed.includes('delivery_receipt'), stage).toBe(stage === 'decided')
    expect(listed.length === 0, stage).toBe(stage === 'in_force' || stage === 'lost')
    expect(documents.filter((one) => listed.includes(one)).length).toBe(listed.length)
  }
})
