import { interpolate } from '#domain/pricing/numbers.ts'
import { type GrossPremium, grossAnnualPremium } from '#domain/pricing/premiums/gross-premium.ts'
import { type ExpenseBasis, youngFactor, youngShare } from '#domain/pricing/premiums/parameters.ts'
import type { Life } from '#domain/pricing/risk/underwriting-class.ts'
import type { PublishedPrice } from './published-prices.ts'

/**
 * The engine with its fitted values set otherwise: one number for each of `fittedValues`, the logarithm of what that
 * value is multiplied by. At 0 it is the engine's own.
 */
export type Setting = readonly number[]

/** What a fitted value says something about. Face in USD. */
interface Policy {
  life: Life
  face: number
  benefitYears: number
}

/** One value that was fitted to published prices. */
export interface FittedValue {
  name: string
  product: 'term' | 'whole'
  /** What the value multiplies: expected claims, or one of the charges. */
  changes: 'claims' | 'perThousand' | 'strain' | 'interest' | 'profit'
  /** The engine's value, and what it would be if no price were known: the tables as they are, plain charges. */
  fitted: number
  neutral: number
  /** How much of the value bears on this policy, from 0 to 1. */
  weight: (policy: Policy) => number
}

/** 1 at `at`, 0 at its neighbours, in even shares between; the same beyond `at` where a neighbour is missing. */
function around(value: number, before: number | undefined, at: number, after: number | undefined): number {
  if (value <= at) return before === undefined ? 1 : interpolate(value, before, 0, at, 1)
  return after === undefined ? 1 : interpolate(value, at, 1, after, 0)
}

const when = (condition: boolean, weight = 1) => (condition ? weight : 0)
const isStandard = ({ healthClass }: Life) => healthClass === 'Standard'

function termClaims(name: string, fitted: number, weight: (life: Life, face: number) => number): FittedValue {
  return {
    name,
    product: 'term',
    changes: 'claims',
    fitted,
    neutral: 1,
    weight: ({ life, face }) => weight(life, face),
  }
}

function termCharge(
  name: string,
  changes: 'perThousand' | 'strain',
  [fitted, neutral]: [number, number],
  weight: (benefitYears: number, issueAge: number) => number,
): FittedValue {
  return {
    name,
    product: 'term',
    changes,
    fitted,
    neutral,
    weight: ({ benefitYears, life }) => weight(benefitYears, life.issueAge),
  }
}

/** The fitted values of term and of whole life without dividends (`premiums/parameters.ts`). */
export const fittedValues: readonly FittedValue[] = [
  termClaims('level', 0.97, () => 1),
  termClaims('women', 0.93, ({ sex }) => when(sex === 'F')),
  termClaims('100,000 USD', 1.13, (_, face) => when(face >= 100_000 && face < 250_000)),
  termClaims('250,000 USD', 1.02, (_, face) => when(face >= 250_000 && face < 500_000)),
  termClaims('1,000,000 USD', 0.92, (_, face) => when(face >= 1_000_000)),
  termClaims('Super Preferred', 0.93, ({ healthClass, tobacco }) =>
    when(healthClass === 'Super Preferred' && !tobacco),
  ),
  termClaims('Standard at 30', 1.4, (life) =>
    when(isStandard(life) && !life.tobacco, around(life.issueAge, undefined, 30, 40)),
  ),
  termClaims('Standard from 40', 1.12, (life) =>
    when(isStandard(life) && !life.tobacco, around(life.issueAge, 30, 40, undefined)),
  ),
  termClaims('Standard with tobacco', 1.06, (life) => when(isStandard(life) && life.tobacco)),
  termClaims('tobacco at 25', 1.85, ({ tobacco, issueAge }) =>
    when(tobacco, around(issueAge, undefined, 25, 35)),
  ),
  termClaims('tobacco at 35', 1.4, ({ tobacco, issueAge }) => when(tobacco, around(issueAge, 25, 35, 60))),
  termClaims('above 60', 1.16, ({ issueAge }) => Math.max(0, issueAge - 60) / 10),
  termCharge('10 years', 'perThousand', [0.06, 0.01], (years) => around(years, undefined, 10, 20)),
  termCharge('20 years', 'perThousand', [0.235, 0.03], (years) => around(years, 10, 20, 30)),
  termCharge('30 years', 'perThousand', [1.2, 0.15], (years) => around(years, 20, 30, undefined)),
  termCharge('guarantee of the young', 'perThousand', [youngFactor, 1], youngShare),
  termCharge('guarantee', 'strain', [0.115, 0.015], (years) => when(years !== 20)),
  {
    name: 'interest',
    product: 'whole',
    changes: 'interest',
    fitted: 0.037,
    neutral: 0.045,
    weight: () => 1,
  },
  { name: 'margin', product: 'whole', changes: 'profit', fitted: 0.19, neutral: 0.05, weight: () => 1 },
]

/** The engine's way to a premium with its fitted values set otherwise, for one published price. */
export function refittedPremium({ life, product }: PublishedPrice, setting: Setting): GrossPremium {
  return (input) => {
    const policy = { life, face: input.face, benefitYears: input.benefitYears }
    const factors = { claims: 0, perThousand: 0, strain: 0, interest: 0, profit: 0 }
    fittedValues.forEach((value, place) => {
      if (value.product === product) factors[value.changes] += (setting[place] ?? 0) * value.weight(policy)
    })
    return grossAnnualPremium({
      ...input,
      multiple: input.multiple * Math.exp(factors.claims),
      basis: {
        ...input.basis,
        ...charges(input.basis, factors),
      },
    })
  }
}

function charges(
  basis: ExpenseBasis,
  factors: Record<FittedValue['changes'], number>,
): Pick<ExpenseBasis, 'interest' | 'profit' | 'acquisitionPerThousand' | 'strain'> {
  return {
    interest: basis.interest * Math.exp(factors.interest),
    profit: basis.profit * Math.exp(factors.profit),
    acquisitionPerThousand: (years, issueAge) =>
      basis.acquisitionPerThousand(years, issueAge) * Math.exp(factors.perThousand),
    strain: (years) => 1 + (basis.strain(years) - 1) * Math.exp(factors.strain),
  }
}
