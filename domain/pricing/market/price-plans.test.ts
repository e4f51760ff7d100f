import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termLengths } from '#domain/people/person.ts'
import { stateCodes } from '#domain/people/states/states.ts'
import { productTypes } from '#domain/plans/plan-type.ts'
import {
  healthRatings,
  type IulSolve,
  iulSolves,
  mainGoals,
  paidUpPeriods,
  type QuoteRequest,
} from '#domain/pricing/quote-request.ts'
import { averageCarrier, plansOf, reasonFor } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'

const atAverage = (change: Partial<QuoteRequest>) => plansOf(change, { carriers: [averageCarrier()] })[0]

const anySolve: fc.Arbitrary<IulSolve> = fc.oneof(
  fc.constantFrom(
    ...iulSolves.filter((name) => name !== 'Solve Cash Value at Age').map((name) => ({ for: name })),
  ),
  fc.record({
    for: fc.constant('Solve Cash Value at Age' as const),
    amount: fc.integer({ min: 1000, max: 400_000 }),
    age: fc.integer({ min: 18, max: 100 }),
  }),
)

const anyRequest: fc.Arbitrary<QuoteRequest> = fc
  .tuple(
    fc.record({
      policyType: fc.constantFrom(...productTypes),
      residentState: fc.constantFrom(...stateCodes),
      deathBenefit: fc.oneof(
        fc.integer({ min: 0, max: 120 }).map((steps) => steps * 25_000),
        fc.integer({ min: 1, max: 60_000 }),
      ),
      dateOfBirth: fc
        .date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      gender: fc.constantFrom('Male', 'Female'),
      tobacco: fc.boolean(),
      heightFeet: fc.integer({ min: 4, max: 7 }),
      heightInches: fc.integer({ min: 0, max: 11 }),
      weightPounds: fc.integer({ min: 80, max: 500 }),
      healthRating: fc.constantFrom(...healthRatings),
      termYears: fc.constantFrom(...termLengths),
      paidUpPeriod: fc.constantFrom(...paidUpPeriods),
      mainGoal: fc.constantFrom(...mainGoals),
    }),
    fc.option(fc.integer({ min: 10, max: 2000 }), { nil: undefined }),
    fc.option(anySolve, { nil: undefined }),
    fc.option(fc.boolean(), { nil: undefined }),
  )
  .map(([request, premiumBudget, solve, expedited]) => ({
    ...request,
    ...(premiumBudget !== undefined && { premiumBudget }),
    ...(solve !== undefined && { solve }),
    ...(expedited !== undefined && { expedited }),
  }))

/** Whether a number of USD is whole cents. */
const isInCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

describe('plans', () => {
  test('all nine carriers price 250,000 USD of term, lowest first', () => {
    const plans = plansOf()
    expect(new Set(plans.map((plan) => plan.carrierId)).size).toBe(9)
    expect(plans[0]).toMatchObject({
      planCode: 'legal-general-america.term.20',
      carrierName: 'Legal & General America',
      productName: 'Level Term 20',
      ...{ deathBenefit: 250_000, termYears: 20, healthClass: 'Standard', stars: 5 },
      ...{ premiumBasis: 'level-term', premiumYears: 20, guaranteedToAge: 60, cashValues: [], outlook: [] },
    })
  })

  test('permanent plans come from those who sell them, and have no term', () => {
    const whole = plansOf({ policyType: 'Whole', deathBenefit: 100_000 })
    expect(whole).toHaveLength(7)
    expect(whole.some((plan) => plan.carrierName === 'John Hancock')).toBe(false)
    const iul = plansOf({ policyType: 'IUL' })
    expect(iul).toHaveLength(8)
    expect(iul.some((plan) => plan.carrierName === 'United Home Life')).toBe(false)
    for (const plan of [...whole, ...iul]) expect(plan).not.toHaveProperty('termYears')
    expect(whole[0]?.premiumBasis).toBe('whole-guaranteed')
    expect(iul[0]?.premiumBasis).toBe('iul-no-lapse')
    expect(iul[0]?.planCode).toMatch(/\.iul\.balanced$/)
    expect(whole[0]?.planCode).toMatch(/\.whole\.to-age-100$/)
  })

  test('a carrier at the market’s average asks the engine’s price: 44.60 a month, 509.68 a year', () => {
    const plan = atAverage({ gender: 'Male', healthRating: 'Preferred', deathBenefit: 500_000 })
    expect(plan?.monthlyPremium).toBe(44.6)
    expect(plan?.annualPremium).toBe(509.68)
  })

  test('prices spread around the market’s average as the levels say', () => {
    const average = atAverage({ dateOfBirth: '1986-11-20' })?.annualPremium ?? Number.NaN
    const shares = plansOf({ dateOfBirth: '1986-11-20' }).map((plan) => plan.annualPremium / average)
    expect(shares[0]).toBeCloseTo(0.81, 3)
    expect(((shares[0] ?? 0) + (shares[1] ?? 0) + (shares[2] ?? 0)) / 3).toBeCloseTo(0.9, 3)
    expect(shares.at(-1)).toBeCloseTo(1.2, 3)
    expect(shares.reduce((sum, share) => sum + share, 0) / 9).toBeCloseTo(1, 3)
  })

  test('are sound for any request: cents, order, limits, one of a kind per carrier, a reason where there are none', () => {
    fc.assert(
      fc.property(anyRequest, (anything) => {
        const plans = plansOf(anything)
        let before = 0
        for (const plan of plans) {
          expect(isInCents(plan.monthlyPremium) && isInCents(plan.annualPremium)).toBe(true)
          const isTwelveMonths = /^(vul|iul-(min|max|cash))/.test(plan.premiumBasis)
          const asYear = plan.annualPremium * (isTwelveMonths ? 1 : 1.05)
          expect(Math.abs(plan.monthlyPremium * 12 - asYear)).toBeLessThan(0.08)
          expect(plan.monthlyPremium).toBeGreaterThanOrEqual(before)
          before = plan.monthlyPremium
          expect(plan.deathBenefit).toBeLessThanOrEqual(mostSoldBy(plan.carrierId, anything))
          expect(plan.premiumYears).toBeGreaterThan(0)
          for (const { amount } of plan.cashValues) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        }
        expect(new Set(plans.map((plan) => plan.planCode)).size).toBe(plans.length)
        expect(plansOf(anything)).toEqual(plans)
        expect(reasonFor(anything) === undefined).toBe(plans.length > 0)
      }),
      { numRuns: 500 },
    )
  })

  test('term that is not wanted expedited waits for an underwriter; other products do not ask', () => {
    expect(plansOf({ expedited: true }).some((plan) => plan.instantDecision)).toBe(true)
    expect(plansOf({ expedited: false }).some((plan) => plan.instantDecision)).toBe(false)
    expect(plansOf({ policyType: 'IUL', expedited: false }).some((plan) => plan.instantDecision)).toBe(true)
  })

  test('say what a premium guarantees: whole life cash values, universal life an age, a VUL nothing', () => {
    const guarantees = (change: Partial<QuoteRequest>) => {
      const plan = atAverage({ dateOfBirth: '1986-10-12', gender: 'Male', ...change })
      return [plan?.premiumYears, plan?.guaranteedToAge, plan?.cashValues.map(({ age }) => age)]
    }
    expect(guarantees({ policyType: 'Whole', paidUpPeriod: '10-Pay' })).toEqual([10, 121, [45, 50, 60, 65]])
    expect(guarantees({ policyType: 'Whole', paidUpPeriod: '20-Pay' })).toEqual([20, 121, [45, 50, 60, 65]])
    expect(guarantees({ policyType: 'Whole' })).toEqual([60, 121, [45, 50, 60, 65]])
    expect(guarantees({ policyType: 'Whole', dateOfBirth: '1961-10-12' })).toEqual([35, 121, [70, 75, 85]])
    expect(guarantees({ policyType: 'Whole', dateOfBirth: '1981-10-12' })).toEqual([55, 121, [50, 55, 65]])
    expect(guarantees({ policyType: 'IUL', mainGoal: 'Protection' })).toEqual([50, 90, []])
    expect(guarantees({ policyType: 'GUL' })).toEqual([81, 121, []])
    expect(guarantees({ policyType: 'VUL' })).toEqual([60, null, []])
    const outlook = atAverage({ policyType: 'VUL', gender: 'Male' })?.outlook ?? []
    expect(outlook.map(({ yearlyReturn }) => yearlyReturn)).toEqual([0, 0.06])
  })
})

/** The largest death benefit (USD) that a carrier sells of what a request asks for. */
function mostSoldBy(carrierId: string, { policyType }: QuoteRequest): number {
  const carrier = carriers.find(({ id }) => id === carrierId)
  if (carrier === undefined) return 0
  const { limits, products } = carrier
  const most = {
    Term: limits.term,
    Whole: limits.whole,
    IUL: limits.iul,
    GUL: products.gul?.maxDeathBenefit,
    VUL: products.vul?.maxDeathBenefit,
    FinalExpense: products.finalExpense?.maxDeathBenefit,
  }
  return most[policyType] ?? 0
}

describe('the class', () => {
  test('is the chosen rating, made worse by height and weight, of tobacco users never better than Preferred', () => {
    const classOf = (change: Partial<QuoteRequest>) => plansOf(change)[0]?.healthClass
    for (const healthRating of healthRatings) expect(classOf({ healthRating })).toBe(healthRating)
    expect(classOf({ healthRating: 'Super Preferred', weightPounds: 230 })).toBe('Standard Plus')
    expect(classOf({ healthRating: 'Super Preferred', weightPounds: 300 })).toBe('Table 6')
    expect(classOf({ healthRating: 'Table 4', weightPounds: 230 })).toBe('Table 4')
    expect(classOf({ healthRating: 'Super Preferred', tobacco: true })).toBe('Preferred')
    expect(classOf({ healthRating: 'Preferred', tobacco: true, weightPounds: 230 })).toBe('Standard')
  })

  const priced = productTypes.filter((policyType) => policyType !== 'FinalExpense')
  test.each(priced)('makes %s dearer with every worse rating', (policyType) => {
    const premiums = healthRatings.map(
      (healthRating) => atAverage({ policyType, healthRating })?.monthlyPremium ?? 0,
    )
    expect(premiums).toEqual([...new Set(premiums)].sort((a, b) => a - b))
  })

  test('decides with age and amount whether a decision can be instant', () => {
    const instant = (change: Partial<QuoteRequest>) => atAverage(change)?.instantDecision
    expect(instant({})).toBe(true)
    expect(instant({ healthRating: 'Table 1' })).toBe(false)
    expect(instant({ deathBenefit: 1_025_000 })).toBe(false)
    expect(instant({ dateOfBirth: '1965-11-20' })).toBe(false)
    expect(plansOf().find((plan) => plan.carrierName === 'John Hancock')?.instantDecision).toBe(false)
  })
})

test('a carrier that rates by the nearest birthday asks more in the second half of the year', () => {
  const priceBy = (ageBasis: 'last' | 'nearest', dateOfBirth: string) => {
    const carrier = averageCarrier()
    if (carrier.products.term) carrier.products.term = { ...carrier.products.term, ageBasis }
    return plansOf({ dateOfBirth }, { carriers: [carrier] })[0]?.monthlyPremium ?? Number.NaN
  }
  expect(priceBy('nearest', '1986-01-12')).toBeGreaterThan(priceBy('last', '1986-01-12'))
  expect(priceBy('nearest', '1986-10-12')).toBe(priceBy('last', '1986-10-12'))
})
