import { planTypeOf, productTypes } from '#domain/plans/plan-type.ts'
import { marketAnnualPremium } from '#domain/pricing/market/market-price.ts'
import { pricePlans } from '#domain/pricing/market/price-plans.ts'
import { minimumCashValues } from '#domain/pricing/premiums/nonforfeiture.ts'
import { healthRatings, type QuoteRequest } from '#domain/pricing/quote-request.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { guidelinePremiums, sevenPayPremium } from '#domain/pricing/universal-life/tax-limits.ts'
import { carriers } from '../tests/fixtures/settings/carriers.ts'
import type { BenchRow } from './row.ts'

const today = '2026-11-20'
const termLengths = [10, 15, 20, 25, 30] as const
const faces = [25_000, 100_000, 240_000, 250_000, 500_000] as const

/** Requests that differ in everything a price depends on, the same in each run. */
function requestsFor(policyType: QuoteRequest['policyType']): QuoteRequest[] {
  return Array.from({ length: 2000 }, (_, index) => requestAt(policyType, index))
}

function requestAt(policyType: QuoteRequest['policyType'], index: number): QuoteRequest {
  return {
    policyType,
    residentState: 'FL',
    deathBenefit: faces[index % faces.length] ?? 250_000,
    dateOfBirth: `${1956 + (index % 50)}-04-12`,
    gender: index % 2 === 0 ? 'Male' : 'Female',
    tobacco: index % 7 === 0,
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: healthRatings[index % healthRatings.length] ?? 'Standard',
    termYears: termLengths[(index >> 2) % termLengths.length] ?? 20,
  }
}

/** Nanoseconds for one call of `work`: the quickest of many rounds over all inputs, as others share the machine. */
function measure<T>(inputs: readonly T[], work: (input: T) => number): number {
  const rounds: number[] = []
  let sum = 0
  for (let round = 0; round < 25; round++) {
    const start = process.hrtime.bigint()
    for (const input of inputs) sum += work(input)
    rounds.push(Number(process.hrtime.bigint() - start) / inputs.length)
  }
  if (!Number.isFinite(sum)) throw new Error('A price is no number')
  return Math.min(...rounds)
}

/** A fixed piece of arithmetic, to compare runs on machines of different speed: the sum of 100 powers and roots. */
function baseline(seed: number): number {
  let sum = seed
  for (let step = 1; step <= 100; step++) sum = sum * 0.98 + Math.sqrt(step * 1.05)
  return sum
}

/**
 * Prices 50,000 different quotes of all products once: every age from 20 to 69, both sexes, with and without tobacco,
 * all ratings, five amounts. Nanoseconds of processor time for all of them together.
 */
function pricingGrid(): number {
  const grid = productTypes.flatMap((policyType) => {
    return Array.from({ length: 10_000 }, (_, index) => {
      const request: QuoteRequest = {
        ...requestAt(policyType, index),
        gender: index % 2 === 0 ? 'Male' : 'Female',
        tobacco: (index >> 1) % 2 === 0,
        deathBenefit: faces[(index >> 2) % faces.length] ?? 250_000,
        termYears: termLengths[index % termLengths.length] ?? 20,
      }
      const healthClass = healthRatings[(index >> 4) % healthRatings.length] ?? 'Standard'
      const issueAge = 20 + Math.floor(index / 200)
      return { request, rated: { kind: planTypeOf(policyType), issueAge, healthClass, participating: false } }
    })
  })
  const start = process.cpuUsage()
  let sum = 0
  for (const { request, rated } of grid) sum += marketAnnualPremium(tables, request, rated)
  const { user, system } = process.cpuUsage(start)
  if (!Number.isFinite(sum)) throw new Error('A price is no number')
  return (user + system) * 1000
}

/** Measures a price of one plan, and all carriers' plans for a request, for each policy type. */
export function benchPricing(): BenchRow[] {
  const base = measure(requestsFor('Term'), (request) => baseline(request.weightPounds))
  const row = (name: string, nanoseconds: number): BenchRow => ({
    name,
    value: nanoseconds / 1000,
    unit: 'µs',
    ratio: nanoseconds / base,
  })
  const rows = [row('baseline', base)]
  for (const policyType of productTypes) {
    const requests = requestsFor(policyType)
    const price = measure(requests, (request) => {
      const issueAge = 2026 - Number(request.dateOfBirth.slice(0, 4))
      const { healthRating } = request
      return marketAnnualPremium(tables, request, {
        kind: planTypeOf(policyType),
        issueAge,
        healthClass: healthRating,
        participating: false,
      })
    })
    rows.push(row(`${policyType}: one quote`, price))
    let plans = 0
    const all = measure(requests, (request) => {
      const priced = pricePlans(request, { carriers, tables, today, licensedStates: 'all' })
      plans += priced.length
      return priced[0]?.monthlyPremium ?? 0
    })
    rows.push(
      row(`${policyType}: all ${carriers.length} carriers (${(plans / 50_000).toFixed(1)} plans)`, all),
    )
  }
  const grid = Math.min(...Array.from({ length: 10 }, pricingGrid))
  rows.push({
    name: '50,000 quotes, all products',
    value: grid / 1e6,
    unit: 'ms',
    goals: { value: { atMost: 150 } },
  })
  // Young people near a band's edge ask for the most work: shorter against longer terms, younger against older ages.
  const hardest = requestsFor('Term').map(
    (request): QuoteRequest => ({ ...request, deathBenefit: 240_000, termYears: 10 }),
  )
  const hard = measure(hardest, (request) =>
    marketAnnualPremium(tables, request, {
      kind: 'term',
      issueAge: 25,
      healthClass: 'Super Preferred',
      participating: false,
    }),
  )
  rows.push(row('Term: the dearest quote to compute', hard))

  const lives = Array.from({ length: 500 }, (_, index) => ({
    sex: index % 2 === 0 ? ('M' as const) : ('F' as const),
    issueAge: 20 + (index % 60),
    tobacco: index % 7 === 0,
  }))
  const taxLimits = measure(
    lives,
    (life) => sevenPayPremium(tables, life, 250_000) + guidelinePremiums(tables, life, 250_000).level,
  )
  rows.push(row('7-pay and guideline premiums', taxLimits))
  const cashValues = measure(
    lives,
    (life) => minimumCashValues(tables, life, 250_000, 20, [5, 10, 20])[1] ?? 0,
  )
  rows.push(row('minimum cash values of three years', cashValues))
  return rows
}
