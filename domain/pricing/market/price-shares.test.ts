import { expect, test } from 'vitest'
import { type GrossInput, grossAnnualPremium, premiumShares } from '#domain/pricing/premiums/gross-premium.ts'
import {
  finalExpenseBasis,
  noLapseBasis,
  participatingWholeBasis,
  termBasis,
} from '#domain/pricing/premiums/parameters.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { quoteRequest } from '../../../tests/fixtures/quotes/pricing.ts'
import { marketAnnualPremium, type Rated } from './market-price.ts'
import { marketShares } from './price-shares.ts'

const request: QuoteRequest = {
  ...quoteRequest,
  residentState: 'GA',
  deathBenefit: 500_000,
  dateOfBirth: '1986-03-12',
  gender: 'Male',
  healthRating: 'Preferred',
}
const rated: Rated = { kind: 'term', issueAge: 40, healthClass: 'Preferred', participating: false }

test('Claims, expenses, tax and margin of a policy, added up year by year in another way, are the parts', () => {
  const bases = [termBasis, participatingWholeBasis, finalExpenseBasis, noLapseBasis]
  for (const basis of bases) {
    const input: GrossInput = {
      basis,
      table: tables.vbt.nonSmoker.F[100],
      multiple: 1.1,
      issueAge: 45,
      benefitYears: 20,
      premiumYears: 15,
      face: 250_000,
    }
    const premium = grossAnnualPremium(input)
    const shares = premiumShares(input)
    // What a year's premium leaves once its parts are taken off must be the margin, over the whole life of the policy.
    let alive = 1
    const sums = { premiums: 0, claims: 0, commission: 0, upkeep: 0 }
    for (let year = 0; year < 20; year++) {
      const value = alive / (1 + basis.interest) ** year
      const deaths = Math.min(1, (input.table.select[(45 - 18) * 25 + year] ?? 0) * 1.1)
      const isPaying = year < 15
      if (isPaying) sums.premiums += premium * value
      if (isPaying) sums.commission += (year === 0 ? basis.firstYear : basis.renewal) * premium * value
      sums.claims += (250_000 * deaths * value * basis.strain(20)) / Math.sqrt(1 + basis.interest)
      sums.upkeep += basis.maintenance * (1 + basis.inflation) ** year * value
      const lapse = (basis.lapses[Math.min(year, basis.lapses.length - 1)] ?? 0) * basis.lapseLevel(20)
      alive *= (1 - deaths) * (1 - (isPaying ? lapse : lapse / 2))
    }
    const setUp = basis.acquisitionPerPolicy + basis.acquisitionPerThousand(20, 45) * 250
    expect(shares.claims).toBeCloseTo(sums.claims / sums.premiums, 10)
    expect(shares.expenses).toBeCloseTo((sums.commission + sums.upkeep + setUp) / sums.premiums, 10)
    expect(shares.taxes).toBe(basis.premiumTax)
    expect(shares.margin).toBe(basis.profit)
    expect(sums.claims + sums.commission + sums.upkeep + setUp).toBeCloseTo(
      sums.premiums * (1 - basis.premiumTax - basis.profit),
      4,
    )
  }
})

test('A price that is another point’s has the parts of that point', () => {
  const sharesAt = (deathBenefit: number) => marketShares(tables, { ...request, deathBenefit }, rated)
  const priceAt = (deathBenefit: number) => marketAnnualPremium(tables, { ...request, deathBenefit }, rated)
  expect(priceAt(249_000)).toBe(priceAt(250_000))
  expect(sharesAt(249_000)).toEqual(sharesAt(250_000))
  expect(sharesAt(200_000)).not.toEqual(sharesAt(250_000))
})

test('Montana’s parts are those of a man’s and a woman’s premium together', () => {
  const of = (change: Partial<QuoteRequest>) => {
    const asked = { ...request, ...change }
    return { premium: marketAnnualPremium(tables, asked, rated), shares: marketShares(tables, asked, rated) }
  }
  const [man, woman, either] = [of({}), of({ gender: 'Female' }), of({ residentState: 'MT' })]
  const together =
    man.premium * (man.shares?.claims ?? 0) + woman.premium * (woman.shares?.claims ?? Number.NaN)
  expect(either.shares?.claims).toBeCloseTo(together / (man.premium + woman.premium), 12)
  expect(of({ residentState: 'MT', gender: 'Female' })).toEqual(either)
})

test('A planned premium is no sum of such parts', () => {
  expect(marketShares(tables, request, { ...rated, kind: 'vul' })).toBeUndefined()
})
