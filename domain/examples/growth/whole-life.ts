import {
  agesBetween,
  basisFor,
  type ExampleBasis,
  type ExampleSex,
  lowestByAge,
  neededRange,
  type PriceSource,
  type RatesAtAge,
} from '#domain/examples/prices/example-prices.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import { minimumCashValues } from '#domain/pricing/premiums/nonforfeiture.ts'
import { premiumYears } from '#domain/pricing/premiums/whole-life.ts'

/** The end of a policy year. USD; the cash value is the least that the law lets a policy guarantee, rounded down. */
type CashValueRow = {
  policyYear: number
  age: number
  premiumsPaid: number
  guaranteedCashValue: number
  deathBenefit: number
}

/** USD a month, the lowest of the site's carriers, for a policy paid to age 100. */
export type WholeLifeExamples = {
  basis: ExampleBasis
  coverage: number
  rows: RatesAtAge[]
  cashValue: {
    issueAge: number
    sex: ExampleSex
    coverage: number
    monthlyPremium: number
    /** The first age at which the cash value is no less than what was paid in; null where it never is. */
    breakEvenAge: number | null
    rows: CashValueRow[]
  }
}

const product = { kind: 'whole' } as const
const coverage = 100_000
const ages = agesBetween(25, 75, 5)
const owner = { age: 35, sex: 'Female' } as const
/** For this owner the 30th year ends at 65, and the 65th at 100, when premiums end. */
const shownYears = [1, 5, 10, 15, 20, 25, 30, 40, 50, 65]

export function wholeLifeExamples(source: PriceSource): WholeLifeExamples {
  const ask = { product, coverage, ...owner }
  const monthlyPremium = neededRange(source, ask).low
  const rows = cashValueRows(source, monthlyPremium)
  const breakEven = rows.find(({ premiumsPaid, guaranteedCashValue }) => guaranteedCashValue >= premiumsPaid)
  return {
    basis: basisFor(source, [ask]),
    coverage,
    rows: lowestByAge(source, { product, coverage }, ages),
    cashValue: {
      issueAge: owner.age,
      sex: owner.sex,
      coverage,
      monthlyPremium,
      breakEvenAge: breakEven?.age ?? null,
      rows: rows.filter(({ policyYear }) => shownYears.includes(policyYear)),
    },
  }
}

/** Every year's end until premiums do. */
function cashValueRows({ tables }: PriceSource, monthlyPremium: number): CashValueRow[] {
  const paying = premiumYears('To Age 100', owner.age)
  const life = { sex: 'F', issueAge: owner.age, tobacco: false } as const
  const years = Array.from({ length: paying }, (_, year) => year + 1)
  const amounts = minimumCashValues(tables, life, coverage, paying, years)
  return years.map((policyYear, place) => ({
    policyYear,
    age: owner.age + policyYear,
    premiumsPaid: toCents(monthlyPremium * 12 * policyYear),
    guaranteedCashValue: Math.floor(amounts[place] ?? 0),
    deathBenefit: coverage,
  }))
}
