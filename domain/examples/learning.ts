import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  type ExampleSex,
  lowestByAge,
  neededRange,
  type PriceSource,
  type RatesAtAge,
} from './example-prices.ts'
import { type OutsideBand, outsideBands, type StatedBand } from './stated-ranges.ts'

/** USD a month, the lowest of the site's carriers. */
export type LearningExamples = {
  basis: ExampleBasis
  /** The stated starting rate, and an example of ours that costs no more. */
  startingRate: {
    stated: number
    example: { coverage: number; termYears: number; age: number; sex: ExampleSex; monthlyPremium: number }
  }
  sampleRates: {
    coverage: number
    termYears: number
    /** As stated, each with our price in its middle. */
    bands: (StatedBand & { example: RatesAtAge })[]
    /** Where our price at a whole age of a band lies outside it. */
    outside: OutsideBand[]
  }
}

const stated: readonly StatedBand[] = [
  { fromAge: 20, toAge: 30, low: 20, high: 40 },
  { fromAge: 30, toAge: 40, low: 25, high: 60 },
  { fromAge: 40, toAge: 50, low: 50, high: 120 },
  { fromAge: 50, toAge: 60, low: 120, high: 300 },
]
const startingRate = 25
const starting = { coverage: 250_000, termYears: 20, age: 35, sex: 'Female' } as const
const coverage = 500_000
const termYears = 20
const product = { kind: 'term', termYears } as const

export function learningExamples(source: PriceSource): LearningExamples {
  const rates = lowestByAge(source, { product, coverage }, agesBetween(20, 60, 1))
  return {
    basis: basisFor(source, [{ product, coverage, age: 35, sex: 'Female' }]),
    startingRate: {
      stated: startingRate,
      example: {
        ...starting,
        monthlyPremium: neededRange(source, {
          product: { kind: 'term', termYears: starting.termYears },
          coverage: starting.coverage,
          age: starting.age,
          sex: starting.sex,
        }).low,
      },
    },
    sampleRates: {
      coverage,
      termYears,
      bands: stated.flatMap((band) => {
        const middle = (band.fromAge + band.toAge) / 2
        const example = rates.find(({ age }) => age === middle)
        return example ? [{ ...band, example }] : []
      }),
      outside: rates.flatMap(outsideOf),
    },
  }
}

function outsideOf({ age, female, male }: RatesAtAge): OutsideBand[] {
  return [
    outsideBands(stated, { age, sex: 'Female', price: female }),
    outsideBands(stated, { age, sex: 'Male', price: male }),
  ].filter((one) => one !== undefined)
}
