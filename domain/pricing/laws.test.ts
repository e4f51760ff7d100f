import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { termLengths } from '#domain/people/person.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { planTypeOf } from '#domain/plans/plan-type.ts'
import { marketAnnualPremium } from '#domain/pricing/market/market-price.ts'
import { pricePlans } from '#domain/pricing/market/price-plans.ts'
import { faceBands } from '#domain/pricing/premiums/parameters.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { healthClasses, pricedClass } from '#domain/pricing/risk/underwriting-class.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { mainGoals, paidUpPeriods, type QuoteRequest } from './quote-request.ts'

/** The laws that every price obeys, whatever the product: of the market's average, and of each carrier's plan. */

const today = '2026-11-20'
/** The same cases in every run, so that a failure is nobody's luck. */
const runs = { seed: 20_261_120, numRuns: 500 }

/** Nobody can be sold anything beyond this age, by the carriers' schema. */
const oldestSold = 90

/** A request but for the birth date, which follows from the age that a law is about. */
type Policy = Omit<QuoteRequest, 'dateOfBirth'>
type Case = { policy: Policy; age: number; birthday: string }

const product = fc.oneof(
  fc.record({ policyType: fc.constant('Term' as const), termYears: fc.constantFrom(...termLengths) }),
  fc.record({ policyType: fc.constant('Whole' as const), paidUpPeriod: fc.constantFrom(...paidUpPeriods) }),
  fc.record({ policyType: fc.constant('IUL' as const), mainGoal: fc.constantFrom(...mainGoals) }),
  fc.record({ policyType: fc.constantFrom('GUL', 'VUL') }),
)
const face = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 5000, max: 50_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 25_000, max: 2_500_000 }) },
)
const anyCase: fc.Arbitrary<Case> = fc.record({
  policy: fc
    .tuple(
      product,
      fc.record({
        residentState: fc.constantFrom('GA', 'MT'),
        deathBenefit: face,
        gender: fc.constantFrom('Male', 'Female'),
        tobacco: fc.boolean(),
        heightFeet: fc.constant(5),
        heightInches: fc.constant(10),
        weightPounds: fc.constant(170),
        healthRating: fc.constant('Standard'),
        assumedClass: fc.constantFrom(...healthClasses),
      }),
    )
    .map(([kind, person]): Policy => ({ ...person, ...kind })),
  age: fc.integer({ min: 18, max: 84 }),
  // Before and after the half-year from which a carrier that rates by the nearest birthday counts the next one.
  birthday: fc.constantFrom('03-12', '10-12'),
})

/** How often each kind of price was compared: a law that compares nothing proves nothing. */
let compared = new Map<string, number>()
beforeEach(() => {
  compared = new Map()
})

const kindsOf = ({ policyType }: Policy): SoldPlanType[] =>
  policyType === 'Whole' ? ['whole', 'final-expense'] : [planTypeOf(policyType)]

/** Every yearly price of a policy, in USD by what is priced: the market's, unrounded, then the carriers' plans. */
function pricesOf({ policy, age, birthday }: Case): Map<string, { kind: string; annual: number }> {
  const request: QuoteRequest = { ...policy, dateOfBirth: `${2026 - age}-${birthday}` }
  const prices = new Map<string, { kind: string; annual: number }>()
  for (const kind of kindsOf(policy))
    for (const participating of kind === 'whole' ? [true, false] : [false]) {
      const healthClass = pricedClass(request.assumedClass ?? 'Standard', request.tobacco)
      const annual = marketAnnualPremium(tables, request, { kind, issueAge: age, healthClass, participating })
      prices.set(`market ${kind} ${participating}`, { kind: `market ${kind}`, annual })
    }
  for (const plan of pricePlans(request, { carriers, tables, today, licensedStates: 'all' })) {
    const { carrierId, premiumBasis, annualPremium } = plan
    prices.set(`${carrierId} ${premiumBasis}`, { kind: `plan ${premiumBasis}`, annual: annualPremium })
  }
  return prices
}

/**
 * Fails where something costs less in the second case, which gives more, than in the first one; and where the market
 * asks no more for it, unless that may be equal.
 */
function expectNoCheaper(less: Case, more: Case, mayBeEqual: (kind: string) => boolean = () => true): void {
  const before = pricesOf(less)
  for (const [what, { kind, annual }] of pricesOf(more)) {
    const lower = before.get(what)
    if (lower === undefined) continue
    compared.set(kind, (compared.get(kind) ?? 0) + 1)
    if (annual < lower.annual) expect.fail(`${what}: ${annual} is less than ${lower.annual}`)
    const isTooEqual = annual === lower.annual && kind.startsWith('market') && !mayBeEqual(kind)
    if (isTooEqual) expect.fail(`${what}: both cost ${annual}`)
  }
}

const withPolicy = (one: Case, change: Partial<Policy>): Case => ({
  ...one,
  policy: { ...one.policy, ...change },
})

const termKinds = ['market term', 'plan level-term']
const everyKind = [
  ...termKinds,
  ...['market whole', 'plan whole-guaranteed', 'market final-expense', 'plan final-expense'],
  ...['market iul', 'plan iul-no-lapse', 'market gul', 'plan gul-no-lapse', 'market vul', 'plan vul-planned'],
]
function expectCompared(kinds: readonly string[]): void {
  for (const kind of kinds) expect(compared.get(kind) ?? 0, kind).toBeGreaterThan(10)
}

describe('the laws of pricing', () => {
  test('age: no one pays less for being older, from 30 on, and for term at any age', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 10 }), (one, years) => {
        const age = one.policy.policyType === 'Term' ? one.age : Math.max(30, one.age)
        expectNoCheaper({ ...one, age }, { ...one, age: Math.min(oldestSold, age + years) })
      }),
      runs,
    )
    expectCompared(everyKind)
  })

  test('coverage: no larger death benefit costs less, and none at the edge of a band less than one below it', () => {
    const edge = fc.constantFrom(...faceBands.map(({ from }) => from))
    const amounts = fc.oneof(
      fc.tuple(face, fc.integer({ min: 1, max: 5000 })).map(([amount, step]) => [amount, amount + step]),
      fc.tuple(face, fc.integer({ min: 1, max: 500_000 })).map(([amount, step]) => [amount, amount + step]),
      edge.map((from) => [from - 1, from]),
      fc
        .tuple(edge, fc.integer({ min: 1, max: 250 }))
        .map(([from, mille]) => [from - Math.ceil((from * mille) / 1000), from]),
    )
    fc.assert(
      fc.property(anyCase, amounts, (one, [less = 0, more = 0]) => {
        expectNoCheaper(withPolicy(one, { deathBenefit: less }), withPolicy(one, { deathBenefit: more }))
      }),
      { ...runs, numRuns: 1000 },
    )
    expectCompared(everyKind)
  })

  test('class: every worse class costs more, but for final expense, which has no classes', () => {
    // What a variable policy charges for claims is capped by law, where two classes can meet.
    const mayBeEqual = (kind: string) => kind === 'market final-expense' || kind === 'market vul'
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...healthClasses), (one, other) => {
        const { tobacco } = one.policy
        const classes = [one.policy.assumedClass ?? other, other].map((name) => pricedClass(name, tobacco))
        const [better, worse] = classes.sort((a, b) => healthClasses.indexOf(a) - healthClasses.indexOf(b))
        if (better === undefined || worse === undefined || better === worse) return
        const inClass = (assumedClass: typeof better) => withPolicy(one, { assumedClass })
        expectNoCheaper(inClass(better), inClass(worse), mayBeEqual)
      }),
      runs,
    )
    expectCompared(everyKind)
  })

  test('tobacco: its users pay more', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const using = (tobacco: boolean) => withPolicy(one, { tobacco })
        expectNoCheaper(using(false), using(true), () => false)
      }),
      runs,
    )
    expectCompared(everyKind)
  })

  test('Montana: men and women pay the same', () => {
    let plans = 0
    fc.assert(
      fc.property(anyCase, (one) => {
        const inMontana = (gender: 'Male' | 'Female') => {
          const { policy, age, birthday } = withPolicy(one, { residentState: 'MT', gender })
          const request = { ...policy, dateOfBirth: `${2026 - age}-${birthday}` }
          return pricePlans(request, { carriers, tables, today, licensedStates: 'all' })
        }
        const men = inMontana('Male')
        expect(inMontana('Female')).toEqual(men)
        plans += men.length
      }),
      runs,
    )
    expect(plans).toBeGreaterThan(500)
  })

  test('term: no longer term costs less than a shorter one', () => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...termLengths), (one, other) => {
        const own = one.policy.termYears ?? 20
        const asTerm = (termYears: typeof own) => withPolicy(one, { policyType: 'Term', termYears })
        expectNoCheaper(asTerm(own < other ? own : other), asTerm(own < other ? other : own))
      }),
      runs,
    )
    expectCompared(termKinds)
  })
})
