import { type ExampleSex, exampleClass } from '#domain/examples/prices/example-prices.ts'
import { universalLife } from '#domain/pricing/premiums/parameters.ts'
import { csoTable, deathRate, type MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import { expectedMortality } from '#domain/pricing/risk/underwriting-class.ts'
import { guaranteedAccount, surrenderCharge } from '#domain/pricing/universal-life/iul-solves.ts'
import {
  accountValue,
  type LinearAccount,
  runAccount,
} from '#domain/pricing/universal-life/universal-life-account.ts'
import {
  averageCharges,
  currentCostOfInsurance,
  surrenderYears,
} from '#domain/pricing/universal-life/universal-life-parameters.ts'

/** The end of a policy year; whole USD, rounded down. */
type GrowthRow = {
  policyYear: number
  age: number
  premiumsPaid: number
  accumulationValue: number
  /** What is paid out when the policy is given up: the account less the surrender charge. */
  surrenderValue: number
}

type GrowthScenario = {
  /** `guaranteed`: the most that may be charged and the least that may be credited. The others are hypothetical. */
  id: 'guaranteed' | 'low' | 'middle'
  /** A level credit every year, in per cent; no index does that. */
  creditedPercent: number
  /** What the cost of insurance is: the highest that the policy may charge, or what is charged today. */
  costOfInsurance: 'highest' | 'current'
  rows: GrowthRow[]
}

/** One policy of a market-average carrier, at level credits. USD. */
export type GrowthExample = {
  issueAge: number
  sex: ExampleSex
  coverage: number
  /** Paid in twelve equal parts at the start of each month. */
  annualPremium: number
  years: number
  charges: {
    /** Of each premium. */
    premiumLoadPercent: number
    monthlyFee: number
    /** A month for each 1,000 of coverage, in the first `unitYears` years. */
    unitCharge: number
    unitYears: number
    /** For each 1,000 of coverage when the policy is given up in its first year; falls evenly to nothing. */
    surrenderCharge: number
    surrenderYears: number
  }
  scenarios: GrowthScenario[]
}

const owner = { issueAge: 35, sex: 'F', tobacco: false } as const
const coverage = 250_000
const annualPremium = 3000
const years = 30
const shownYears = [1, 5, 10, 15, 20, 25, 30]
const hypothetical = [
  { id: 'low', creditedPercent: 3 },
  { id: 'middle', creditedPercent: 5 },
] as const

export function growthExample(tables: MortalityTables): GrowthExample {
  const policy = { tables, life: owner, healthClass: exampleClass, charges: averageCharges }
  const rowsOf = (account: LinearAccount) =>
    shownYears.map((policyYear) => {
      const value = accountValue(account, annualPremium / 12, policyYear)
      const surrendered = value - surrenderCharge(policy, coverage, policyYear)
      return {
        policyYear,
        age: owner.issueAge + policyYear,
        premiumsPaid: annualPremium * policyYear,
        accumulationValue: wholeDollars(value),
        surrenderValue: wholeDollars(surrendered),
      }
    })
  return {
    issueAge: owner.issueAge,
    sex: 'Female',
    coverage,
    annualPremium,
    years,
    charges: {
      premiumLoadPercent: averageCharges.premiumLoad * 100,
      monthlyFee: averageCharges.monthlyFee,
      unitCharge: Math.round(averageCharges.unitCharge(owner.issueAge) * 1000) / 1000,
      unitYears: averageCharges.unitYears,
      surrenderCharge: Math.round(averageCharges.surrenderCharge(owner.issueAge) * 100) / 100,
      surrenderYears,
    },
    scenarios: [
      {
        id: 'guaranteed',
        creditedPercent: universalLife.guaranteedInterest * 100,
        costOfInsurance: 'highest',
        rows: rowsOf(guaranteedAccount(policy, coverage, years)),
      },
      ...hypothetical.map(({ id, creditedPercent }) => ({
        id,
        creditedPercent,
        costOfInsurance: 'current' as const,
        rows: rowsOf(currentAccount(tables, creditedPercent / 100)),
      })),
    ],
  }
}

/** On what is charged today for the cost of insurance, which never exceeds the most that may be. */
function currentAccount(tables: MortalityTables, interest: number): LinearAccount {
  const { table, multiple } = expectedMortality(tables, { ...owner, healthClass: exampleClass }, coverage)
  const { ultimate } = csoTable(tables, owner, 'last')
  return runAccount({
    face: coverage,
    issueAge: owner.issueAge,
    years,
    interest,
    deathRate: (year) =>
      Math.min(
        deathRate(table, owner.issueAge, year) * multiple * currentCostOfInsurance,
        ultimate[owner.issueAge + year] ?? 1,
      ),
    charges: averageCharges,
  })
}

function wholeDollars(amount: number): number {
  return Math.max(0, Math.floor(amount))
}
