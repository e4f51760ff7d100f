import {
  basisFor,
  type ExampleAsk,
  type ExampleBasis,
  type ExampleSex,
  neededRange,
  type PriceSource,
} from './example-prices.ts'

const scenarioIds = ['firstHome', 'midway', 'family30'] as const

/** Amounts in USD, the premium a month and the lowest of the site's carriers. */
export type MortgageScenario = {
  id: (typeof scenarioIds)[number]
  mortgage: number
  termYears: number
  coverage: number
  age: number
  sex: ExampleSex
  monthlyPremium: number
}

export type MortgageProtectionExamples = { basis: ExampleBasis; scenarios: MortgageScenario[] }

/** The first is the page's stated example, 350,000 USD over 30 years at about 45 USD a month. */
const scenarios = [
  { id: 'firstHome', mortgage: 350_000, termYears: 30, coverage: 350_000, age: 36, sex: 'Female' },
  { id: 'midway', mortgage: 240_000, termYears: 20, coverage: 250_000, age: 45, sex: 'Male' },
  { id: 'family30', mortgage: 425_000, termYears: 30, coverage: 500_000, age: 34, sex: 'Male' },
] as const

export function mortgageProtectionExamples(source: PriceSource): MortgageProtectionExamples {
  const asks = scenarios.map(
    ({ termYears, coverage, age, sex }): ExampleAsk => ({
      product: { kind: 'term', termYears },
      coverage,
      age,
      sex,
    }),
  )
  return {
    basis: basisFor(source, asks),
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      monthlyPremium: neededRange(source, {
        product: { kind: 'term', termYears: scenario.termYears },
        coverage: scenario.coverage,
        age: scenario.age,
        sex: scenario.sex,
      }).low,
    })),
  }
}
