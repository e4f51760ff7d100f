import { facts } from '#content/facts.ts'
import {
  basisFor,
  type ExampleAsk,
  type ExampleBasis,
  type ExampleSex,
  neededRange,
  type PriceSource,
} from '#domain/examples/prices/example-prices.ts'

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

const stated = {
  termYears: facts.mortgageExampleYears.value,
  coverage: facts.mortgageExampleCoverage.value,
}
/** The first is the page's stated example; its age and sex are ours, and cost what is stated. */
const scenarios = [
  { id: 'firstHome', mortgage: stated.coverage, ...stated, age: 36, sex: 'Female' },
  { id: 'midway', mortgage: 240_000, termYears: 20, coverage: 250_000, age: 45, sex: 'Male' },
  { id: 'family30', mortgage: 425_000, termYears: 30, coverage: 500_000, age: 34, sex: 'Male' },
] as const

export function mortgageProtectionExamples(source: PriceSource): MortgageProtectionExamples {
  return {
    basis: basisFor(source, scenarios.map(askFor)),
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      monthlyPremium: neededRange(source, askFor(scenario)).low,
    })),
  }
}

function askFor({ termYears, coverage, age, sex }: (typeof scenarios)[number]): ExampleAsk {
  return { product: { kind: 'term', termYears }, coverage, age, sex }
}
