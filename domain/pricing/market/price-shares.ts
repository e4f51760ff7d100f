import {
  type GrossInput,
  grossAnnualPremium,
  type PremiumShares,
  premiumShares,
} from '#domain/pricing/premiums/gross-premium.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { MortalityTables, Sex } from '#domain/pricing/risk/mortality-tables.ts'
import { priceFor, type Rated, statutorySex } from './market-price.ts'

/**
 * What the market's average premium for a request pays for. A carrier's own level raises or lowers all parts alike:
 * nobody outside knows more. Where the price shown is the lower one of another point (the next size band, a longer
 * term, an older age), the parts are that point's. Where sex must not count, they are those of a man's and a woman's
 * premium together. Undefined for a VUL, whose planned premium is no sum of such parts.
 */
export function marketShares(
  tables: MortalityTables,
  request: QuoteRequest,
  rated: Rated,
): PremiumShares | undefined {
  const sex = statutorySex(request)
  const parts = (sex === 'either' ? (['M', 'F'] as const) : [sex]).map((one) =>
    premiumParts(one, tables, request, rated),
  )
  const total = parts.reduce((sum, part) => sum + (part?.premium ?? 0), 0)
  const mean = (share: keyof PremiumShares) =>
    parts.reduce((sum, part) => sum + (part ? part.premium * part.shares[share] : 0), 0) / total
  if (parts.includes(undefined)) return undefined
  return { claims: mean('claims'), expenses: mean('expenses'), taxes: mean('taxes'), margin: mean('margin') }
}

/** A price is the lowest premium of several points, so all are noted while it is worked out. */
function premiumParts(
  sex: Sex,
  tables: MortalityTables,
  request: QuoteRequest,
  rated: Rated,
): { premium: number; shares: PremiumShares } | undefined {
  const points: { annual: number; input: GrossInput }[] = []
  const premium = priceFor(sex, tables, request, rated, (input) => {
    const annual = grossAnnualPremium(input)
    points.push({ annual, input })
    return annual
  })
  const point = points.find(({ annual }) => annual === premium)
  return point && { premium, shares: premiumShares(point.input) }
}
