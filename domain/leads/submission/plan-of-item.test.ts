import { expect, test } from 'vitest'
import { leadPlanSchema } from '#domain/leads/lead.ts'
import { cartItem } from '../../../tests/fixtures/quotes/cart-item.ts'
import { leadPlanFrom } from './plan-of-item.ts'

const item = { ...cartItem, isSample: true }

test('A plan of the cart becomes a plan of a lead, a sample marked as one', () => {
  expect(leadPlanFrom(item)).toEqual({
    carrierName: 'SBLI',
    productName: 'EasyTrak Digital Term',
    planType: 'term',
    coverage: 500_000,
    monthlyPremium: 21.5,
    termYears: 30,
    personName: 'Ana Rivera',
    applyProductCode: 'plan-1',
    isSample: true,
  })
  const { termYears: _, ...whole } = item
  expect(leadPlanFrom({ ...whole, planType: 'whole' })).not.toHaveProperty('termYears')
  const likely = { low: 19.25, high: 25.75 }
  expect(leadPlanFrom({ ...item, likely }).likely).toEqual(likely)
})

test('Texts and numbers beyond what a lead takes are brought within it; a code too long is left out', () => {
  const odd = leadPlanFrom({
    ...item,
    carrierName: 'S'.repeat(500),
    productName: 'P'.repeat(500),
    personName: 'Ñ'.repeat(500),
    coverage: -1,
    monthlyPremium: 1e12,
    termYears: 12.5,
    applyProductCode: 'c'.repeat(5_000),
  })
  expect(leadPlanSchema.parse(odd)).toEqual(odd)
  expect(odd).toMatchObject({ coverage: 0, monthlyPremium: 1_000_000, applyProductCode: '' })
})
