import { expect, test } from 'vitest'
import { quote } from '../../tests/fixtures/quotes/quote.ts'
import { quoteFeatures } from './quote-features.ts'

test('What a plan assures is told in short names, and nothing that it does not assure', () => {
  expect(quoteFeatures(quote())).toEqual([])
  const guarantees = { premium_years: 20, outlook: [] }
  expect(
    quoteFeatures(
      quote({
        guarantees: { ...guarantees, guaranteed_to_age: 121, cash_values: [{ age: 65, amount: 9_000 }] },
      }),
    ),
  ).toEqual(['premium-years-20', 'guaranteed-to-age-121', 'guaranteed-cash-value'])
  expect(
    quoteFeatures(quote({ guarantees: { ...guarantees, guaranteed_to_age: null, cash_values: [] } })),
  ).toEqual(['premium-years-20'])
})
