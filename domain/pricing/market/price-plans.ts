import { planTypeOf, type SoldPlanType } from '#domain/plans/plan-type.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import type { PremiumShares } from '#domain/pricing/premiums/gross-premium.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { IssueAges } from '#domain/pricing/risk/issue-age.ts'
import { type MortalityTables, youngestAge } from '#domain/pricing/risk/mortality-tables.ts'
import type { HealthClass } from '#domain/pricing/risk/underwriting-class.ts'
import {
  costOffer,
  type Market,
  marketFor,
  type NoPriceReason,
  type OfferPrice,
  premiumBasisOf,
  priceOffer,
} from './offer-price.ts'
import { type EligibleOffer, eligibleOffers, type NoOfferReason, type OfferContext } from './offers.ts'
import { guaranteedTerm } from './plan-guarantees.ts'

/**
 * One carrier's modelled plan; an estimate, never the carrier's rate. Money in USD: `monthlyPremium` is paid every
 * month, `annualPremium` once a year (twelve months cost 5 % more, for solved and planned premiums the same).
 */
export type PricedPlan = OfferPrice & {
  planCode: string
  carrierId: string
  carrierName: string
  productName: string
  termYears?: number
  healthClass: HealthClass
  /** Whole stars, 1 to 5. */
  stars: number
  instantDecision: boolean
  /** What the premium pays for: where it was asked for, and the premium is one that pays for claims and expenses alone. */
  shares?: PremiumShares
}

export type PricingContext = OfferContext & { tables: MortalityTables }

/** `withShares` also says what premiums pay for; `ages` are the person's, where they are known already. */
type PricingOptions = { withShares?: boolean; ages?: IssueAges | undefined }

/** Why a request finds no plan: what stands in everybody's way first, then what stood in some carrier's. */
export type NoPlanReason = NoOfferReason | NoPriceReason

/**
 * Every carrier's plan for the request, lowest monthly premium first (equal ones in the settings' order).
 * Empty where the agent is not licensed, where height and weight would be declined, where the birth date is none,
 * where no carrier sells such a plan at this age and amount, and where no solve or budget comes out.
 */
export function pricePlans(
  request: QuoteRequest,
  context: PricingContext,
  options: PricingOptions = {},
): PricedPlan[] {
  return findPlans(request, context, options).plans
}

/** What of a plan tells its cost beside others. */
export type PlanPrice = Pick<
  PricedPlan,
  'carrierId' | 'premiumBasis' | 'healthClass' | 'termYears' | 'deathBenefit' | 'monthlyPremium'
>

/**
 * What the plans of `pricePlans` cost, in no order, several times sooner.
 * @param ages the person's, where they are known already
 */
export function pricePoints(
  request: QuoteRequest,
  context: PricingContext,
  ages?: IssueAges | undefined,
): PlanPrice[] {
  const market = marketFor(request, context.tables)
  const points: PlanPrice[] = []
  for (const eligible of eligibleOffers(request, context, ages).offers) {
    if (!isModeled(eligible)) continue
    const cost = costOffer(eligible, request, market)
    if (typeof cost === 'string') continue
    const { deathBenefit, monthlyPremium, premiumBasis } = cost
    const { offer, healthClass } = eligible
    const point = { carrierId: offer.carrier.id, healthClass, deathBenefit, monthlyPremium, premiumBasis }
    points.push(offer.kind === 'term' ? { ...point, termYears: request.termYears ?? 20 } : point)
  }
  return points
}

/** Why `pricePlans` finds nothing; undefined where it finds something. */
export function noPlanReason(request: QuoteRequest, context: PricingContext): NoPlanReason | undefined {
  return findPlans(request, context).reason
}

function findPlans(
  request: QuoteRequest,
  context: PricingContext,
  { withShares = false, ages }: PricingOptions = {},
): { plans: PricedPlan[]; reason?: NoPlanReason } {
  const { offers, reason } = modeledOffers(request, context, ages)
  if (reason !== undefined) return { plans: [], reason }
  const market = marketFor(request, context.tables)
  const plans: PricedPlan[] = []
  const reasons = new Set<NoPriceReason>()
  for (const eligible of offers) {
    const price = priceOffer(eligible, request, market)
    if (typeof price === 'string') reasons.add(price)
    else {
      const plan = planOf(eligible, request, price)
      const shares = withShares ? sharesOf(eligible, price, market) : undefined
      plans.push(shares ? { ...plan, shares } : plan)
    }
  }
  if (plans.length > 0) return { plans: plans.sort((a, b) => a.monthlyPremium - b.monthlyPremium) }
  return { plans, reason: mostTelling.find((one) => reasons.has(one)) ?? 'no_plan_fits' }
}

/** Whether the tables of mortality reach an offer: a carrier may insure children, and the model knows no price for it. */
function isModeled({ issueAge }: EligibleOffer): boolean {
  return issueAge >= youngestAge
}

function modeledOffers(...asked: Parameters<typeof eligibleOffers>): ReturnType<typeof eligibleOffers> {
  const { offers, reason } = eligibleOffers(...asked)
  const modeled = offers.filter(isModeled)
  return modeled.length > 0 ? { offers: modeled } : { offers: [], reason: reason ?? 'no_plan_fits' }
}

/** A solved premium also builds a cash value, and how much of it does so is not for sure. */
function sharesOf(eligible: EligibleOffer, price: OfferPrice, market: Market): PremiumShares | undefined {
  const isSolved = price.premiumBasis !== premiumBasisOf[eligible.offer.kind]
  return isSolved ? undefined : market.shares(eligible, price.deathBenefit)
}

const mostTelling: readonly NoPriceReason[] = ['solve_age_passed', 'over_tax_limit', 'budget_too_small']

/** The plan that an offer becomes at premiums (USD, unrounded) of another source, which tells no more than them. */
export function offeredPlan(
  eligible: EligibleOffer,
  request: QuoteRequest,
  premiums: { annual: number; monthly: number },
): PricedPlan {
  const { offer, issueAge } = eligible
  return planOf(eligible, request, {
    deathBenefit: request.deathBenefit,
    monthlyPremium: toCents(premiums.monthly),
    annualPremium: toCents(premiums.annual),
    premiumBasis: premiumBasisOf[offer.kind],
    ...guaranteedTerm(offer.kind, request, issueAge),
    cashValues: [],
    outlook: [],
  })
}

function planOf(eligible: EligibleOffer, request: QuoteRequest, price: OfferPrice): PricedPlan {
  const { offer, healthClass } = eligible
  const { carrier, kind } = offer
  return {
    planCode: planCode(carrier.id, kind, request),
    carrierId: carrier.id,
    carrierName: carrier.name,
    productName: offer.name,
    ...termOf(kind, request),
    healthClass,
    stars: carrier.stars,
    instantDecision: isInstant(eligible, request, price.deathBenefit),
    ...price,
  }
}

function termOf(kind: SoldPlanType, { termYears = 20 }: QuoteRequest): Pick<PricedPlan, 'termYears'> {
  return kind === 'term' ? { termYears } : {}
}

/** Names a plan for applying: carrier, plan type, and what chooses among its variants. */
function planCode(carrierId: string, kind: SoldPlanType, request: QuoteRequest): string {
  return `${carrierId}.${planTypeOf(request.policyType)}.${variantOf(kind, request)}`
}

function variantOf(kind: SoldPlanType, request: QuoteRequest): string {
  const named = (option: string) => option.toLowerCase().replaceAll(' ', '-')
  switch (kind) {
    case 'term':
      return String(request.termYears ?? 20)
    case 'whole':
      return named(request.paidUpPeriod ?? 'To Age 100')
    case 'final-expense':
      return 'final-expense'
    case 'iul':
      return named([request.mainGoal ?? 'Balanced', request.solve?.for ?? ''].join(' ').trim())
    case 'gul':
      return 'for-life'
    case 'vul':
      return 'planned'
  }
}

/** Rated classes always wait for an underwriter, and so does term that is not wanted expedited. */
function isInstant({ offer, issueAge, healthClass }: EligibleOffer, request: QuoteRequest, amount: number) {
  const { instantDecision, kind } = offer
  const mayBeInstant = kind !== 'term' || request.expedited !== false
  return (
    mayBeInstant &&
    instantDecision !== null &&
    amount <= instantDecision.maxDeathBenefit &&
    issueAge <= instantDecision.maxAge &&
    !healthClass.startsWith('Table')
  )
}
