import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  lowestByAge,
  type PriceSource,
  type RatesAtAge,
} from '#domain/examples/prices/example-prices.ts'
import { guaranteePlan } from '#domain/pricing/universal-life/universal-life.ts'
import { type CreditExample, creditExample } from './index-credit.ts'
import { type GrowthExample, growthExample } from './index-growth.ts'

/** Prices: USD a month, the lowest of the site's carriers, for the no-lapse premium. */
export type IndexUniversalLifeExamples = {
  basis: ExampleBasis
  coverage: number
  /** To what age that premium, paid each year, guarantees the death benefit whatever the index does. */
  guaranteedToAge: number
  rows: RatesAtAge[]
  /** How an index credit works, on made-up years. Hypothetical. */
  credit: CreditExample
  /** How an account grows at level credits. Hypothetical, but for what is guaranteed. */
  growth: GrowthExample
}

const product = { kind: 'iul', goal: 'Protection' } as const
const coverage = 250_000
const ages = agesBetween(25, 75, 5)

export function indexUniversalLifeExamples(source: PriceSource): IndexUniversalLifeExamples {
  return {
    basis: basisFor(source, [{ product, coverage, age: 35, sex: 'Female' }]),
    coverage,
    guaranteedToAge: guaranteePlan(product.goal, 35).guaranteedToAge,
    rows: lowestByAge(source, { product, coverage }, ages),
    credit: creditExample(),
    growth: growthExample(source.tables),
  }
}
