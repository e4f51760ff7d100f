import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { productNameFor } from '#domain/plans/plan-type.ts'
import { roundToCents } from '#domain/quotes/money.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { WirePolicy } from './wire.ts'

/** What was asked, from which a policy's missing parts are filled. `coverage` in USD. */
type QuoteContext = {
  planType: SoldPlanType
  coverage: number
  healthRating: string
  newId: () => string
}

/** A policy as a quote, with a default for each missing part (CALLS-34 to CALLS-38); undefined without a usable premium. */
export function toQuote(policy: WirePolicy, context: QuoteContext): Quote | undefined {
  const monthlyPremium = firstAmount(policy.monthly_premium, policy.premium)
  if (monthlyPremium === undefined) return undefined
  const planId = firstText(policy.personal_plan_id, policy.plan_id, policy.apply_code)
  const termYears = yearsOf(policy.term_length)
  return {
    quoteId: planId ?? context.newId(),
    carrierName: firstText(policy.carrier_name, policy.insurer_name) ?? 'Insurance Carrier',
    productName: firstText(policy.product_name) ?? productNameFor(context.planType),
    monthlyPremium,
    annualPremium: firstAmount(policy.annual_premium) ?? roundToCents(monthlyPremium * 12),
    coverage: firstAmount(policy.death_benefit, policy.coverage_amount) ?? context.coverage,
    ...(termYears === undefined ? {} : { termYears }),
    healthClass: firstText(policy.health_class, context.healthRating) ?? 'Standard',
    stars: starsOf(policy.rating ?? policy.carrier_rating),
    instantDecision: policy.instant_decision ?? true,
    applyProductCode: planId ?? '',
    ...(policy.estimate === true ? { isModeled: true } : {}),
    ...(policy.premium_basis === undefined ? {} : { premiumBasis: policy.premium_basis }),
    ...(policy.price_details === undefined ? {} : { priceDetails: policy.price_details }),
    ...(policy.guarantees === undefined ? {} : { guarantees: policy.guarantees }),
  }
}

/** All usable policies as quotes, lowest monthly premium first. */
export function toQuotes(policies: readonly WirePolicy[], context: QuoteContext): Quote[] {
  return sortQuotes(policies.flatMap((policy) => toQuote(policy, context) ?? []))
}

/** Lowest monthly premium first; equal premiums keep their order. */
export function sortQuotes(quotes: readonly Quote[]): Quote[] {
  return quotes.toSorted((one, other) => one.monthlyPremium - other.monthlyPremium)
}

function firstText(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined && text.trim() !== '')
}

function firstAmount(...amounts: (number | undefined)[]): number | undefined {
  return amounts.find((amount) => amount !== undefined && Number.isFinite(amount) && amount > 0)
}

/** Services write 20, "20" or "20 Years". */
function yearsOf(termLength: number | string | undefined): number | undefined {
  const years = typeof termLength === 'string' ? Number.parseInt(termLength, 10) : termLength
  return years !== undefined && Number.isInteger(years) && years > 0 ? years : undefined
}

function starsOf(rating: number | undefined): number {
  if (rating === undefined || !Number.isFinite(rating) || rating <= 0) return 4
  return Math.min(5, Math.max(1, Math.round(rating)))
}
