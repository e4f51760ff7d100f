import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  lowestByAge,
  type PriceSource,
  type RatesAtAge,
} from '#domain/examples/prices/example-prices.ts'

/** USD a month, the lowest of the site's carriers, for a policy paid for life. */
export type FinalExpenseExamples = {
  basis: ExampleBasis
  coverage: number
  rows: RatesAtAge[]
  /** The same at one age by the amount of coverage, and how many carriers sell that much. */
  byCoverage: { age: number; rows: { coverage: number; female: number; male: number; carriers: number }[] }
}

const product = { kind: 'final-expense' } as const
const coverage = 10_000
const ages = agesBetween(50, 85, 5)
const middleAge = 65
const coverages = [5000, 10_000, 25_000, 50_000]

export function finalExpenseExamples(source: PriceSource): FinalExpenseExamples {
  return {
    basis: basisFor(source, [{ product, coverage, age: middleAge, sex: 'Female' }]),
    coverage,
    rows: lowestByAge(source, { product, coverage }, ages),
    byCoverage: {
      age: middleAge,
      rows: coverages.flatMap((amount) => {
        const { carriers } = basisFor(source, [{ product, coverage: amount, age: middleAge, sex: 'Female' }])
        return lowestByAge(source, { product, coverage: amount }, [middleAge]).map(({ female, male }) => ({
          coverage: amount,
          female,
          male,
          carriers,
        }))
      }),
    },
  }
}
