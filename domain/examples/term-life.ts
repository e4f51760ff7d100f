import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  lowestByAge,
  type PriceSource,
  type RatesAtAge,
} from '#domain/examples/prices/example-prices.ts'

const termYears = [10, 20, 30] as const

/** USD a month, the lowest of the site's carriers; an age at which a length is not sold has no row. */
export type TermLifeExamples = {
  basis: ExampleBasis
  coverage: number
  tables: { termYears: (typeof termYears)[number]; rows: RatesAtAge[] }[]
}

const coverage = 500_000
const ages = agesBetween(25, 60, 5)

export function termLifeExamples(source: PriceSource): TermLifeExamples {
  return {
    basis: basisFor(source, [{ product: { kind: 'term', termYears: 20 }, coverage, age: 35, sex: 'Female' }]),
    coverage,
    tables: termYears.map((years) => ({
      termYears: years,
      rows: lowestByAge(source, { product: { kind: 'term', termYears: years }, coverage }, ages),
    })),
  }
}
