import { expect, test } from 'vitest'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { plansOf } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import {
  agesBetween,
  basisFor,
  type ExampleAsk,
  lowestByAge,
  neededRange,
  priceRange,
  pricesAsOf,
  raisedBy,
} from './example-prices.ts'

const source = { carriers, tables }
const ask: ExampleAsk = {
  product: { kind: 'term', termYears: 20 },
  coverage: 500_000,
  age: 35,
  sex: 'Female',
}

test('an example is what a visitor of that age, class and amount is quoted, to the cent', () => {
  const plans = plansOf({ deathBenefit: 500_000, dateOfBirth: '1991-11-20' }, { today: pricesAsOf })
  expect(priceRange(source, ask)).toEqual({
    low: plans[0]?.monthlyPremium,
    high: plans.at(-1)?.monthlyPremium,
  })
})

test('a birthday makes no difference between carriers', () => {
  const onlyBasis = (ageBasis: 'last' | 'nearest') =>
    carriers.flatMap((carrier) => {
      const { term } = carrier.products
      return term ? [{ ...carrier, products: { ...carrier.products, term: { ...term, ageBasis } } }] : []
    })
  const byLast = priceRange({ carriers: onlyBasis('last'), tables }, ask)
  expect(priceRange({ carriers: onlyBasis('nearest'), tables }, ask)).toEqual(byLast)
})

test('whole life and final expense, which are answered together, are kept apart', () => {
  const at65 = { coverage: 25_000, age: 65, sex: 'Male' } as const
  const [whole, finalExpense] = (['whole', 'final-expense'] as const).map((kind) => ({
    ...at65,
    product: { kind },
  }))
  if (!whole || !finalExpense) throw new Error('Both are asked')
  expect(neededRange(source, whole).low).not.toBe(neededRange(source, finalExpense).low)
  expect(basisFor(source, [whole]).carriers).toBe(7)
  expect(basisFor(source, [finalExpense]).carriers).toBe(5)
})

test('what nobody sells has no row, and stops the build where a page can not do without it', () => {
  const long = { product: { kind: 'term', termYears: 30 }, coverage: 500_000 } as const
  expect(lowestByAge(source, long, [55, 60]).map(({ age }) => age)).toEqual([55])
  expect(() => neededRange(source, { ...long, age: 60, sex: 'Male' })).toThrow(
    'No carrier of config/carriers.ts sells term of 500000 USD at 60 (Male)',
  )
})

test('the basis names the day, the class and all carriers that sell any of what is shown', () => {
  const large = { ...ask, coverage: 2_000_000 }
  expect(basisFor(source, [large])).toEqual({
    asOf: pricesAsOf,
    state: 'FL',
    healthClass: 'Standard',
    tobacco: false,
    carriers: 3,
  })
  expect(basisFor(source, [large, ask]).carriers).toBe(9)
})

test('ages go in steps, and a surcharge is taken to the cent', () => {
  expect(agesBetween(50, 85, 5)).toEqual([50, 55, 60, 65, 70, 75, 80, 85])
  expect(agesBetween(20, 23, 2)).toEqual([20, 22])
  expect(raisedBy(21.41, 10)).toBe(23.55)
})
