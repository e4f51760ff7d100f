import { expect, test, vi } from 'vitest'
import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import { ana } from '../../../tests/fixtures/device/ana.ts'
import { quote } from '../../../tests/fixtures/quotes/quote.ts'
import {
  answersFromInput,
  canPreview,
  isAllModeled,
  isSameInput,
  previewQuotes,
  savedInput,
} from './preview-quotes.ts'

const person = {
  ...ana,
  healthRating: 'Preferred',
  selectedCoverage: 500_000,
  selectedCompany: 'SBLI',
  selectedMonthlyPrice: 28.5,
}
const input = { coverage: 750_000, term: 30, healthRating: 'Standard' }

const modeled = quote({ isModeled: true })
const priced = quote()

test('a preview asks for what Update Quotes would ask for, and sorts what it gets', () => {
  const price = vi.fn((_: QuoteRequestBody) => [
    { carrier_name: 'B', monthly_premium: 40 },
    { carrier_name: 'A', monthly_premium: 30 },
  ])
  const quotes = previewQuotes({ person, planType: 'term', input }, price)
  expect(price.mock.calls[0]?.[0]).toMatchObject({
    death_benefit: 750_000,
    term_duration: 30,
    health_rating: 'Standard',
    date_of_birth: '1990-05-03',
    resident_state: 'FL',
  })
  expect(quotes.map(({ carrierName }) => carrierName)).toEqual(['A', 'B'])
  expect(new Set(quotes.map(({ quoteId }) => quoteId)).size).toBe(2)
  // Nothing to apply with: adding such a plan to the cart saves and asks first.
  expect(quotes.map(({ applyProductCode }) => applyProductCode)).toEqual(['', ''])
})

test('a term matters to term life alone, and is saved for it alone', () => {
  const saved = savedInput(person)
  expect(saved).toEqual({ coverage: 500_000, term: 20, healthRating: 'Preferred' })
  expect(isSameInput(saved, { ...saved, term: 30 }, 'term')).toBe(false)
  expect(isSameInput(saved, { ...saved, term: 30 }, 'whole')).toBe(true)
  for (const other of [{ coverage: 1 }, { healthRating: 'Standard' }])
    expect(isSameInput(saved, { ...saved, ...other }, 'whole')).toBe(false)
  expect(answersFromInput(input, 'term', person)).toMatchObject({
    selectedTerm: 30,
    selectedCoverage: 750_000,
    // The plan was chosen at the old prices.
    selectedCompany: '',
    selectedMonthlyPrice: 0,
  })
  expect(answersFromInput(input, 'whole', person)).not.toHaveProperty('selectedTerm')
})

test('[U2] what was set is answered, be it with a default; what was left alone is not', () => {
  const back = { ...person, healthRating: 'Standard', selectedTerm: 30 }
  expect(
    answersFromInput({ ...savedInput(back), coverage: 250_000, term: 20 }, 'term', back).answered,
  ).toEqual(['coverage', 'termLength'])
  expect(answersFromInput({ ...savedInput(back), term: 20 }, 'whole', back)).not.toHaveProperty('answered')
})

test('only prices that are all our model’s are previewed, and no amount that is half typed', () => {
  expect(isAllModeled([modeled, modeled])).toBe(true)
  expect(isAllModeled([modeled, priced])).toBe(false)
  expect(isAllModeled([])).toBe(false)
  expect(canPreview(input, [modeled])).toBe(true)
  expect(canPreview(input, [modeled, priced])).toBe(false)
  expect(canPreview(input, [])).toBe(true)
  expect(canPreview({ ...input, coverage: 25_000 }, [modeled])).toBe(true)
  expect(canPreview({ ...input, coverage: 24_999 }, [modeled])).toBe(false)
})
