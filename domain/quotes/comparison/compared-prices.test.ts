import { expect, test } from 'vitest'
import { priceDetailsSchema } from '#domain/quotes/price-details.ts'
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
import { barOf, barScale, openOrderCount } from './likely-bars.ts'
import { priceChanges, priceSource } from './price-changes.ts'

const priced = (monthlyPremium: number, range: readonly number[]) =>
  quoteAmongClasses({ monthlyPremium }, range)
const list = [priced(22.73, [19.82, 25.77]), priced(25.82, [22.52, 29.27]), priced(31.79, [27.72, 36.04])]

test('[U4] all bars of a list run between the same two whole amounts, around every range', () => {
  expect(barScale(list)).toEqual({ low: 19, high: 37 })
  const scale = { low: 19, high: 37 }
  expect(list.map((plan) => barOf(scale, plan))).toEqual([
    { from: 4.6, to: 37.6, price: 20.7 },
    { from: 19.6, to: 57.1, price: 37.9 },
    { from: 48.4, to: 94.7, price: 71.1 },
  ])
})

test('[U4] the order is open as far as the likely ranges reach down to the lowest one', () => {
  expect(openOrderCount(list)).toBe(2)
  expect(openOrderCount(list.slice(0, 1))).toBe(1)
})

test('prices that tell no range have no bars', () => {
  expect(barScale([])).toBeUndefined()
  expect(barScale([quote(), quote()])).toBeUndefined()
  expect(openOrderCount([quote(), quote()])).toBe(0)
  expect(barOf({ low: 10, high: 30 }, quote())).toBeUndefined()
  expect(barScale([priced(20, [20, 20])])).toEqual({ low: 20, high: 21 })
})

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

const plan = quote({ monthlyPremium: 27.41, coverage: 750_000, termYears: 20 })

const priceDetails = priceDetailsSchema.parse({
  source: 'model',
  health_classes: [
    { health_class: 'Super Preferred', monthly_premium: 23.36 },
    { health_class: 'Preferred', monthly_premium: 27.41 },
    { health_class: 'Standard', monthly_premium: 36.18 },
  ],
  tobacco: [
    { tobacco: false, is_own: true, monthly_premium: 27.41 },
    { tobacco: true, is_own: false, monthly_premium: 54.82 },
  ],
  terms: [
    { term_length: 20, monthly_premium: 27.41 },
    { term_length: 25, monthly_premium: 35.4 },
  ],
  death_benefits: [{ death_benefit: 750_000, monthly_premium: 27.41 }],
})

test('each list has the own price in its place, and all bars are of one scale', () => {
  const changes = priceChanges({ ...plan, priceDetails })
  expect(changes.healthClass.map(({ at, place }) => [at, place])).toEqual([
    ['Super Preferred', 'before'],
    ['Preferred', 'own'],
    ['Standard', 'after'],
  ])
  expect(changes.tobacco).toEqual([
    { at: false, place: 'own', monthlyPremium: 27.41, length: 0.5 },
    { at: true, place: 'after', monthlyPremium: 54.82, length: 1 },
  ])
  expect(changes.term.map(({ place, length }) => [place, length])).toEqual([
    ['own', 0.5],
    ['after', 35.4 / 54.82],
  ])
})

test('a list of the own price alone, or without it, has nothing to compare', () => {
  expect(priceChanges({ ...plan, priceDetails }).coverage).toEqual([])
  expect(priceChanges({ ...plan, priceDetails, healthClass: 'Table 8' }).healthClass).toEqual([])
  const none = { healthClass: [], tobacco: [], term: [], coverage: [] }
  expect(priceChanges(plan)).toEqual(none)
})

test('the own price is the one on the card, also where a list says otherwise', () => {
  const [, own] = priceChanges({ ...plan, monthlyPremium: 27.42, priceDetails }).healthClass
  expect(own).toMatchObject({ place: 'own', monthlyPremium: 27.42 })
})

test('the source is the sample, what the details say, or what the estimate mark says', () => {
  expect(priceSource({ ...plan, priceDetails }, true)).toBe('sample')
  expect(priceSource({ ...plan, priceDetails: { ...priceDetails, source: 'rate-table' } }, false)).toBe(
    'rate-table',
  )
  expect(priceSource({ ...plan, isModeled: true }, false)).toBe('model')
  expect(priceSource(plan, false)).toBe('service')
})
