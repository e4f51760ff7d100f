import { expect, test } from 'vitest'
import { quote } from '../../tests/fixtures/quotes/quote.ts'
import { isCheaperPaidOnce } from './quote.ts'

test('Paying once a year is cheaper when the annual premium lies below twelve monthly ones', () => {
  const paidOnce = (annualPremium: number) => quote({ monthlyPremium: 44.93, annualPremium })
  expect(isCheaperPaidOnce(paidOnce(513.49))).toBe(true)
  expect(isCheaperPaidOnce(paidOnce(12 * 44.93))).toBe(false)
  expect(isCheaperPaidOnce(paidOnce(540))).toBe(false)
})
