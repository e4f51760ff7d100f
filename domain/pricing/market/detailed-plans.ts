import { termLengths } from '#domain/people/person.ts'
import type { IulSolveName, QuoteRequest } from '#domain/pricing/quote-request.ts'
import { type HealthClass, healthClasses, pricedClass } from '#domain/pricing/risk/underwriting-class.ts'
import type { PlanPrice, PricedPlan } from './price-plans.ts'

/** What else a plan could cost, USD a month. Each list holds the plan's own price too, or nothing at all. */
type PriceVariations = {
  /** One class better, the own, one class worse. */
  healthClasses: readonly { healthClass: HealthClass; monthlyPremium: number }[]
  /** Without and with tobacco. */
  tobacco: readonly { tobacco: boolean; isOwn: boolean; monthlyPremium: number }[]
  /** The next shorter, the own, the next longer term that the carrier sells. */
  terms: readonly { termYears: number; monthlyPremium: number }[]
  /** `coverageStep` less, the own, `coverageStep` more. */
  deathBenefits: readonly { deathBenefit: number; monthlyPremium: number }[]
}
export type DetailedPlan = PricedPlan & { variations: PriceVariations }

/** USD. */
export const coverageStep = 10_000

/** Tobacco users have fewer classes, so that one better is further away. */
const smokerClasses = healthClasses.filter((healthClass) => pricedClass(healthClass, true) === healthClass)

/** What compares under a solve. The tax law's limits know no class, and a highest premium is no cost. */
const comparable: Record<IulSolveName, { byClass: boolean; byHabit: boolean; byAmount: boolean }> = {
  'Target Death Benefit': { byClass: true, byHabit: true, byAmount: true },
  'Solve Cash Value at Age': { byClass: true, byHabit: true, byAmount: true },
  'Max Non-MEC Premium': { byClass: false, byHabit: false, byAmount: true },
  'Min Non-MEC Death Benefit': { byClass: false, byHabit: false, byAmount: false },
}

type Price = (request: QuoteRequest) => readonly PlanPrice[]
type Group = [PricedPlan, ...PricedPlan[]]
/** What the carriers of a group's plans sell instead, in its order, once one thing about the request is changed. */
type Others = readonly (PlanPrice | undefined)[]

/**
 * The plans found for a request, in their order, each with what would change its price: `price` is asked for every
 * variation, and the same carrier's same product is taken. Works with any source of prices.
 * A variation that the carrier does not sell, or that changes more than one thing (a solve may answer with another
 * death benefit), compares nothing and is left out.
 */
export function detailedPlans(
  request: QuoteRequest,
  plans: readonly PricedPlan[],
  price: Price,
): DetailedPlan[] {
  const groups = groupsOf(plans).map((group) => ({ group, variations: variationsIn(group, request, price) }))
  return plans.flatMap((plan) => {
    for (const { group, variations } of groups) {
      const own = variations[group.indexOf(plan)]
      if (own !== undefined) return { ...plan, variations: own }
    }
    return []
  })
}

/** Plans of one death benefit and class share their variations; most requests find one such group. */
function groupsOf(plans: readonly PricedPlan[]): Group[] {
  const groups: Group[] = []
  for (const plan of plans) {
    const group = groups.find(
      ([first]) => first.deathBenefit === plan.deathBenefit && first.healthClass === plan.healthClass,
    )
    if (group === undefined) groups.push([plan])
    else group.push(plan)
  }
  return groups
}

/** The variations of each plan of a group, in its order. */
function variationsIn(group: Group, asked: QuoteRequest, price: Price): PriceVariations[] {
  const [{ deathBenefit, healthClass }] = group
  const request = withoutBudget(asked, deathBenefit)
  const other = (changes: readonly Partial<QuoteRequest>[]) => nearest(group, request, changes, price)
  const { byClass, byHabit, byAmount } = comparable[request.solve?.for ?? 'Target Death Benefit']

  const sold = request.tobacco ? smokerClasses : healthClasses
  const classChanges = sold.map((assumedClass) => ({ assumedClass }))
  const ownClass = sold.indexOf(healthClass)
  const better = other(byClass ? classChanges.slice(0, ownClass).reverse() : [])
  const worse = other(byClass ? classChanges.slice(ownClass + 1) : [])
  const otherHabit = other(byHabit ? [{ tobacco: !request.tobacco }] : [])

  const termChanges = request.policyType === 'Term' ? termLengths.map((termYears) => ({ termYears })) : []
  const ownTerm = request.termYears ?? 20
  const shorter = other(termChanges.filter(({ termYears }) => termYears < ownTerm).reverse())
  const longer = other(termChanges.filter(({ termYears }) => termYears > ownTerm))
  const less = other(byAmount ? [{ deathBenefit: deathBenefit - coverageStep }] : [])
  const more = other(byAmount ? [{ deathBenefit: deathBenefit + coverageStep }] : [])

  const isSameAmount = (variation: PlanPrice) => variation.deathBenefit === deathBenefit
  const isStepAway = (variation: PlanPrice) =>
    Math.abs(variation.deathBenefit - deathBenefit) === coverageStep
  const isOtherClass = (variation: PlanPrice) =>
    isSameAmount(variation) && variation.healthClass !== healthClass
  return group.map((plan, place) => {
    const classes = around(plan, better[place], worse[place], isOtherClass)
    const habits = around(plan, undefined, otherHabit[place], isSameAmount)
    // Guaranteed charges differ for rated classes alone: where no neighbour costs more or less, there is nothing to tell.
    const isPricedByClass = classes.some(({ monthlyPremium }) => monthlyPremium !== plan.monthlyPremium)
    return {
      healthClasses: (isPricedByClass ? classes : []).map((one) => ({
        healthClass: one.healthClass,
        monthlyPremium: one.monthlyPremium,
      })),
      tobacco: (request.tobacco ? habits.toReversed() : habits).map((one) => ({
        tobacco: one === plan ? request.tobacco : !request.tobacco,
        isOwn: one === plan,
        monthlyPremium: one.monthlyPremium,
      })),
      terms: around(plan, shorter[place], longer[place], isSameAmount).map((one) => ({
        termYears: one.termYears ?? 0,
        monthlyPremium: one.monthlyPremium,
      })),
      deathBenefits: around(plan, less[place], more[place], isStepAway).map((one) => ({
        deathBenefit: one.deathBenefit,
        monthlyPremium: one.monthlyPremium,
      })),
    }
  })
}

/** The plan between its neighbours, as far as they compare; nothing where none does. */
function around(
  plan: PricedPlan,
  before: PlanPrice | undefined,
  after: PlanPrice | undefined,
  compares: (variation: PlanPrice) => boolean,
): PlanPrice[] {
  const hasAfter = after !== undefined && compares(after)
  if (before === undefined || !compares(before)) return hasAfter ? [plan, after] : []
  return hasAfter ? [before, plan, after] : [before, plan]
}

/** Where a budget decided the amount, what is varied is the amount it bought: within the budget nothing would change. */
function withoutBudget({ premiumBudget, ...request }: QuoteRequest, deathBenefit: number): QuoteRequest {
  return premiumBudget === undefined ? request : { ...request, deathBenefit }
}

/** What each plan's carrier sells under the first of the changes at which it sells the product at all. */
function nearest(
  group: Group,
  request: QuoteRequest,
  changes: readonly Partial<QuoteRequest>[],
  price: Price,
): Others {
  let others: Others = []
  for (const change of changes) {
    const prices = price({ ...request, ...change })
    others = group.map((plan, place) => others[place] ?? prices.find((one) => isSameProduct(one, plan)))
    if (!others.includes(undefined)) break
  }
  return others
}

/** A carrier sells one product at most of each kind of premium. */
function isSameProduct(one: PlanPrice, other: PlanPrice): boolean {
  return one.carrierId === other.carrierId && one.premiumBasis === other.premiumBasis
}
