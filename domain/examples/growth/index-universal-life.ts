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
  credit: Omit<CreditExample, 'participationPercent'>
  /** How an account grows at level credits. Hypothetical, but for what is guaranteed. */
  growth: ShownGrowth
}

type Scenario = GrowthExample['scenarios'][number]
/** In `surrenderValues`, what would be paid out at each of the ages, in USD. */
type ShownScenario = Pick<Scenario, 'id' | 'creditedPercent'> & { surrenderValues: number[] }

/** What the page shows of it, and therefore loads. */
type ShownGrowth = Omit<GrowthExample, 'scenarios'> & { ages: number[]; scenarios: ShownScenario[] }

const product = { kind: 'iul', goal: 'Protection' } as const
const coverage = 250_000
const ages = agesBetween(25, 75, 5)

export function indexUniversalLifeExamples(source: PriceSource): IndexUniversalLifeExamples {
  const { participationPercent: _, ...credit } = creditExample()
  return {
    basis: basisFor(source, [{ product, coverage, age: 35, sex: 'Female' }]),
    coverage,
    guaranteedToAge: guaranteePlan(product.goal, 35).guaranteedToAge,
    rows: lowestByAge(source, { product, coverage }, ages),
    credit,
    growth: shown(growthExample(source.tables)),
  }
}

function shown({ scenarios, ...growth }: GrowthExample): ShownGrowth {
  return {
    ...growth,
    ages: scenarios[0]?.rows.map(({ age }) => age) ?? [],
    scenarios: scenarios.map(({ id, creditedPercent, rows }) => ({
      id,
      creditedPercent,
      surrenderValues: rows.map(({ surrenderValue }) => surrenderValue),
    })),
  }
}
