import { expect, test } from 'vitest'
import type { Quote } from '#domain/quotes/quote.ts'
import { quote, quoteAmongClasses } from '../../../tests/fixtures/quotes/quote.ts'
import {
  cashValueAt,
  classRange,
  lowestPremium,
  sharedCashValueAges,
  sharedValue,
  totalOverTerm,
} from './comparison-rows.ts'

const term = quote({ monthlyPremium: 27.41, termYears: 20 })

const cashValues = (...ages: number[]): Partial<Quote> => ({
  guarantees: {
    premium_years: 60,
    guaranteed_to_age: 121,
    cash_values: ages.map((age) => ({ age, amount: age * 100 })),
    outlook: [],
  },
})

test('the total of a term is all its monthly premiums, and a plan without a term has none', () => {
  expect(totalOverTerm(term)).toBe(6578.4)
  expect(totalOverTerm(quote())).toBeUndefined()
})

test('a value is shared only when all have it', () => {
  expect(sharedValue([20, 20, 20])).toBe(20)
  expect(sharedValue([20, 30])).toBeUndefined()
  expect(sharedValue([])).toBeUndefined()
})

test('cash values are told at ages that all plans with cash values know', () => {
  const quotes = [quote(cashValues(50, 55, 60, 65)), quote(cashValues(55, 60, 65, 70)), quote()]
  expect(sharedCashValueAges(quotes)).toEqual([55, 60, 65])
  expect(sharedCashValueAges([quote()])).toEqual([])
  expect(cashValueAt(quote(cashValues(55)), 55)).toBe(5500)
  expect(cashValueAt(quote(), 55)).toBeUndefined()
})

test('the likely range runs from the better class to the worse one', () => {
  const premiums = (...amounts: number[]) => quoteAmongClasses({}, amounts)
  expect(classRange(premiums(23.36, 27.41, 36.18))).toEqual({ low: 23.36, high: 36.18 })
  expect(classRange(premiums(27.41))).toBeUndefined()
  expect(classRange(quote())).toBeUndefined()
})

test('the lowest premium is the least of all', () => {
  expect(lowestPremium([quote(), quote({ monthlyPremium: 20 })])).toBe(20)
})
