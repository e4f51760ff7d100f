import { facts } from '#content/facts.ts'
import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  lowestByAge,
  type PriceRange,
  type PriceSource,
  type RangesAtAge,
  type RatesAtAge,
  raisedBy,
} from '#domain/examples/prices/example-prices.ts'

/** USD a month. Without an exam: what the same carriers' plan with one costs, raised by the surcharge. */
export type NoMedicalExamExamples = {
  basis: ExampleBasis
  coverage: number
  termYears: number
  /** How much more plans without an exam commonly cost, in per cent: stated, not modelled. */
  surchargePercent: PriceRange
  rows: RangesAtAge[]
  withExam: RatesAtAge[]
}

const coverage = 250_000
const termYears = 20
const product = { kind: 'term', termYears } as const
const ages = agesBetween(25, 60, 5)
const surchargePercent = facts.noExamExtraCost.value

export function noMedicalExamExamples(source: PriceSource): NoMedicalExamExamples {
  const withExam = lowestByAge(source, { product, coverage }, ages)
  return {
    basis: basisFor(source, [{ product, coverage, age: 35, sex: 'Female' }]),
    coverage,
    termYears,
    surchargePercent,
    rows: withExam.map(({ age, female, male }) => ({ age, female: raised(female), male: raised(male) })),
    withExam,
  }
}

function raised(price: number): PriceRange {
  return { low: raisedBy(price, surchargePercent.low), high: raisedBy(price, surchargePercent.high) }
}
