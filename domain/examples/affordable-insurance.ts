import { facts } from '#content/facts.ts'
import {
  basisFor,
  type ExampleBasis,
  lowestByAge,
  type PriceRange,
  type PriceSource,
  type RangesAtAge,
  rangesByAge,
} from '#domain/examples/prices/example-prices.ts'
import { type OutsidePrice, sideOf } from '#domain/examples/prices/stated-ranges.ts'
import { monthlyFactor } from '#domain/pricing/premiums/parameters.ts'
import type { HealthClass } from '#domain/pricing/risk/underwriting-class.ts'

/** USD a month. */
export type AffordableInsuranceExamples = {
  basis: ExampleBasis
  coverage: number
  termYears: number
  /** What low and high are of: the site's carriers, for the same person in the same class. */
  rangeOver: 'carriers'
  costs: RangesAtAge[]
  realityCheck: {
    /** Stated: what people guess, and what it costs. */
    assumed: PriceRange
    actual: PriceRange
    /** The costs above that lie outside what is stated as actual. */
    outside: OutsidePrice[]
  }
  /** What health and tobacco make of the lowest price at one age. */
  byHealth: {
    age: number
    rows: { healthClass: HealthClass; tobacco: boolean; female: number; male: number }[]
  }
  /** How much more twelve monthly payments cost than one a year, in per cent. */
  monthlySurchargePercent: number
}

const coverage = 500_000
const termYears = 20
const product = { kind: 'term', termYears } as const
const middleAge = 35
const assumed = facts.assumedCostMonthly.value
const actual = facts.actualCostMonthly.value
const healths = [
  { healthClass: 'Super Preferred', tobacco: false },
  { healthClass: 'Preferred', tobacco: false },
  { healthClass: 'Standard', tobacco: false },
  { healthClass: 'Standard', tobacco: true },
] as const

export function affordableInsuranceExamples(source: PriceSource): AffordableInsuranceExamples {
  const costs = rangesByAge(source, { product, coverage }, [25, 35, 45])
  return {
    basis: basisFor(source, [{ product, coverage, age: middleAge, sex: 'Female' }]),
    coverage,
    termYears,
    rangeOver: 'carriers',
    costs,
    realityCheck: { assumed, actual, outside: costs.flatMap(outsideActual) },
    byHealth: {
      age: middleAge,
      rows: healths.flatMap((health) =>
        lowestByAge(source, { product, coverage, ...health }, [middleAge]).map(({ female, male }) => ({
          ...health,
          female,
          male,
        })),
      ),
    },
    monthlySurchargePercent: Math.round((monthlyFactor * 12 - 1) * 1000) / 10,
  }
}

function outsideActual({ age, female, male }: RangesAtAge): OutsidePrice[] {
  const prices = [
    { sex: 'Female', price: female.low },
    { sex: 'Female', price: female.high },
    { sex: 'Male', price: male.low },
    { sex: 'Male', price: male.high },
  ] as const
  return prices.flatMap(({ sex, price }) => {
    const side = sideOf(price, actual)
    return side ? [{ age, sex, price, side }] : []
  })
}
