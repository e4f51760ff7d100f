import { type DetailedPlan, detailedPlans } from '#domain/pricing/market/detailed-plans.ts'
import { type PricingContext, pricePlans, pricePoints } from '#domain/pricing/market/price-plans.ts'
import type { PremiumShares } from '#domain/pricing/premiums/gross-premium.ts'
import type { PriceModel } from '#domain/pricing/price-model.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { issueAges } from '#domain/pricing/risk/issue-age.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import type { PlanGuarantees, PriceDetails } from '#domain/quotes/price-details.ts'
import { readQuoteRequest } from './read-quote-request.ts'
import type { QuoteRequestBody, WirePolicy } from './wire.ts'

/** Where a plan's price comes from: our model, or a carrier's rate table in force from a day (ISO). */
export type PriceOrigin = { source: 'model' } | { source: 'rate-table'; asOf: string }

const priceSources = { model: 'illustrative-engine', 'rate-table': 'rate-table' } as const

/** A plan as the quote functions answer it, without the id that starts an application. */
export function pricedPolicy(plan: DetailedPlan, origin: PriceOrigin): WirePolicy {
  return {
    carrier_name: plan.carrierName,
    product_name: plan.productName,
    monthly_premium: plan.monthlyPremium,
    annual_premium: plan.annualPremium,
    death_benefit: plan.deathBenefit,
    ...(plan.termYears !== undefined && { term_length: plan.termYears }),
    health_class: plan.healthClass,
    rating: plan.stars,
    instant_decision: plan.instantDecision,
    ...(origin.source === 'model' && { estimate: true }),
    price_source: priceSources[origin.source],
    premium_basis: plan.premiumBasis,
    guarantees: guaranteesOf(plan),
    price_details: priceDetailsOf(plan, origin),
  }
}

/** The engine's plans for a request, each with what its price is made of and what would change it. */
export function modelledPlans(request: QuoteRequest, context: PricingContext): DetailedPlan[] {
  const ages = issueAges(request.dateOfBirth, context.today)
  const plans = pricePlans(request, context, { withShares: true, ages })
  return detailedPlans(request, plans, (asked) => pricePoints(asked, context, ages))
}

/**
 * The policies that the server's embedded provider answers for a request's body, to the cent, without plan ids:
 * what a browser shows while answers are being changed. None for a body that the server would refuse.
 */
export function policiesFor(
  body: QuoteRequestBody,
  model: PriceModel,
  tables: MortalityTables,
): WirePolicy[] {
  const request = readQuoteRequest(body)
  if (request === undefined) return []
  return modelledPlans(request, { ...model, tables }).map((plan) => pricedPolicy(plan, { source: 'model' }))
}

function priceDetailsOf({ variations, shares }: DetailedPlan, origin: PriceOrigin): PriceDetails {
  return {
    source: origin.source,
    ...(origin.source === 'rate-table' && { as_of: origin.asOf }),
    ...(shares && { shares: rounded(shares) }),
    health_classes: variations.healthClasses.map(({ healthClass, monthlyPremium }) => ({
      health_class: healthClass,
      monthly_premium: monthlyPremium,
    })),
    tobacco: variations.tobacco.map(({ tobacco, isOwn, monthlyPremium }) => ({
      tobacco,
      is_own: isOwn,
      monthly_premium: monthlyPremium,
    })),
    terms: variations.terms.map(({ termYears, monthlyPremium }) => ({
      term_length: termYears,
      monthly_premium: monthlyPremium,
    })),
    death_benefits: variations.deathBenefits.map(({ deathBenefit, monthlyPremium }) => ({
      death_benefit: deathBenefit,
      monthly_premium: monthlyPremium,
    })),
  }
}

/** To millionths that still add up to 1: more digits would only lengthen every answer. */
function rounded({ claims, taxes, margin }: PremiumShares): PremiumShares {
  const millionths = (share: number) => Math.round(share * 1e6) / 1e6
  const parts = { claims: millionths(claims), taxes: millionths(taxes), margin: millionths(margin) }
  return { ...parts, expenses: millionths(1 - parts.claims - parts.taxes - parts.margin) }
}

function guaranteesOf(plan: DetailedPlan): PlanGuarantees {
  return {
    premium_years: plan.premiumYears,
    guaranteed_to_age: plan.guaranteedToAge,
    cash_values: [...plan.cashValues],
    outlook: plan.outlook.map(({ yearlyReturn, lastsToAge }) => ({
      yearly_return: yearlyReturn,
      lasts_to_age: lastsToAge,
    })),
  }
}
