import type { LikelyPrice } from '#domain/plans/likely-price.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import { roundToCents } from '#domain/quotes/money.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { LadderNeed } from './ladder-need.ts'
import { coverAfter, type LadderPolicy, ladderShapes, singlePolicies } from './ladder-shapes.ts'

/** A policy at one carrier's price, which holds that policy's own fee. */
export interface PricedPolicy extends LadderPolicy {
  readonly quote: Quote
}

/** Policies of one carrier that together meet the need, and that carrier's one policy for the highest need all along. */
export interface Ladder {
  readonly carrierName: string
  readonly policies: readonly PricedPolicy[]
  /** USD a month for all of them, while all are in force. */
  readonly monthlyPremium: number
  readonly single: PricedPolicy
}

/** The prices of a policy at every carrier that sells it. */
type QuotesOf = (policy: LadderPolicy) => readonly Quote[]

/** Every policy whose prices have to be known, each once. */
export function policiesToPrice(need: LadderNeed): LadderPolicy[] {
  const all = [...singlePolicies(need), ...ladderShapes(need).flat()]
  return [...new Map(all.map((policy) => [policyKey(policy), policy])).values()]
}

/** By this a policy's prices are found again. */
export function policyKey({ years, amount }: LadderPolicy): string {
  return `${years} ${amount}`
}

/**
 * The ladder with the lowest monthly sum over all carriers; of equal ones that of fewer policies. None where it costs
 * more than its own carrier's single policy, or than any carrier's: nobody is shown a way to pay more.
 */
export function cheapestLadder(need: LadderNeed, quotesOf: QuotesOf): Ladder | undefined {
  const singles = cheapestByCarrier(singlePolicies(need), quotesOf)
  const lowestSingle = Math.min(...[...singles.values()].map(({ quote }) => quote.monthlyPremium))
  let best: Ladder | undefined
  for (const shape of ladderShapes(need)) {
    const priced = shape.map((policy) => cheapestByCarrier([policy], quotesOf))
    for (const [carrierName, single] of singles) {
      const policies = priced.flatMap((byCarrier) => byCarrier.get(carrierName) ?? [])
      if (policies.length < shape.length) continue
      const monthlyPremium = sumOf(policies)
      const most = Math.min(lowestSingle, single.quote.monthlyPremium)
      if (monthlyPremium > most || !isBetter(monthlyPremium, policies.length, best)) continue
      best = { carrierName, policies, monthlyPremium, single }
    }
  }
  return best
}

function isBetter(monthlyPremium: number, policies: number, best: Ladder | undefined): boolean {
  if (best === undefined || monthlyPremium < best.monthlyPremium) return true
  return monthlyPremium === best.monthlyPremium && policies < best.policies.length
}

/** The cheapest of these policies at each carrier that sells one. */
function cheapestByCarrier(
  policies: readonly LadderPolicy[],
  quotesOf: QuotesOf,
): ReadonlyMap<string, PricedPolicy> {
  const cheapest = new Map<string, PricedPolicy>()
  for (const policy of policies) {
    for (const quote of quotesOf(policy)) {
      const known = cheapest.get(quote.carrierName)
      if (known !== undefined && known.quote.monthlyPremium <= quote.monthlyPremium) continue
      cheapest.set(quote.carrierName, { ...policy, quote })
    }
  }
  return cheapest
}

/** USD a month for all these policies. */
function sumOf(policies: readonly PricedPolicy[]): number {
  return roundToCents(policies.reduce((sum, { quote }) => sum + quote.monthlyPremium, 0))
}

/** A time in which the same policies are in force: its first and last year, counted from 1, and USD. */
export interface LadderStage {
  readonly from: number
  readonly to: number
  /** The highest need of these years. */
  readonly need: number
  readonly cover: number
  readonly monthlyPremium: number
}

/** What is needed, covered and paid until each policy of a ladder ends. */
export function ladderStages(need: LadderNeed, policies: readonly PricedPolicy[]): LadderStage[] {
  return policies.map(({ years }, place) => {
    const before = policies[place - 1]?.years ?? 0
    return {
      from: before + 1,
      to: years,
      need: Math.max(0, ...need.slice(before, years)),
      cover: coverAfter(policies, before),
      monthlyPremium: sumOf(policies.slice(place)),
    }
  })
}

/** From what to what the sum may turn out, in USD a month; undefined where one of the prices does not tell. */
export function likelySum(policies: readonly PricedPolicy[]): LikelyPrice | undefined {
  const ranges = policies.flatMap(({ quote }) => classRange(quote) ?? [])
  if (ranges.length < policies.length) return undefined
  return {
    low: roundToCents(ranges.reduce((sum, { low }) => sum + low, 0)),
    high: roundToCents(ranges.reduce((sum, { high }) => sum + high, 0)),
  }
}
