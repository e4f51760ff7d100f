import type { PricedCarrier } from '#domain/carriers/carrier.ts'
import { planTypeOf, type SoldPlanType } from '#domain/plans/plan-type.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { classByBuild } from '#domain/pricing/risk/build.ts'
import { type AgeBasis, type IssueAges, issueAges } from '#domain/pricing/risk/issue-age.ts'
import { type HealthClass, pricedClass, worseClass } from '#domain/pricing/risk/underwriting-class.ts'

/** What of a carrier's product decides whether and at what level it is sold to someone. */
export type Offer = {
  carrier: PricedCarrier
  kind: SoldPlanType
  name: string
  priceLevel: number
  ageBasis: AgeBasis
  minIssueAge: number
  maxIssueAge: number
  /** USD. */
  minDeathBenefit: number
  /** USD; the carrier's limit for the plan type, or the product's own where that is lower. */
  maxDeathBenefit: number
  instantDecision: { maxDeathBenefit: number; maxAge: number } | null
  participating: boolean
}

/** An offer to one person: the age and the class that this carrier would rate them by. */
export type EligibleOffer = { offer: Offer; issueAge: number; healthClass: HealthClass }

/** Why nobody offers anything: the first three say so before any price is worked out. */
export type NoOfferReason = 'state_not_licensed' | 'build_declined' | 'no_plan_fits'

/** From this age on, in years, a person is rated by class. */
const adultAge = 18

export type OfferContext = {
  carriers: readonly PricedCarrier[]
  /** ISO date on which the policy would be applied for. */
  today: string
  licensedStates: 'all' | readonly string[]
}

/** A budget may work the amount out, which is then checked once it is known. */
export function isAmountSolved({ policyType, premiumBudget }: QuoteRequest): boolean {
  return premiumBudget !== undefined && (policyType === 'Whole' || policyType === 'IUL')
}

export function isAmountSold(offer: Offer, deathBenefit: number): boolean {
  return deathBenefit >= offer.minDeathBenefit && deathBenefit <= offer.maxDeathBenefit
}

/**
 * Whose products may be offered to whom, in the settings' order: licence, height and weight, issue age as the carrier
 * counts it, and the amount, unless that is to be worked out. `reason` stands where there are none.
 * Final expense has no exam, and children have one class: neither height and weight nor the chosen rating count there.
 * @param ages the person's, where they are known already
 */
export function eligibleOffers(
  request: QuoteRequest,
  context: OfferContext,
  ages: IssueAges | undefined = issueAges(request.dateOfBirth, context.today),
): { offers: EligibleOffer[]; reason?: NoOfferReason } {
  const { carriers, licensedStates } = context
  if (licensedStates !== 'all' && !licensedStates.includes(request.residentState)) {
    return { offers: [], reason: 'state_not_licensed' }
  }
  if (ages === undefined) return { offers: [], reason: 'no_plan_fits' }
  const underwritten = request.policyType === 'FinalExpense' ? 'Standard' : underwrittenClass(request)
  const offers: EligibleOffer[] = []
  for (const offer of offersFor(carriers, request)) {
    const issueAge = ages[offer.ageBasis]
    const hasOneClass = offer.kind === 'final-expense' || issueAge < adultAge
    const healthClass = hasOneClass ? 'Standard' : underwritten
    const isSold =
      issueAge >= offer.minIssueAge &&
      issueAge <= offer.maxIssueAge &&
      (isAmountSolved(request) || isAmountSold(offer, request.deathBenefit))
    if (isSold && healthClass !== 'decline') offers.push({ offer, issueAge, healthClass })
  }
  if (offers.length > 0) return { offers }
  return { offers, reason: underwritten === 'decline' ? 'build_declined' : 'no_plan_fits' }
}

/** The class that rating and build make, or the one that is assumed; `decline` where height and weight allow none. */
function underwrittenClass(request: QuoteRequest): HealthClass | 'decline' {
  const build = classByBuild(request.heightFeet * 12 + request.heightInches, request.weightPounds)
  if (build === 'decline') return build
  return pricedClass(request.assumedClass ?? worseClass(request.healthRating, build), request.tobacco)
}

/** Offers by what they are read from: one request is priced several times over, and carriers change with a start alone. */
const readOffers = new WeakMap<readonly PricedCarrier[], Map<string | number, readonly Offer[]>>()

/** The carriers' products of the kind that a request is about, whoever asks for them. */
function offersFor(carriers: readonly PricedCarrier[], request: QuoteRequest): readonly Offer[] {
  let known = readOffers.get(carriers)
  if (known === undefined) {
    known = new Map()
    readOffers.set(carriers, known)
  }
  const product = productOf(request)
  let offers = known.get(product)
  if (offers === undefined) {
    offers = carriers.flatMap((carrier) => offersOf(carrier, request))
    known.set(product, offers)
  }
  return offers
}

/** What of a request chooses among a carrier's products. */
function productOf({ policyType, termYears = 20, paidUpPeriod = 'To Age 100' }: ProductChoice) {
  if (policyType === 'Term') return termYears
  return policyType === 'Whole' ? paidUpPeriod : policyType
}

type ProductChoice = Pick<QuoteRequest, 'policyType' | 'termYears' | 'paidUpPeriod'>

function offersOf(carrier: PricedCarrier, request: ProductChoice): Offer[] {
  const { products, limits } = carrier
  const shared = { carrier, kind: planTypeOf(request.policyType), participating: false }
  switch (request.policyType) {
    case 'Term': {
      const years = request.termYears ?? 20
      const maxIssueAge = products.term?.maxIssueAgeByTerm[years]
      if (products.term === null || maxIssueAge === undefined) return []
      const name = products.term.name.replace('{term}', String(years))
      return [{ ...products.term, ...shared, name, maxIssueAge, maxDeathBenefit: limits.term ?? 0 }]
    }
    case 'Whole': {
      const { whole } = products
      const isForLife = (request.paidUpPeriod ?? 'To Age 100') === 'To Age 100'
      return [
        ...(whole === null ? [] : [{ ...shared, ...whole, maxDeathBenefit: limits.whole ?? 0 }]),
        ...(isForLife ? finalExpenseOffers(carrier) : []),
      ]
    }
    case 'FinalExpense':
      return finalExpenseOffers(carrier)
    case 'IUL':
      return products.iul === null ? [] : [{ ...products.iul, ...shared, maxDeathBenefit: limits.iul ?? 0 }]
    case 'GUL':
      return products.gul === null ? [] : [{ ...products.gul, ...shared }]
    case 'VUL':
      return products.vul === null ? [] : [{ ...products.vul, ...shared }]
  }
}

/** It is whole life of its own kind, so the carrier's limit for that holds as well. */
function finalExpenseOffers(carrier: PricedCarrier): Offer[] {
  const { finalExpense } = carrier.products
  if (finalExpense === null) return []
  const maxDeathBenefit = Math.min(carrier.limits.whole ?? 0, finalExpense.maxDeathBenefit)
  return [{ ...finalExpense, carrier, kind: 'final-expense', participating: false, maxDeathBenefit }]
}
