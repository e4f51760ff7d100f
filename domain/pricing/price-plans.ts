import type { PricedCarrier } from '#domain/carriers/carrier.ts'
import { planTypeOf } from '#domain/plans/plan-type.ts'
import { classByBuild } from './build.ts'
import { type AgeBasis, issueAges } from './issue-age.ts'
import { marketAnnualPremium } from './market-price.ts'
import type { MortalityTables } from './mortality-tables.ts'
import { toCents } from './numbers.ts'
import { monthlyFactor } from './parameters.ts'
import type { QuoteRequest } from './quote-request.ts'
import { type HealthClass, pricedClass, worseClass } from './underwriting-class.ts'

/** Which premium is shown: level for the term, guaranteed for whole life, or the one for which an IUL can't lapse. */
export type PremiumBasis = 'level-term' | 'whole-guaranteed' | 'iul-no-lapse'

/** One carrier's modelled plan. Premiums and death benefit in USD; an estimate, never the carrier's rate. */
export type PricedPlan = {
  planCode: string
  carrierId: string
  carrierName: string
  productName: string
  /** Paid every month; twelve of them cost 5 % more than paying once a year. */
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

export type PricingContext = {
  carriers: readonly PricedCarrier[]
  tables: MortalityTables
  /** ISO date on which the policy would be applied for. */
  today: string
  licensedStates: 'all' | readonly string[]
}

/** What of a carrier's product decides whether and at what level it is sold to someone. */
type Offer = {
  carrier: PricedCarrier
  name: string
  priceLevel: number
  ageBasis: AgeBasis
  minIssueAge: number
  maxIssueAge: number
  minDeathBenefit: number
  instantDecision: { maxDeathBenefit: number; maxAge: number } | null
  participating: boolean
}

const premiumBases = {
  Term: 'level-term',
  Whole: 'whole-guaranteed',
  IUL: 'iul-no-lapse',
} as const satisfies Record<QuoteRequest['policyType'], PremiumBasis>

/**
 * Every carrier's plan for the request, lowest monthly premium first (equal ones in the settings' order).
 * Empty where the agent is not licensed, where height and weight would be declined, where the birth date is none,
 * and where no carrier sells such a plan at this age and amount.
 */
export function pricePlans(request: QuoteRequest, context: PricingContext): PricedPlan[] {
  const { carriers, tables, today, licensedStates } = context
  if (licensedStates !== 'all' && !licensedStates.includes(request.residentState)) return []
  const ages = issueAges(request.dateOfBirth, today)
  const build = classByBuild(request.heightFeet * 12 + request.heightInches, request.weightPounds)
  if (ages === undefined || build === 'decline') return []
  const bestClass = request.assumedClass ?? worseClass(request.healthRating, build)
  const healthClass = pricedClass(bestClass, request.tobacco)

  // Carriers share the market's price of an age and kind, so it is worked out once for all of them.
  const known = new Map<string, number>()
  const marketPrice = (issueAge: number, participating: boolean) => {
    const key = `${issueAge} ${participating}`
    const price =
      known.get(key) ?? marketAnnualPremium(tables, request, { issueAge, healthClass, participating })
    known.set(key, price)
    return price
  }

  return carriers
    .flatMap((carrier) => {
      const offer = offerOf(carrier, request)
      if (offer === undefined || !isSold(offer, request, ages[offer.ageBasis])) return []
      const issueAge = ages[offer.ageBasis]
      const annual = marketPrice(issueAge, offer.participating) * offer.priceLevel
      return [planOf(offer, request, { annual, issueAge, healthClass })]
    })
    .sort((a, b) => a.monthlyPremium - b.monthlyPremium)
}

function offerOf(carrier: PricedCarrier, request: QuoteRequest): Offer | undefined {
  const { term, whole, iul } = carrier.products
  if (request.policyType === 'Term') {
    const years = request.termYears ?? 20
    const maxIssueAge = term?.maxIssueAgeByTerm[years]
    return term === null || maxIssueAge === undefined
      ? undefined
      : {
          ...term,
          name: term.name.replace('{term}', String(years)),
          carrier,
          maxIssueAge,
          participating: false,
        }
  }
  if (request.policyType === 'Whole') return whole === null ? undefined : { ...whole, carrier }
  return iul === null ? undefined : { ...iul, carrier, participating: false }
}

function isSold(offer: Offer, request: QuoteRequest, issueAge: number): boolean {
  const limit = offer.carrier.limits[planTypeOf(request.policyType)]
  return (
    limit !== null &&
    request.deathBenefit >= offer.minDeathBenefit &&
    request.deathBenefit <= limit &&
    issueAge >= offer.minIssueAge &&
    issueAge <= offer.maxIssueAge
  )
}

function planOf(
  offer: Offer,
  request: QuoteRequest,
  rated: { annual: number; issueAge: number; healthClass: HealthClass },
): PricedPlan {
  const { carrier } = offer
  const { annual, issueAge, healthClass } = rated
  return {
    planCode: planCode(carrier.id, request),
    carrierId: carrier.id,
    carrierName: carrier.name,
    productName: offer.name,
    monthlyPremium: toCents(annual * monthlyFactor),
    annualPremium: toCents(annual),
    deathBenefit: request.deathBenefit,
    ...(request.policyType === 'Term' ? { termYears: request.termYears ?? 20 } : {}),
    healthClass,
    stars: carrier.stars,
    instantDecision: isInstant(offer, request.deathBenefit, issueAge, healthClass),
    premiumBasis: premiumBases[request.policyType],
  }
}

/** Names a plan for applying: carrier, plan type, and what chooses among its variants. */
function planCode(carrierId: string, request: QuoteRequest): string {
  const variant = {
    Term: String(request.termYears ?? 20),
    Whole: (request.paidUpPeriod ?? 'To Age 100').toLowerCase().replaceAll(' ', '-'),
    IUL: (request.mainGoal ?? 'Balanced').toLowerCase(),
  }[request.policyType]
  return `${carrierId}.${planTypeOf(request.policyType)}.${variant}`
}

/** Rated classes always wait for an underwriter. */
function isInstant(offer: Offer, deathBenefit: number, issueAge: number, healthClass: HealthClass): boolean {
  const { instantDecision } = offer
  return (
    instantDecision !== null &&
    deathBenefit <= instantDecision.maxDeathBenefit &&
    issueAge <= instantDecision.maxAge &&
    !healthClass.startsWith('Table')
  )
}
