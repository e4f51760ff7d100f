import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import type { NoPriceReason } from '#domain/pricing/market/offer-price.ts'
import {
  type EligibleOffer,
  eligibleOffers,
  isAmountSold,
  isAmountSolved,
  type Offer,
  type OfferContext,
} from '#domain/pricing/market/offers.ts'
import { budgetStep } from '#domain/pricing/market/premium-budget.ts'
import { type NoPlanReason, offeredPlan, type PricedPlan } from '#domain/pricing/market/price-plans.ts'
import type { HealthClass } from '#domain/pricing/risk/underwriting-class.ts'
import { toCents } from './numbers.ts'
import type { QuoteRequest } from './quote-request.ts'
import { isUnisexState } from './unisex-states.ts'

/** U: for both sexes, as Montana wants it, and for carriers that make no difference. */
export type RateSex = 'M' | 'F' | 'U'

/** One line of an operator's copy of a carrier's rates; ages in years at issue, amounts in USD, bounds included. */
export type RateRow = {
  /** The day from which it is in force (YYYY-MM-DD). */
  effectiveDate: string
  sex: RateSex
  tobacco: boolean
  healthClass: HealthClass
  /** The term's years, the paid-up period or the goal; empty where the product has no variants. */
  variant: string
  minAge: number
  maxAge: number
  minDeathBenefit: number
  maxDeathBenefit: number
  /** USD a year for each 1,000 of death benefit. */
  annualRatePer1000: number
  /** USD a year. */
  policyFee: number
  /** The part of the yearly premium that is paid each month. */
  monthlyFactor: number
}

/** One carrier's rates for one product. */
export type RateTable = { carrierId: string; product: SoldPlanType; rows: readonly RateRow[] }

/** Rates of one date, by whom and what they are for. */
type Edition = { effectiveDate: string; groups: ReadonlyMap<string, readonly RateRow[]> }

/** Rate tables, arranged so that one rate is found at once. */
type RateIndex = ReadonlyMap<string, readonly Edition[]>

/** Arranges tables whose rows were checked to have one rate for each age and amount. */
export function indexRates(tables: readonly RateTable[]): RateIndex {
  return new Map(
    tables.map(({ carrierId, product, rows }) => [
      tableKey(carrierId, product),
      [...Map.groupBy(rows, ({ effectiveDate }) => effectiveDate)]
        .map(([effectiveDate, edition]) => ({ effectiveDate, groups: Map.groupBy(edition, groupKey) }))
        .sort((one, other) => (one.effectiveDate < other.effectiveDate ? 1 : -1)),
    ]),
  )
}

/** The day (ISO) from which the rates that count on a day are in force; undefined before the first of them. */
export function inForceSince({ rows }: RateTable, today: string): string | undefined {
  let newest: string | undefined
  for (const { effectiveDate } of rows) {
    if (effectiveDate <= today && effectiveDate > (newest ?? '')) newest = effectiveDate
  }
  return newest
}

function tableKey(carrierId: string, product: SoldPlanType): string {
  return `${carrierId}.${product}`
}

function groupKey(group: Pick<RateRow, 'sex' | 'tobacco' | 'healthClass' | 'variant'>): string {
  return `${group.sex}|${group.tobacco}|${group.healthClass}|${group.variant}`
}

/** A plan at a carrier's own rates, in force from a day (ISO). */
type RatedPlan = PricedPlan & { effectiveDate: string }

export type RateContext = OfferContext & { rates: RateIndex }

/** Why rate tables answer nothing: the engine's reasons, or a request that only an engine can work out. */
type NoRateReason = NoPlanReason | 'solve_not_in_rate_tables'

/**
 * The plans whose carriers' rates we have, lowest monthly premium first; `reason` where there are none. Who may be
 * offered what is settled as for the engine's prices. With a premium budget the amount asked stays while it costs no
 * more; otherwise it is the largest one, in whole thousands, that the budget buys.
 */
export function ratedPlans(
  request: QuoteRequest,
  context: RateContext,
): { plans: RatedPlan[]; reason?: NoRateReason } {
  const { solve } = request
  if (solve !== undefined && solve.for !== 'Target Death Benefit') {
    return { plans: [], reason: 'solve_not_in_rate_tables' }
  }
  const { offers, reason } = eligibleOffers(request, context)
  if (reason !== undefined) return { plans: [], reason }
  const plans: RatedPlan[] = []
  let isBudgetTooSmall = false
  for (const eligible of offers) {
    const rated = planAtRate(eligible, request, context)
    if (rated === 'budget_too_small') isBudgetTooSmall = true
    else if (rated !== 'no_plan_fits') plans.push(rated)
  }
  if (plans.length > 0) return { plans: plans.sort((a, b) => a.monthlyPremium - b.monthlyPremium) }
  return { plans, reason: isBudgetTooSmall ? 'budget_too_small' : 'no_plan_fits' }
}

type NoRate = Extract<NoPriceReason, 'no_plan_fits' | 'budget_too_small'>

function planAtRate(
  eligible: EligibleOffer,
  request: QuoteRequest,
  context: RateContext,
): RatedPlan | NoRate {
  const { offer } = eligible
  const editions = context.rates.get(tableKey(offer.carrier.id, offer.kind)) ?? []
  const edition = editions.find(({ effectiveDate }) => effectiveDate <= context.today)
  if (edition === undefined) return 'no_plan_fits'
  const premiumsAt = premiumsOf(edition, eligible, request)
  const bought = amountBought(offer, request, premiumsAt)
  if (typeof bought === 'string') return bought
  const { deathBenefit, premiums } = bought
  const plan = offeredPlan(eligible, { ...request, deathBenefit }, premiums)
  return { ...plan, effectiveDate: edition.effectiveDate }
}

/** USD, unrounded. */
type Premiums = { annual: number; monthly: number }

/** What an amount (USD) costs this person; undefined where the table has no rate for it. */
function premiumsOf(
  { groups }: Edition,
  { offer, issueAge, healthClass }: EligibleOffer,
  request: QuoteRequest,
): (deathBenefit: number) => Premiums | undefined {
  const { tobacco } = request
  const variant = variantOf(offer.kind, request)
  const ratesFor = (sex: RateSex) => {
    const bands = (groups.get(groupKey({ sex, tobacco, healthClass, variant })) ?? []).filter(
      ({ minAge, maxAge }) => minAge <= issueAge && issueAge <= maxAge,
    )
    return (deathBenefit: number) => premiumsIn(bands, deathBenefit)
  }
  const [men, women, both] = [ratesFor('M'), ratesFor('F'), ratesFor('U')]
  if (isUnisexState(request.residentState)) {
    return (deathBenefit) => both(deathBenefit) ?? mean(men(deathBenefit), women(deathBenefit))
  }
  const own = request.gender === 'Male' ? men : women
  return (deathBenefit) => own(deathBenefit) ?? both(deathBenefit)
}

function premiumsIn(bands: readonly RateRow[], deathBenefit: number): Premiums | undefined {
  const band = bands.find(
    ({ minDeathBenefit, maxDeathBenefit }) =>
      minDeathBenefit <= deathBenefit && deathBenefit <= maxDeathBenefit,
  )
  if (band === undefined) return undefined
  const annual = (band.annualRatePer1000 * deathBenefit) / 1000 + band.policyFee
  return { annual, monthly: annual * band.monthlyFactor }
}

/** Montana lets no price depend on sex: without rates for both, it is half-way between the two. */
function mean(one: Premiums | undefined, other: Premiums | undefined): Premiums | undefined {
  if (one === undefined || other === undefined) return undefined
  return { annual: (one.annual + other.annual) / 2, monthly: (one.monthly + other.monthly) / 2 }
}

function variantOf(kind: SoldPlanType, request: QuoteRequest): string {
  switch (kind) {
    case 'term':
      return String(request.termYears ?? 20)
    case 'whole':
      return request.paidUpPeriod ?? 'To Age 100'
    case 'iul':
      return request.mainGoal ?? 'Balanced'
    case 'gul':
    case 'vul':
    case 'final-expense':
      return ''
  }
}

/**
 * The amount asked for, or the largest that the budget buys of it; where none is asked for, of all that the carrier
 * sells. As with the engine, a carrier whose maximum is less than the budget would buy of the amount asked is left out.
 * A table's premium may fall at a band's edge, so every amount is tried, from above.
 */
function amountBought(
  offer: Offer,
  request: QuoteRequest,
  premiumsAt: (deathBenefit: number) => Premiums | undefined,
): { deathBenefit: number; premiums: Premiums } | NoRate {
  const { deathBenefit: asked, premiumBudget: budget } = request
  const isSolved = budget !== undefined && isAmountSolved(request)
  const isSoldAsAsked = asked > 0 && asked <= offer.maxDeathBenefit
  const most = isSolved && !isSoldAsAsked ? offer.maxDeathBenefit : asked
  const least = isSolved ? offer.minDeathBenefit : most
  let hasRate = false
  for (let amount = most; amount >= least; amount = Math.ceil(amount / budgetStep - 1) * budgetStep) {
    const premiums = isAmountSold(offer, amount) ? premiumsAt(amount) : undefined
    if (premiums === undefined) continue
    hasRate = true
    if (budget !== undefined && toCents(premiums.monthly) > budget) continue
    const couldBuyMore = isSolved && amount === most && asked > most
    return couldBuyMore ? 'no_plan_fits' : { deathBenefit: amount, premiums }
  }
  return hasRate ? 'budget_too_small' : 'no_plan_fits'
}
