import { termLengths } from '#domain/people/person.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import { expectedMortality, type Life } from '#domain/pricing/risk/underwriting-class.ts'
import { type GrossPremium, grossAnnualPremium, withoutBandInversion } from './gross-premium.ts'
import { flatUntilAge, termBasis, termOldAgeMargin } from './parameters.ts'

export type TermLength = (typeof termLengths)[number]

/**
 * Deaths of young adults peak before 25 and fall for some years, and what a long guarantee costs the young falls from
 * 30 on, so terms would get cheaper with age. Up to these ages nobody pays more than someone older would.
 */
const dipEnds: Record<TermLength, number> = { 10: 31, 15: 31, 20: 32, 25: 31, 30: 31 }

/**
 * What a policy costs to set up weighs more on few premiums than on many, so a small short term would cost more than
 * a longer one, which gives everything the short one does. It never comes to that from 250,000 USD on, nor for anyone
 * of 52 or older from 25,000 USD on.
 */
function mayLongerCostLess(face: number, issueAge: number): boolean {
  return face < 25_000 || (face < 250_000 && issueAge < 52)
}

/**
 * The market's average yearly premium (USD, unrounded) of level term.
 * It never falls with age, with the amount nor with the length of the term.
 */
export function termAnnualPremium(
  tables: MortalityTables,
  life: Life,
  face: number,
  years: TermLength,
  gross: GrossPremium = grossAnnualPremium,
): number {
  let price = noMoreThanOlder(tables, life, face, years, gross)
  if (!mayLongerCostLess(face, life.issueAge)) return price
  for (const longer of termLengths) {
    if (longer <= years) continue
    const priceOfLonger = noMoreThanOlder(tables, life, face, longer, gross)
    if (priceOfLonger >= price) break
    price = priceOfLonger
  }
  return price
}

function noMoreThanOlder(
  tables: MortalityTables,
  life: Life,
  face: number,
  years: TermLength,
  gross: GrossPremium,
): number {
  const issueAge = Math.max(life.issueAge, flatUntilAge)
  let price = atAge(tables, life, issueAge, face, years, gross)
  for (let older = issueAge + 1; older <= dipEnds[years]; older++) {
    price = Math.min(price, atAge(tables, life, older, face, years, gross))
  }
  return price
}

function atAge(
  tables: MortalityTables,
  life: Life,
  issueAge: number,
  face: number,
  years: TermLength,
  gross: GrossPremium,
): number {
  return withoutBandInversion(face, (amount) => {
    const { table, multiple } = expectedMortality(tables, { ...life, issueAge }, amount)
    return gross({
      basis: termBasis,
      table,
      multiple: multiple * termOldAgeMargin(issueAge),
      issueAge,
      benefitYears: years,
      premiumYears: years,
      face: amount,
    })
  })
}
