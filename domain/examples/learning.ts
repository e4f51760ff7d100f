import { facts } from '#content/facts.ts'
import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  lowestByAge,
  neededRange,
  type PriceSource,
  type RatesAtAge,
} from '#domain/examples/prices/example-prices.ts'
import { type OutsideBand, outsideBands, type StatedBand } from '#domain/examples/prices/stated-ranges.ts'

/** USD a month, the lowest of the site's carriers. */
export type LearningExamples = {
  basis: ExampleBasis
  /** The stated starting rate, and what of ours costs about that. */
  startingRate: { stated: number; example: { coverage: number; termYears: number } & RatesAtAge }
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
  { fromAge: 20, toAge: 30, ...facts.rateAges20to30.value },
  { fromAge: 30, toAge: 40, ...facts.rateAges30to40.value },
  { fromAge: 40, toAge: 50, ...facts.rateAges40to50.value },
  { fromAge: 50, toAge: 60, ...facts.rateAges50to60.value },
]
const starting = { coverage: 250_000, termYears: 20, age: 35 } as const
const coverage = 500_000
const termYears = 20
const product = { kind: 'term', termYears } as const

export function learningExamples(source: PriceSource): LearningExamples {
  const rates = lowestByAge(source, { product, coverage }, agesBetween(20, 60, 1))
  return {
    basis: basisFor(source, [{ product, coverage, age: 35, sex: 'Female' }]),
    startingRate: { stated: facts.startingRateMonthly.value, example: startingExample(source) },
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

function startingExample(source: PriceSource) {
  const ask = { product: { kind: 'term', termYears: starting.termYears }, ...starting } as const
  return {
    ...starting,
    female: neededRange(source, { ...ask, sex: 'Female' }).low,
    male: neededRange(source, { ...ask, sex: 'Male' }).low,
  }
}

function outsideOf({ age, female, male }: RatesAtAge): OutsideBand[] {
  return [
    outsideBands(stated, { age, sex: 'Female', price: female }),
    outsideBands(stated, { age, sex: 'Male', price: male }),
  ].filter((one) => one !== undefined)
}
