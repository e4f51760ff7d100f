import { planTypeOf } from '#domain/plans/plan-type.ts'
import { marketAnnualPremium } from './market-price.ts'
import type { MortalityTables } from './mortality-tables.ts'
import { toCents } from './numbers.ts'
import { type EligibleOffer, eligibleOffers, type OfferContext, type ProductKind } from './offers.ts'
import { monthlyFactor } from './parameters.ts'
import { type PlanGuarantees, planGuarantees } from './plan-guarantees.ts'
import type { PremiumBasis } from './premium-basis.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { HealthClass } from './underwriting-class.ts'

/** One carrier's plan. Premiums and death benefit in USD; the engine's are estimates, never the carrier's rate. */
export type PricedPlan = PlanGuarantees & {
  planCode: string
  carrierId: string
  carrierName: string
  productName: string
  /** Paid every month; in the engine twelve of them cost 5 % more than paying once a year. */
  monthlyPremium: number
  /** Paid once a year. */
  annualPremium: number
  deathBenefit: number
  termYears?: number
  healthClass: HealthClass
  /** Whole stars, 1 to 5. */
  stars: number
  instantDecision: boolean
  premiumBasis: PremiumBasis
}

export type PricingContext = OfferContext & { tables: MortalityTables }

const premiumBases: Record<ProductKind, PremiumBasis> = {
  term: 'level-term',
  whole: 'whole-guaranteed',
  'final-expense': 'final-expense',
  iul: 'iul-no-lapse',
  gul: 'gul-no-lapse',
  vul: 'vul-planned',
}

/**
 * Every carrier's plan for the request, lowest monthly premium first (equal ones in the settings' order).
 * Empty where the agent is not licensed, where height and weight would be declined, where the birth date is none,
 * and where no carrier sells such a plan at this age and amount.
 */
export function pricePlans(request: QuoteRequest, context: PricingContext): PricedPlan[] {
  const { tables } = context
  // Carriers share the market's price of an age and kind, so it is worked out once for all of them.
  const known = new Map<string, number>()
  const marketPrice = ({ offer: { kind, participating }, issueAge, healthClass }: EligibleOffer) => {
    const key = `${kind} ${issueAge} ${participating}`
    const price =
      known.get(key) ?? marketAnnualPremium(tables, request, { kind, issueAge, healthClass, participating })
    known.set(key, price)
    return price
  }
  return eligibleOffers(request, context)
    .offers.map((eligible) => {
      const annual = marketPrice(eligible) * eligible.offer.priceLevel
      return offeredPlan(eligible, request, { annual, monthly: annual * monthlyFactor })
    })
    .sort((a, b) => a.monthlyPremium - b.monthlyPremium)
}

/** The plan that an offer becomes once its premiums (USD, unrounded) are known. */
export function offeredPlan(
  eligible: EligibleOffer,
  request: QuoteRequest,
  premiums: { annual: number; monthly: number },
): PricedPlan {
  const { offer, issueAge, healthClass } = eligible
  const { carrier, kind } = offer
  return {
    planCode: planCode(carrier.id, kind, request),
    carrierId: carrier.id,
    carrierName: carrier.name,
    productName: offer.name,
    monthlyPremium: toCents(premiums.monthly),
    annualPremium: toCents(premiums.annual),
    deathBenefit: request.deathBenefit,
    ...(kind === 'term' ? { termYears: request.termYears ?? 20 } : {}),
    healthClass,
    stars: carrier.stars,
    instantDecision: isInstant(eligible, request),
    premiumBasis: premiumBases[kind],
    ...planGuarantees(kind, request, issueAge),
  }
}

/** Names a plan for applying: carrier, plan type, and what chooses among its variants. */
function planCode(carrierId: string, kind: ProductKind, request: QuoteRequest): string {
  const variant = {
    term: String(request.termYears ?? 20),
    whole: (request.paidUpPeriod ?? 'To Age 100').toLowerCase().replaceAll(' ', '-'),
    'final-expense': 'final-expense',
    iul: (request.mainGoal ?? 'Balanced').toLowerCase(),
    gul: 'for-life',
    vul: 'planned',
  }[kind]
  return `${carrierId}.${planTypeOf(request.policyType)}.${variant}`
}

/** Rated classes always wait for an underwriter, and so does who does not want it expedited. */
function isInstant({ offer, issueAge, healthClass }: EligibleOffer, request: QuoteRequest): boolean {
  const { instantDecision } = offer
  return (
    request.expedited !== false &&
    instantDecision !== null &&
    request.deathBenefit <= instantDecision.maxDeathBenefit &&
    issueAge <= instantDecision.maxAge &&
    !healthClass.startsWith('Table')
  )
}
