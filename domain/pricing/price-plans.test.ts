import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carriers } from '#config/carriers.ts'
import type { Carrier } from '#domain/carriers/carrier.ts'
import { termLengths } from '#domain/people/person.ts'
import { stateCodes } from '#domain/people/states.ts'
import { policyTypes } from '#domain/plans/plan-type.ts'
import { bundledTables as tables } from './bundled-tables.ts'
import { type PricingContext, pricePlans } from './price-plans.ts'
import type { QuoteRequest } from './quote-request.ts'
import { healthRatings } from './underwriting-class.ts'
import { mainGoals } from './universal-life.ts'
import { paidUpPeriods } from './whole-life.ts'

const today = '2026-11-20'

const request: QuoteRequest = {
  policyType: 'Term',
  residentState: 'FL',
  deathBenefit: 250_000,
  dateOfBirth: '1986-10-12',
  gender: 'Female',
  tobacco: false,
  heightFeet: 5,
  heightInches: 10,
  weightPounds: 170,
  healthRating: 'Standard',
  termYears: 20,
}

function plansOf(change: Partial<QuoteRequest> = {}, context: Partial<PricingContext> = {}) {
  return pricePlans({ ...request, ...change }, { carriers, tables, today, licensedStates: 'all', ...context })
}

/** One carrier at exactly the market's average, rating by the age last birthday. */
function averageCarrier(): Carrier {
  const [template] = carriers
  if (template?.products.term == null || template.products.whole === null || template.products.iul === null) {
    throw new Error('The first carrier sells everything')
  }
  const { term, whole, iul } = template.products
  const average = { priceLevel: 1, ageBasis: 'last' } as const
  return {
    ...template,
    id: 'average',
    limits: { term: 5_000_000, whole: 5_000_000, iul: 5_000_000 },
    products: {
      term: { ...term, ...average },
      whole: { ...whole, ...average },
      iul: { ...iul, ...average },
      gul: null,
      vul: null,
      finalExpense: null,
    },
  }
}
const atAverage = (change: Partial<QuoteRequest>) => plansOf(change, { carriers: [averageCarrier()] })[0]

const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  policyType: fc.constantFrom(...policyTypes),
  residentState: fc.constantFrom(...stateCodes),
  deathBenefit: fc.integer({ min: 1, max: 120 }).map((steps) => steps * 25_000),
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
})

describe('plans', () => {
  test('all nine carriers price 250,000 USD of term, lowest first', () => {
    const plans = plansOf()
    expect(plans).toHaveLength(9)
    expect(new Set(plans.map((plan) => plan.carrierId)).size).toBe(9)
    expect(new Set(plans.map((plan) => plan.planCode)).size).toBe(9)
    const premiums = plans.map((plan) => plan.monthlyPremium)
    expect(premiums).toEqual([...premiums].sort((a, b) => a - b))
    expect(plans[0]).toEqual({
      planCode: 'legal-general-america.term.20',
      carrierId: 'legal-general-america',
      carrierName: 'Legal & General America',
      productName: 'Level Term 20',
      monthlyPremium: plans[0]?.monthlyPremium,
      annualPremium: plans[0]?.annualPremium,
      deathBenefit: 250_000,
      termYears: 20,
      healthClass: 'Standard',
      stars: 5,
      instantDecision: true,
      premiumBasis: 'level-term',
      premiumYears: 20,
      guaranteedToAge: 60,
      cashValues: [],
      outlook: [],
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

  test('are sound for any request: cents, order, limits, one of a kind per carrier; twelve months cost 5 % more than a year', () => {
    fc.assert(
      fc.property(anyRequest, (anything) => {
        const plans = plansOf(anything)
        let before = 0
        for (const plan of plans) {
          expect(Math.abs(plan.monthlyPremium * 100 - Math.round(plan.monthlyPremium * 100))).toBeLessThan(
            1e-6,
          )
          expect(Math.abs(plan.annualPremium * 100 - Math.round(plan.annualPremium * 100))).toBeLessThan(1e-6)
          expect(Math.abs(plan.monthlyPremium * 12 - plan.annualPremium * 1.05)).toBeLessThan(0.08)
          expect(plan.monthlyPremium).toBeGreaterThanOrEqual(before)
          before = plan.monthlyPremium
          const carrier = carriers.find(({ id }) => id === plan.carrierId)
          const { term, whole, iul } = carrier?.limits ?? { term: 0, whole: 0, iul: 0 }
          const limit = { Term: term, Whole: whole, IUL: iul, GUL: 0, VUL: 0 }[anything.policyType]
          expect(limit).toBeGreaterThanOrEqual(plan.deathBenefit)
        }
        expect(new Set(plans.map((plan) => plan.planCode)).size).toBe(plans.length)
        expect(plansOf(anything)).toEqual(plans)
      }),
      { numRuns: 500 },
    )
  })
})

describe('who is offered a plan', () => {
  test('nobody in a state without a licence', () => {
    expect(plansOf({}, { licensedStates: ['GA', 'TX'] })).toEqual([])
    expect(plansOf({}, { licensedStates: ['GA', 'FL'] })).toHaveLength(9)
  })

  test('no one under 18, and from 18 on by the carrier’s way of counting age', () => {
    expect(plansOf({ dateOfBirth: '2009-11-21' })).toEqual([])
    // 17 years and seven months: 18 at the nearest birthday only.
    const nearest = plansOf({ dateOfBirth: '2009-04-20' }).map((plan) => plan.carrierId)
    for (const id of nearest) {
      expect(carriers.find((carrier) => carrier.id === id)?.products.term?.ageBasis).toBe('nearest')
    }
    expect(plansOf({ dateOfBirth: '2008-11-20' })).toHaveLength(9)
  })

  test('no one above the issue age of the term asked for', () => {
    expect(plansOf({ dateOfBirth: '1961-11-20', termYears: 20 })).toHaveLength(9)
    expect(plansOf({ dateOfBirth: '1960-11-20', termYears: 20 })).toEqual([])
    expect(plansOf({ dateOfBirth: '1960-11-20', termYears: 10 })).toHaveLength(9)
    expect(plansOf({ dateOfBirth: '1966-11-20', termYears: 30 })).toEqual([])
  })

  test('carriers only up to their maximum and from 25,000 USD', () => {
    expect(
      plansOf({ deathBenefit: 2_000_000 })
        .map((plan) => plan.carrierName)
        .sort(),
    ).toEqual(['Corebridge Financial', 'John Hancock', 'Legal & General America'])
    expect(plansOf({ deathBenefit: 2_000_001 })).toEqual([])
    expect(plansOf({ deathBenefit: 25_000 })).toHaveLength(9)
    expect(plansOf({ deathBenefit: 24_999 })).toEqual([])
    expect(plansOf({ deathBenefit: 0 })).toEqual([])
    expect(plansOf({ deathBenefit: Number.NaN })).toEqual([])
  })

  test('a term that a carrier does not sell is not offered', () => {
    const shortOnly = averageCarrier()
    if (shortOnly.products.term)
      shortOnly.products.term = { ...shortOnly.products.term, maxIssueAgeByTerm: { 10: 70 } }
    expect(plansOf({ termYears: 10 }, { carriers: [shortOnly] })).toHaveLength(1)
    expect(plansOf({ termYears: 20 }, { carriers: [shortOnly] })).toEqual([])
  })

  test('nobody whose height and weight would be declined, nor without a real birth date', () => {
    expect(plansOf({ weightPounds: 400 })).toEqual([])
    expect(plansOf({ weightPounds: 90 })).toEqual([])
    expect(plansOf({ dateOfBirth: '1986-02-30' })).toEqual([])
    expect(plansOf({ dateOfBirth: '2030-01-01' })).toEqual([])
  })
})

describe('the class', () => {
  test('is the chosen rating, made worse by height and weight, never better', () => {
    const classOf = (change: Partial<QuoteRequest>) => plansOf(change)[0]?.healthClass
    for (const healthRating of healthRatings) expect(classOf({ healthRating })).toBe(healthRating)
    expect(classOf({ healthRating: 'Super Preferred', weightPounds: 230 })).toBe('Standard Plus')
    expect(classOf({ healthRating: 'Super Preferred', weightPounds: 300 })).toBe('Table 6')
    expect(classOf({ healthRating: 'Table 4', weightPounds: 230 })).toBe('Table 4')
  })

  test('of tobacco users is never better than Preferred', () => {
    const classOf = (change: Partial<QuoteRequest>) => plansOf({ tobacco: true, ...change })[0]?.healthClass
    expect(classOf({ healthRating: 'Super Preferred' })).toBe('Preferred')
    expect(classOf({ healthRating: 'Preferred', weightPounds: 230 })).toBe('Standard')
  })

  test.each(policyTypes)('makes %s dearer with every worse rating', (policyType) => {
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

describe('Montana', () => {
  const strip = (change: Partial<QuoteRequest>) => plansOf(change)

  test.each(policyTypes)(
    '%s costs men and women the same, half-way between their prices elsewhere',
    (policyType) => {
      const inMontana = strip({ policyType, residentState: 'MT', gender: 'Male' })
      expect(inMontana).toEqual(strip({ policyType, residentState: 'MT', gender: 'Female' }))
      expect(inMontana.length).toBeGreaterThanOrEqual(5)
      const elsewhere = (gender: 'Male' | 'Female') =>
        new Map(strip({ policyType, gender }).map((plan) => [plan.carrierId, plan.annualPremium]))
      const men = elsewhere('Male')
      const women = elsewhere('Female')
      for (const plan of inMontana) {
        const middle = ((men.get(plan.carrierId) ?? 0) + (women.get(plan.carrierId) ?? 0)) / 2
        expect(Math.abs(plan.annualPremium - middle)).toBeLessThan(0.011)
      }
    },
  )

  test('is the only such state: elsewhere men pay more, and states price alike', () => {
    const florida = strip({ gender: 'Male' })
    for (const residentState of stateCodes.filter((code) => code !== 'MT')) {
      expect(strip({ residentState, gender: 'Male' })).toEqual(florida)
    }
    expect(strip({ gender: 'Female' })[0]?.monthlyPremium).toBeLessThan(florida[0]?.monthlyPremium ?? 0)
  })
})

describe('age', () => {
  test('a carrier that rates by the nearest birthday asks more in the second half of the year', () => {
    const ofBasis = (ageBasis: 'last' | 'nearest') => {
      const carrier = averageCarrier()
      if (carrier.products.term) carrier.products.term = { ...carrier.products.term, ageBasis }
      return (dateOfBirth: string) => plansOf({ dateOfBirth }, { carriers: [carrier] })[0]?.monthlyPremium
    }
    const lateInYear = '1986-01-12'
    const earlyInYear = '1986-10-12'
    expect(ofBasis('nearest')(lateInYear)).toBeGreaterThan(ofBasis('last')(lateInYear) ?? Number.NaN)
    expect(ofBasis('nearest')(earlyInYear)).toBe(ofBasis('last')(earlyInYear))
  })
})
