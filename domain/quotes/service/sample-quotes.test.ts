import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPrimaryPerson, type Person } from '#domain/people/person.ts'
import { planTypes } from '#domain/plans/plan-type.ts'
import { quoteSchema } from '#domain/quotes/quote.ts'
import { type SampleOptions, sampleCarriers, samplePremium, sampleQuotes } from './sample-quotes.ts'

const ana: Person = {
  ...newPrimaryPerson(),
  fullName: 'Ana Rivera',
  dateOfBirth: '2001-05-03',
  gender: 'Female',
  smoker: false,
}

function samplesFor(changes: Partial<SampleOptions> = {}) {
  let made = 0
  return sampleQuotes({
    person: ana,
    planType: 'term',
    coverage: 250_000,
    today: '2026-11-20',
    random: () => 0,
    newId: () => {
      made += 1
      return `sample-${made}`
    },
    ...changes,
  })
}

const premiumsOf = (changes: Partial<SampleOptions>) =>
  Object.fromEntries(
    samplesFor(changes).map(({ carrierName, monthlyPremium }) => [carrierName, monthlyPremium]),
  )

test('[SAMPLE-01] Samples come from five carriers', () => {
  expect(new Set(samplesFor().map(({ carrierName }) => carrierName)).size).toBe(5)
  expect(sampleCarriers.map(({ name }) => name)).toEqual([
    'Mutual of Omaha',
    'Transamerica',
    'Legal & General America',
    'SBLI',
    'Corebridge Financial',
  ])
})

test('[SAMPLE-02] Price factors and stars stand in the specified order', () => {
  expect(sampleCarriers.map(({ multiplier, stars }) => [multiplier, stars])).toEqual([
    [1, 5],
    [1.05, 4],
    [1.1, 4],
    [0.95, 5],
    [1.02, 4],
  ])
})

test('[SAMPLE-03][SAMPLE-04] At age 25 the price is coverage times base rate times the carrier’s factor, to the cent', () => {
  // 250 × 0.05 = 12.50; × 1.05 = 13.125 and × 0.95 = 11.875 round half up.
  expect(premiumsOf({})).toEqual({
    'Mutual of Omaha': 12.5,
    Transamerica: 13.13,
    'Legal & General America': 13.75,
    SBLI: 11.88,
    'Corebridge Financial': 12.75,
  })
  expect(premiumsOf({ planType: 'whole' })).toMatchObject({ 'Mutual of Omaha': 200, SBLI: 190 })
  expect(premiumsOf({ planType: 'iul' })).toMatchObject({ 'Mutual of Omaha': 150, SBLI: 142.5 })
})

test('[SAMPLE-05] Every five years over 25 make it a tenth dearer, and under 25 cheaper', () => {
  const base = { coverage: 1_000_000, planType: 'term', smoker: false, male: false, multiplier: 1 } as const
  expect(samplePremium({ ...base, age: 25 })).toBe(50)
  expect(samplePremium({ ...base, age: 30 })).toBe(55)
  expect(samplePremium({ ...base, age: 35 })).toBe(60.5)
  expect(samplePremium({ ...base, age: 45 })).toBe(73.21)
  expect(samplePremium({ ...base, age: 20 })).toBe(45.45)
  // 50 × 1.1^(13/5)
  expect(samplePremium({ ...base, age: 38 })).toBe(64.06)
})

test('[SAMPLE-06] Tobacco makes it 2.5 times, Male 1.2 times as dear; unanswered neither', () => {
  const at = (person: Partial<Person>) => premiumsOf({ person: { ...ana, ...person } })['Mutual of Omaha']
  expect(at({ smoker: true })).toBe(31.25)
  expect(at({ gender: 'Male' })).toBe(15)
  expect(at({ gender: 'Male', smoker: true })).toBe(37.5)
  const { gender: _gender, smoker: _smoker, ...unanswered } = ana
  expect(premiumsOf({ person: unanswered })['Mutual of Omaha']).toBe(12.5)
})

test('[SAMPLE-03][SAMPLE-04][SAMPLE-05][SAMPLE-06] A male smoker of 38, by hand', () => {
  // 500 × 0.8 × 1.1^2.6 × 2.5 × 1.2 × 1.1 = 1691.1998…
  const person: Person = { ...ana, dateOfBirth: '1988-01-01', smoker: true, gender: 'Male' }
  const premiums = premiumsOf({ person, planType: 'whole', coverage: 500_000 })
  expect(premiums['Legal & General America']).toBe(1691.2)
})

test('[SAMPLE-07] The annual premium is twelve monthly ones', () => {
  for (const { monthlyPremium, annualPremium } of samplesFor({ coverage: 333_000 })) {
    expect(annualPremium).toBeCloseTo(monthlyPremium * 12, 9)
    expect(Number(annualPremium.toFixed(2))).toBe(annualPremium)
  }
})

test('[SAMPLE-08] Half of all random numbers make an instant decision', () => {
  const decisionAt = (value: number) =>
    samplesFor({ random: () => value }).map((quote) => quote.instantDecision)
  expect(decisionAt(0)).toEqual([true, true, true, true, true])
  expect(decisionAt(0.499_999)).toEqual([true, true, true, true, true])
  expect(decisionAt(0.5)).toEqual([false, false, false, false, false])
  expect(decisionAt(0.999_999)).toEqual([false, false, false, false, false])
  const drawn = [0.1, 0.9, 0.2, 0.8, 0.3]
  const mixed = samplesFor({ random: () => drawn.shift() ?? 1 })
  expect(mixed.filter((quote) => quote.instantDecision).map((quote) => quote.carrierName)).toEqual([
    'Mutual of Omaha',
    'Corebridge Financial',
    'Legal & General America',
  ])
})

test('[SAMPLE-09] The age is counted from the birth date: it changes on the birthday', () => {
  const person: Person = { ...ana, dateOfBirth: '1996-11-21' }
  expect(premiumsOf({ person, today: '2026-11-20' })['Mutual of Omaha']).toBe(13.49)
  expect(premiumsOf({ person, today: '2026-11-21' })['Mutual of Omaha']).toBe(13.75)
})

test('Without a birth date there is no price to show', () => {
  expect(samplesFor({ person: { ...ana, dateOfBirth: '' } })).toEqual([])
})

test('[SAMPLE-11] Samples are sorted by premium: the carrier with 0.95 first', () => {
  expect(samplesFor().map(({ carrierName }) => carrierName)).toEqual([
    'SBLI',
    'Mutual of Omaha',
    'Corebridge Financial',
    'Transamerica',
    'Legal & General America',
  ])
})

test('A sample is a whole quote: its own id, the plan’s name, the term for Term alone, nothing to apply with', () => {
  const person: Person = { ...ana, selectedTerm: 30, healthRating: 'Preferred' }
  const [term] = samplesFor({ person })
  expect(term).toEqual({
    quoteId: 'sample-4',
    carrierName: 'SBLI',
    productName: 'Term Life Insurance',
    monthlyPremium: 11.88,
    annualPremium: 142.56,
    coverage: 250_000,
    termYears: 30,
    healthClass: 'Preferred',
    stars: 5,
    instantDecision: true,
    applyProductCode: '',
  })
  expect(samplesFor({ planType: 'iul' })[0]).toMatchObject({ productName: 'Index Universal Life Insurance' })
  expect(samplesFor({ planType: 'iul' })[0]).not.toHaveProperty('termYears')
})

test('[SAMPLE-03] Samples are whole cents, and rise with coverage', () => {
  const coverage = fc.integer({ min: 1, max: 80 }).map((steps) => steps * 25_000)
  fc.assert(
    fc.property(coverage, fc.constantFrom(...planTypes), fc.boolean(), (amount, planType, smoker) => {
      const quotes = samplesFor({ coverage: amount, planType, person: { ...ana, smoker } })
      const more = samplesFor({ coverage: amount + 25_000, planType, person: { ...ana, smoker } })
      for (const [index, quote] of quotes.entries()) {
        expect(quoteSchema.safeParse(quote).success).toBe(true)
        expect(Number(quote.monthlyPremium.toFixed(2))).toBe(quote.monthlyPremium)
        expect(more[index]?.monthlyPremium).toBeGreaterThan(quote.monthlyPremium)
      }
    }),
  )
})
