import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import type { PremiumShares } from '#domain/pricing/premiums/gross-premium.ts'
import { monthlyFactor } from '#domain/pricing/premiums/parameters.ts'
import type { PremiumBasis } from '#domain/pricing/premiums/premium-basis.ts'
import type { IulSolve, QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import {
  maxNonMecMonthly,
  type Solution,
  type SolvedPolicy,
  solveCashValue,
  solveMaxNonMec,
  solveMinNonMec,
} from '#domain/pricing/universal-life/iul-solves.ts'
import { guaranteePlan } from '#domain/pricing/universal-life/universal-life.ts'
import { chargesAt } from '#domain/pricing/universal-life/universal-life-parameters.ts'
import type { Outlook } from '#domain/pricing/universal-life/variable-life.ts'
import { marketAnnualPremium, marketOutlook, type Rated, statutorySex } from './market-price.ts'
import { type EligibleOffer, isAmountSold, isAmountSolved, type Offer } from './offers.ts'
import { guaranteedCashValues, guaranteedTerm, type PricedGuarantees } from './plan-guarantees.ts'
import { largestWithinBudget } from './premium-budget.ts'
import { marketShares } from './price-shares.ts'

/** What an offer costs, in USD. */
type OfferCost = {
  deathBenefit: number
  monthlyPremium: number
  annualPremium: number
  premiumBasis: PremiumBasis
}
/** What an offer costs and what that buys. */
export type OfferPrice = OfferCost & PricedGuarantees

/** Why an offer has no price for what is asked. */
export type NoPriceReason = 'no_plan_fits' | 'solve_age_passed' | 'over_tax_limit' | 'budget_too_small'

/** The market's prices for one request, whatever the death benefit. */
export type Market = {
  tables: MortalityTables
  annualPremium: (eligible: EligibleOffer, deathBenefit: number) => number
  outlook: (eligible: EligibleOffer) => readonly Outlook[]
  /** What the premium pays for; undefined where it is no sum of such parts. */
  shares: (eligible: EligibleOffer, deathBenefit: number) => PremiumShares | undefined
}

/** Carriers share the market's price of a kind, an age and an amount, so each is worked out once. */
export function marketFor(request: QuoteRequest, tables: MortalityTables): Market {
  const outlooks = new Map<number, readonly Outlook[]>()
  const asking = (deathBenefit: number) =>
    deathBenefit === request.deathBenefit ? request : { ...request, deathBenefit }
  return {
    tables,
    annualPremium: oncePerPoint((eligible, deathBenefit) =>
      marketAnnualPremium(tables, asking(deathBenefit), ratedBy(eligible)),
    ),
    shares: oncePerPoint((eligible, deathBenefit) =>
      marketShares(tables, asking(deathBenefit), ratedBy(eligible)),
    ),
    outlook({ issueAge, healthClass }) {
      const outlook = outlooks.get(issueAge) ?? marketOutlook(tables, request, { issueAge, healthClass })
      outlooks.set(issueAge, outlook)
      return outlook
    },
  }
}

/** Does the work for the first of several offers that it is the same for. A request has few points: a list finds them soonest. */
function oncePerPoint<Result>(
  work: (eligible: EligibleOffer, deathBenefit: number) => Result,
): (eligible: EligibleOffer, deathBenefit: number) => Result {
  const done: { eligible: EligibleOffer; deathBenefit: number; result: Result }[] = []
  return (eligible, deathBenefit) => {
    const known = done.find(
      (point) => point.deathBenefit === deathBenefit && isPricedAlike(point.eligible, eligible),
    )
    if (known !== undefined) return known.result
    const result = work(eligible, deathBenefit)
    done.push({ eligible, deathBenefit, result })
    return result
  }
}

function isPricedAlike(one: EligibleOffer, other: EligibleOffer): boolean {
  return (
    one.issueAge === other.issueAge &&
    one.offer.kind === other.offer.kind &&
    one.offer.participating === other.offer.participating
  )
}

function ratedBy({ offer: { kind, participating }, issueAge, healthClass }: EligibleOffer): Rated {
  return { kind, issueAge, healthClass, participating }
}

/** Which premium a product's price is, unless a solve has worked another out. */
export const premiumBasisOf: Record<SoldPlanType, PremiumBasis> = {
  term: 'level-term',
  whole: 'whole-guaranteed',
  'final-expense': 'final-expense',
  iul: 'iul-no-lapse',
  gul: 'gul-no-lapse',
  vul: 'vul-planned',
}

/** What an offer costs for a request and what that buys, or why it has no price. */
export function priceOffer(
  eligible: EligibleOffer,
  request: QuoteRequest,
  market: Market,
): OfferPrice | NoPriceReason {
  const solve = solveFor(eligible, request)
  if (solve !== undefined) return solvedPrice(eligible, request, { market, solve })
  const cost = costOffer(eligible, request, market)
  if (typeof cost === 'string') return cost
  const { deathBenefit, monthlyPremium, annualPremium, premiumBasis } = cost
  const { offer, issueAge } = eligible
  const { tables } = market
  const { premiumYears, guaranteedToAge } = guaranteedTerm(offer.kind, request, issueAge)
  return {
    deathBenefit,
    monthlyPremium,
    annualPremium,
    premiumBasis,
    premiumYears,
    guaranteedToAge,
    cashValues: guaranteedCashValues(offer.kind, request, { tables, issueAge, deathBenefit }),
    outlook: offer.kind === 'vul' ? market.outlook(eligible) : [],
  }
}

/** What works an IUL's premium or amount out; a target death benefit is what every other request has. */
function solveFor({ offer }: EligibleOffer, { solve }: QuoteRequest): IulSolve | undefined {
  return offer.kind === 'iul' && solve?.for !== 'Target Death Benefit' ? solve : undefined
}

/** What `priceOffer` answers, as far as it is needed to compare costs: working out what is bought takes longer. */
export function costOffer(
  eligible: EligibleOffer,
  request: QuoteRequest,
  market: Market,
): OfferCost | NoPriceReason {
  const solve = solveFor(eligible, request)
  if (solve !== undefined) return solvedPrice(eligible, request, { market, solve })
  const deathBenefit = amountFor(
    eligible.offer,
    request,
    (amount) => premiums(eligible, market, amount).monthlyPremium,
  )
  if (typeof deathBenefit === 'string') return deathBenefit
  const { monthlyPremium, annualPremium } = premiums(eligible, market, deathBenefit)
  return { deathBenefit, monthlyPremium, annualPremium, premiumBasis: premiumBasisOf[eligible.offer.kind] }
}

/** Premiums in cents. Universal life whose premium is planned or solved costs twelve months a year, however it is paid. */
function premiums(eligible: EligibleOffer, market: Market, deathBenefit: number) {
  const { offer } = eligible
  const annual = market.annualPremium(eligible, deathBenefit) * offer.priceLevel
  if (offer.kind !== 'vul') {
    return { monthlyPremium: toCents(annual * monthlyFactor), annualPremium: toCents(annual) }
  }
  return inTwelveMonths(toCents(annual / 12))
}

const inTwelveMonths = (monthlyPremium: number) => ({
  monthlyPremium,
  annualPremium: toCents(monthlyPremium * 12),
})

/** The amount asked for, or what the budget buys of it; where none is asked for, of all that the carrier sells. */
function amountFor(
  offer: Offer,
  request: QuoteRequest,
  monthly: (deathBenefit: number) => number,
): number | NoPriceReason {
  const { deathBenefit: asked, premiumBudget: budget } = request
  if (budget === undefined || !isAmountSolved(request)) return asked
  const most = asked > 0 ? asked : offer.maxDeathBenefit
  if (most < offer.minDeathBenefit) return 'no_plan_fits'
  const amount = largestWithinBudget(budget, { least: offer.minDeathBenefit, most }, monthly)
  if (amount === undefined) return 'budget_too_small'
  return isAmountSold(offer, amount) ? amount : 'no_plan_fits'
}

/** A solved premium or amount; it must be one that the carrier sells and that the budget, if any, allows. */
function solvedPrice(
  eligible: EligibleOffer,
  request: QuoteRequest,
  { market, solve }: { market: Market; solve: IulSolve },
): OfferPrice | NoPriceReason {
  const { offer, issueAge, healthClass } = eligible
  const policy: SolvedPolicy = {
    tables: market.tables,
    life: { sex: statutorySex(request), issueAge, tobacco: request.tobacco },
    healthClass,
    charges: chargesAt(offer.priceLevel),
  }
  const goalPremium = (face: number) => premiums(eligible, market, face).monthlyPremium
  const solution = solutionFor(policy, { offer, request, solve, goalPremium })
  if (typeof solution === 'string') return solution
  const { deathBenefit, monthlyPremium, premiumBasis } = solution
  if (!isAmountSold(offer, deathBenefit)) return 'no_plan_fits'
  if (monthlyPremium > (request.premiumBudget ?? monthlyPremium)) return 'budget_too_small'
  // Who pays no less than the goal's premium has the goal's guarantee, however the account does.
  const goal = guaranteePlan(request.mainGoal ?? 'Balanced', issueAge)
  const hasGoal = premiumBasis !== 'iul-cash-value' && monthlyPremium >= goalPremium(deathBenefit)
  const guaranteedToAge = Math.max(solution.guaranteedToAge, hasGoal ? goal.guaranteedToAge : 0)
  // Old and rated, the most that may be paid can be too little for the first year.
  if (guaranteedToAge <= issueAge) return 'no_plan_fits'
  return { ...solution, ...inTwelveMonths(monthlyPremium), guaranteedToAge, outlook: [] }
}

function solutionFor(
  policy: SolvedPolicy,
  asked: {
    offer: Offer
    request: QuoteRequest
    solve: IulSolve
    goalPremium: (deathBenefit: number) => number
  },
): Solution | NoPriceReason {
  const { offer, request, solve, goalPremium } = asked
  const { deathBenefit, premiumBudget } = request
  const least = offer.minDeathBenefit
  if (solve.for === 'Min Non-MEC Death Benefit') {
    if (premiumBudget === undefined) return solveMinNonMec(policy, goalPremium(deathBenefit), least)
    const solution = solveMinNonMec(policy, premiumBudget, least)
    // What avoids a MEC with so little could be less than the carrier sells; the least it sells may cost more.
    const isAffordable = solution.deathBenefit > least || premiumBudget >= goalPremium(least)
    return isAffordable ? solution : 'budget_too_small'
  }
  if (solve.for === 'Solve Cash Value at Age') {
    return isAmountSold(offer, deathBenefit) ? solveCashValue(policy, deathBenefit, solve) : 'no_plan_fits'
  }
  const amount = amountFor(offer, request, (face) => maxNonMecMonthly(policy, face))
  return typeof amount === 'string' ? amount : solveMaxNonMec(policy, amount)
}
