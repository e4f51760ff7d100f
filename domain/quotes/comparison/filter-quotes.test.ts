import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quote } from '../../../tests/fixtures/quotes/quote.ts'
import {
  carriersOf,
  filterQuotes,
  hasFilters,
  hidingReasons,
  noFilters,
  withCarrier,
} from './filter-quotes.ts'

const anyQuote = fc
  .record({
    carrierName: fc.constantFrom('SBLI', 'Americo', 'Transamerica'),
    stars: fc.integer({ min: 1, max: 5 }),
    instantDecision: fc.boolean(),
  })
  .map(quote)
const anyFilters = fc.record({
  instantOnly: fc.boolean(),
  minStars: fc.integer({ min: 1, max: 5 }),
  hiddenCarriers: fc.subarray(['SBLI', 'Americo', 'Nobody']),
})

test('each filter hides what it names and tells how many', () => {
  const quotes = [
    quote({ quoteId: 'stays' }),
    quote({ instantDecision: false, stars: 2, carrierName: 'Americo' }),
    quote({ stars: 3 }),
    quote({ carrierName: 'Americo', stars: 5 }),
  ]
  const filters = { instantOnly: true, minStars: 4, hiddenCarriers: ['Americo'] }
  const { shown, hidden, hiddenCount } = filterQuotes(quotes, filters)
  expect(shown.map(({ quoteId }) => quoteId)).toEqual(['stays'])
  expect(hidden).toEqual({ instant: 1, rating: 1, carrier: 1 })
  expect(hiddenCount).toBe(3)
  expect(hasFilters(filters)).toBe(true)
})

test('nothing is hidden silently: what is shown and what is told add up, and the order stays', () => {
  fc.assert(
    fc.property(fc.array(anyQuote), anyFilters, (quotes, filters) => {
      const { shown, hidden, hiddenCount } = filterQuotes(quotes, filters)
      expect(shown.length + hiddenCount).toBe(quotes.length)
      expect(hidingReasons.reduce((sum, reason) => sum + hidden[reason], 0)).toBe(hiddenCount)
      expect(shown).toEqual(quotes.filter((one) => shown.includes(one)))
      expect(filterQuotes(quotes, noFilters)).toMatchObject({ shown: quotes, hiddenCount: 0 })
    }),
  )
  expect(hasFilters(noFilters)).toBe(false)
  for (const one of [{ instantOnly: true }, { minStars: 2 }, { hiddenCarriers: ['SBLI'] }])
    expect(hasFilters({ ...noFilters, ...one })).toBe(true)
})

test('a carrier is listed once, and hiding it twice is undone at once', () => {
  const quotes = [quote({}), quote({ carrierName: 'Americo' }), quote({})]
  expect(carriersOf(quotes)).toEqual(['Americo', 'SBLI'])
  const once = withCarrier(noFilters, 'SBLI', false)
  expect(once.hiddenCarriers).toEqual(['SBLI'])
  expect(withCarrier(withCarrier(once, 'SBLI', false), 'SBLI', true)).toEqual(noFilters)
})
