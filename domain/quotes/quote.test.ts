import { expect, test } from 'vitest'
import { isCheaperPaidOnce, type Quote } from './quote.ts'

const quote: Quote = {
  quoteId: 'q',
  carrierName: 'SBLI',
  productName: 'Level Term 20',
  monthlyPremium: 44.93,
  annualPremium: 513.49,
  coverage: 500_000,
  termYears: 20,
  healthClass: 'Preferred',
  stars: 4,
  instantDecision: true,
  applyProductCode: 'p',
}

test('Paying once a year is cheaper when the annual premium lies below twelve monthly ones', () => {
  expect(isCheaperPaidOnce(quote)).toBe(true)
  expect(isCheaperPaidOnce({ ...quote, annualPremium: 12 * quote.monthlyPremium })).toBe(false)
  expect(isCheaperPaidOnce({ ...quote, annualPremium: 540 })).toBe(false)
})
