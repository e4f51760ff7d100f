import type { PricedCarrier } from '#domain/carriers/carrier.ts'
import { type PlanPrice, pricePoints } from '#domain/pricing/market/price-plans.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import type { PremiumBasis } from '#domain/pricing/premiums/premium-basis.ts'
import type { TermLength } from '#domain/pricing/premiums/term.ts'
import type { MainGoal, QuoteRequest } from '#domain/pricing/quote-request.ts'
import type { MortalityTables } from '#domain/pricing/risk/mortality-tables.ts'
import type { HealthClass } from '#domain/pricing/risk/underwriting-class.ts'

/**
 * The day of the price model that the examples are of (YYYY-MM-DD). Move it whenever the figures move; the tests that
 * hold them to the cent say when they do.
 */
export const pricesAsOf = '2026-11-28'

/**
 * The class of every example: neither the best prices nor rated ones. It is what the form assumes until someone
 * chooses, and the one that the ranges stated on the pages fit.
 */
export const exampleClass = 'Standard' as const satisfies HealthClass

/** What all figures of a page's examples have in common. */
export type ExampleBasis = {
  /** The day of the price model (YYYY-MM-DD). */
  asOf: string
  state: 'FL'
  healthClass: HealthClass
  tobacco: false
  /** How many of the site's carriers sell what is shown. */
  carriers: number
}

export type ExampleSex = 'Female' | 'Male'
/** USD a month, to the cent. */
export type PriceRange = { low: number; high: number }
/** The lowest price of the site's carriers at an issue age, USD a month to the cent. */
export type RatesAtAge = { age: number; female: number; male: number }
export type RangesAtAge = { age: number; female: PriceRange; male: PriceRange }

/** Whose prices, by which tables. */
export type PriceSource = { carriers: readonly PricedCarrier[]; tables: MortalityTables }

export type ExampleProduct =
  | { kind: 'term'; termYears: TermLength }
  | { kind: 'whole' }
  | { kind: 'final-expense' }
  | { kind: 'iul'; goal: MainGoal }

/** One price that is asked for; coverage in USD, age in years. */
export type ExampleAsk = {
  product: ExampleProduct
  coverage: number
  age: number
  sex: ExampleSex
  healthClass?: HealthClass
  tobacco?: boolean
}

const basisOf: Record<ExampleProduct['kind'], PremiumBasis> = {
  term: 'level-term',
  whole: 'whole-guaranteed',
  'final-expense': 'final-expense',
  iul: 'iul-no-lapse',
}

function productFields(product: ExampleProduct): Pick<QuoteRequest, 'policyType' | 'termYears' | 'mainGoal'> {
  switch (product.kind) {
    case 'term':
      return { policyType: 'Term', termYears: product.termYears }
    case 'iul':
      return { policyType: 'IUL', mainGoal: product.goal }
    case 'whole':
    case 'final-expense':
      return { policyType: 'Whole' }
  }
}

/** On a birthday the age at the last one and at the nearest one are the same, so carriers differ by price alone. */
const bornOn = (age: number) => `${Number(pricesAsOf.slice(0, 4)) - age}${pricesAsOf.slice(4)}`

function pointsOf({ carriers, tables }: PriceSource, ask: ExampleAsk): PlanPrice[] {
  const { product, coverage, age, sex, healthClass = exampleClass, tobacco = false } = ask
  const request: QuoteRequest = {
    ...productFields(product),
    residentState: 'FL',
    deathBenefit: coverage,
    dateOfBirth: bornOn(age),
    gender: sex,
    tobacco,
    heightFeet: 5,
    heightInches: 10,
    weightPounds: 170,
    healthRating: exampleClass,
    assumedClass: healthClass,
  }
  const points = pricePoints(request, { carriers, tables, today: pricesAsOf, licensedStates: 'all' })
  // Whole life is answered together with final expense.
  return points.filter(({ premiumBasis }) => premiumBasis === basisOf[product.kind])
}

/** The lowest and the highest price of the carriers that sell it, undefined where none does. */
export function priceRange(source: PriceSource, ask: ExampleAsk): PriceRange | undefined {
  const prices = pointsOf(source, ask).map(({ monthlyPremium }) => monthlyPremium)
  return prices.length === 0 ? undefined : { low: Math.min(...prices), high: Math.max(...prices) }
}

/** The same where a page can't do without it. Throws, naming the settings, when no carrier sells it. */
export function neededRange(source: PriceSource, ask: ExampleAsk): PriceRange {
  const range = priceRange(source, ask)
  if (range !== undefined) return range
  const { product, coverage, age, sex } = ask
  throw new Error(
    `No carrier of config/carriers.ts sells ${product.kind} of ${coverage} USD at ${age} (${sex}), which a page shows as an example`,
  )
}

/** The lowest price at each age; an age at which nobody sells it is left out. */
export function lowestByAge(
  source: PriceSource,
  ask: Omit<ExampleAsk, 'age' | 'sex'>,
  ages: readonly number[],
): RatesAtAge[] {
  return rangesByAge(source, ask, ages).map(({ age, female, male }) => ({
    age,
    female: female.low,
    male: male.low,
  }))
}

/** The lowest and highest price at each age; an age at which nobody sells it is left out. */
export function rangesByAge(
  source: PriceSource,
  ask: Omit<ExampleAsk, 'age' | 'sex'>,
  ages: readonly number[],
): RangesAtAge[] {
  return ages.flatMap((age) => {
    const female = priceRange(source, { ...ask, age, sex: 'Female' })
    const male = priceRange(source, { ...ask, age, sex: 'Male' })
    return female && male ? [{ age, female, male }] : []
  })
}

/** What the figures for these asks have in common; the carriers are those that sell any of them. */
export function basisFor(source: PriceSource, asks: readonly ExampleAsk[]): ExampleBasis {
  const sellers = new Set(asks.flatMap((ask) => pointsOf(source, ask).map(({ carrierId }) => carrierId)))
  return {
    asOf: pricesAsOf,
    state: 'FL',
    healthClass: exampleClass,
    tobacco: false,
    carriers: sellers.size,
  }
}

/** Ages from `from` to `to` in steps. */
export function agesBetween(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step)
}

/** A price with a surcharge in per cent, to the cent. */
export const raisedBy = (price: number, percent: number) => toCents(price * (1 + percent / 100))
