import {
  faceBands,
  femaleLevel,
  mortalityLevel,
  oldAgeFrom,
  oldAgeMarginPerYear,
  standardClaims,
  tobaccoLoad,
} from '#domain/pricing/premiums/parameters.ts'
import type { MortalityTable, MortalityTables, NonSmokerRisk, Sex, SmokerRisk } from './mortality-tables.ts'

/** The underwriting classes, best first. */
export const healthClasses = [
  'Super Preferred',
  'Preferred',
  'Standard Plus',
  'Standard',
  'Table 1',
  'Table 2',
  'Table 3',
  'Table 4',
  'Table 5',
  'Table 6',
  'Table 7',
  'Table 8',
] as const
export type HealthClass = (typeof healthClasses)[number]

/** The worse of two classes. */
export function worseClass(one: HealthClass, other: HealthClass): HealthClass {
  return healthClasses.indexOf(one) > healthClasses.indexOf(other) ? one : other
}

/** The person insured as the engine sees them. */
export type Life = { sex: Sex; issueAge: number; tobacco: boolean; healthClass: HealthClass }

type Risk<T> = { risk: T; claims: (issueAge: number) => number }

/** A table rating of n adds this share of Standard's claims n times. */
const claimsPerTable = 0.25

/** What a class may be charged at most for the cost of insurance, over what the statutory tables allow for others. */
export function ratedClaims(healthClass: HealthClass): number {
  return 1 + claimsPerTable * Number(/^Table (\d)$/.exec(healthClass)?.[1] ?? 0)
}

function tableRatings<T>(risk: T, tobacco: boolean) {
  const rated = (rating: number): Risk<T> => ({
    risk,
    claims: (issueAge) => standardClaims(issueAge, tobacco) * (1 + claimsPerTable * rating),
  })
  return {
    Standard: rated(0),
    'Table 1': rated(1),
    'Table 2': rated(2),
    'Table 3': rated(3),
    'Table 4': rated(4),
    'Table 5': rated(5),
    'Table 6': rated(6),
    'Table 7': rated(7),
    'Table 8': rated(8),
  }
}

/** Each class's table and its claims over that table's. Super Preferred and Standard are fitted, Standard Plus between. */
const nonSmokerRisks: Record<HealthClass, Risk<NonSmokerRisk>> = {
  'Super Preferred': { risk: 70, claims: () => 0.93 },
  Preferred: { risk: 80, claims: () => 1 },
  'Standard Plus': { risk: 100, claims: () => 1 },
  ...tableRatings<NonSmokerRisk>(125, false),
}

/** Tobacco users are offered two classes before the table ratings; better ones count as the next of these. */
const smokerPreferred: Risk<SmokerRisk> = { risk: 100, claims: () => 1 }
const smokerRatings = tableRatings<SmokerRisk>(125, true)
const smokerRisks: Record<HealthClass, Risk<SmokerRisk>> = {
  'Super Preferred': smokerPreferred,
  Preferred: smokerPreferred,
  'Standard Plus': smokerRatings.Standard,
  ...smokerRatings,
}

/** The class that a person is priced in and told: tobacco users have no Super Preferred and no Standard Plus. */
export function pricedClass(healthClass: HealthClass, tobacco: boolean): HealthClass {
  if (!tobacco) return healthClass
  if (healthClass === 'Super Preferred') return 'Preferred'
  return healthClass === 'Standard Plus' ? 'Standard' : healthClass
}

function bandClaims(face: number): number {
  let claims = faceBands[0]?.claims ?? 1
  for (const band of faceBands) if (face >= band.from) claims = band.claims
  return claims
}

/** The lowest face amount (USD) of the next band up, undefined in the highest. */
export function nextBand(face: number): number | undefined {
  return faceBands.find((band) => band.from > face)?.from
}

/** The table a life is priced by, and how its claims compare with it at this face amount (USD). */
export function expectedMortality(
  tables: MortalityTables,
  life: Life,
  face: number,
): { table: MortalityTable; multiple: number } {
  const { sex, issueAge, tobacco } = life
  const general =
    mortalityLevel *
    (sex === 'F' ? femaleLevel : 1) *
    bandClaims(face) *
    (1 + oldAgeMarginPerYear * Math.max(0, issueAge - oldAgeFrom))
  if (tobacco) {
    const { risk, claims } = smokerRisks[life.healthClass]
    return {
      table: tables.vbt.smoker[sex][risk],
      multiple: general * claims(issueAge) * tobaccoLoad(issueAge, sex),
    }
  }
  const { risk, claims } = nonSmokerRisks[life.healthClass]
  return { table: tables.vbt.nonSmoker[sex][risk], multiple: general * claims(issueAge) }
}
