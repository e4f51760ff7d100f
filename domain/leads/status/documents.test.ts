import { expect, test } from 'vitest'
import { stages } from '#domain/leads/desk/stages.ts'
import { documentsFor } from './documents.ts'

const term = { planType: 'term', coverage: 500_000 }
const funeral = { planType: 'final-expense', coverage: 15_000 }

const least = ['photo_id', 'social_security_number', 'beneficiaries', 'medications', 'bank_account']

test('a term plan needs proof of who one is, of doctors and policies, and no proof of income; final expense the least', () => {
  const [id, number, beneficiaries, medications, account] = least
  const ofTerm = [id, number, beneficiaries, 'doctors', medications, 'other_policies', account]
  expect(documentsFor('new', [term])).toEqual(ofTerm)
  // Who asked for a call alone has no plans yet.
  expect(documentsFor('contacted', [])).toEqual(ofTerm)
  expect(documentsFor('applied', [funeral])).toEqual(least)
  expect(documentsFor('new', [funeral, term])).toContain('doctors')
})

test('a large amount, or a plan that saves, needs proof of income', () => {
  const needsIncome = (plan: object) => documentsFor('quoted', [{ ...term, ...plan }]).includes('income')
  expect(needsIncome({ coverage: 1_000_000 })).toBe(true)
  expect(needsIncome({ coverage: 999_999 })).toBe(false)
  for (const planType of ['iul', 'vul', 'gul']) expect(needsIncome({ planType })).toBe(true)
})

test('An exam is planned once there is an application; a decision needs a receipt; in the end nothing is needed', () => {
  for (const stage of stages) {
    const listed = documentsFor(stage, [term])
    expect(listed.includes('exam_times'), stage).toBe(stage === 'applied' || stage === 'underwriting')
    expect(listed.includes('delivery_receipt'), stage).toBe(stage === 'decided')
    expect(listed.length === 0, stage).toBe(stage === 'in_force' || stage === 'lost')
  }
})
