import { expect, test } from 'vitest'
import { cartItem } from '../../tests/fixtures/quotes/cart-item.ts'
import { plansToSave } from './plans-to-save.ts'

const item = { ...cartItem, personName: 'Maria Alvarez', monthlyPremium: 28.5, termYears: 20 }

test('[PLANS-04] a plan of the cart is saved with its company, type, coverage, price, term, features and person', () => {
  expect(plansToSave([item]).plans).toEqual([
    {
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 500_000,
      monthlyPremium: 28.5,
      termYears: 20,
      features: [],
      personName: 'Maria Alvarez',
      relationship: 'Primary',
    },
  ])
})

test('the features of a plan from the instant quote are saved with it', () => {
  expect(plansToSave([{ ...item, features: ['guaranteed-cash-value'] }]).plans).toMatchObject([
    { features: ['guaranteed-cash-value'] },
  ])
})

test('a plan for life has no term', () => {
  const { termYears: _, ...whole } = { ...item, planType: 'whole' as const }
  expect(plansToSave([whole]).plans[0]).not.toHaveProperty('term')
})

test('a sample is not saved', () => {
  const { plans, sampleCount } = plansToSave([{ ...item, isSample: true }, item])
  expect(plans).toHaveLength(1)
  expect(sampleCount).toBe(1)
})
