import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '#domain/people/person.ts'
import { planTypes } from '#domain/plans/plan-type.ts'
import { quoteSchema } from '#domain/quotes/quote.ts'
import { ana } from '../../../tests/fixtures/device/ana.ts'
import { type SampleOptions, sampleCarriers, samplePremium, sampleQuotes } from './sample-quotes.ts'

const young: Person = { ...ana, dateOfBirth: '2001-05-03' }

function samplesFor(changes: Partial<SampleOptions> = {}) {
  let made = 0
  return sampleQuotes({
    person: young,
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

test('[SAMPLE-01] [SAMPLE-02] samples come from five carriers, with the specified price factors and stars', () => {
  expect(sampleCarriers.map(({ name, multiplier, stars }) => [name, multiplier, stars])).toEqual([
    ['Mutual of Omaha', 1, 5],
    ['Transamerica', 1.05, 4],
    ['Legal & General America', 1.1, 4],
    ['SBLI', 0.95, 5],
    ['Corebridge Financial', 1.02, 4],
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
  // 50 × 1.1^((age - 25) / 5)
  const prices = [20, 25, 30, 38, 45].map((age) => samplePremium({ ...base, age }))
  expect(prices).toEqual([45.45, 50, 55, 64.06, 73.21])
})

test('[SAMPLE-06] Tobacco makes it 2.5 times, Male 1.2 times as dear; unanswered neither', () => {
  const at = (person: Partial<Person>) => premiumsOf({ person: { ...young, ...person } })['Mutual of Omaha']
  expect(at({ smoker: true })).toBe(31.25)
  expect(at({ gender: 'Male' })).toBe(15)
  expect(at({ gender: 'Male', smoker: true })).toBe(37.5)
  const { gender: _gender, smoker: _smoker, ...unanswered } = young
  expect(premiumsOf({ person: unanswered })['Mutual of Omaha']).toBe(12.5)
})

test('[SAMPLE-03][SAMPLE-04][SAMPLE-05][SAMPLE-06] A male smoker of 38, by hand', () => {
  // 500 × 0.8 × 1.1^2.6 × 2.5 × 1.2 × 1.1 = 1691.1998…
  const person: Person = { ...young, dateOfBirth: '1988-01-01', smoker: true, gender: 'Male' }
  const premiums = premiumsOf({ person, planType: 'whole', coverage: 500_000 })
  expect(premiums['Legal & General America']).toBe(1691.2)
})

test('[SAMPLE-08] half of all random numbers make an instant decision', () => {
  const drawn = [0, 0.499_999, 0.5, 0.999_999, 0.3]
  const instant = samplesFor({ random: () => drawn.shift() ?? 1 }).filter((quote) => quote.instantDecision)
  expect(instant.map((quote) => quote.carrierName)).toEqual([
    'Mutual of Omaha',
    'Corebridge Financial',
    'Transamerica',
  ])
})

test('[SAMPLE-09] The age is counted from the birth date: it changes on the birthday', () => {
  const person: Person = { ...young, dateOfBirth: '1996-11-21' }
  expect(premiumsOf({ person, today: '2026-11-20' })['Mutual of Omaha']).toBe(13.49)
  expect(premiumsOf({ person, today: '2026-11-21' })['Mutual of Omaha']).toBe(13.75)
})

test('[SAMPLE-11] samples are sorted by premium; without a birth date there is no price to show', () => {
  const premiums = samplesFor().map(({ monthlyPremium }) => monthlyPremium)
  expect(premiums).toEqual([11.88, 12.5, 12.75, 13.13, 13.75])
  expect(samplesFor({ person: { ...young, dateOfBirth: '' } })).toEqual([])
})

test('A sample is a whole quote: its own id, the plan’s name, the term for Term alone, nothing to apply with', () => {
  const person: Person = { ...young, selectedTerm: 30, healthRating: 'Preferred' }
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

test('[SAMPLE-03] [SAMPLE-07] samples are whole cents, twelve monthly ones a year, and rise with coverage', () => {
  const coverage = fc.integer({ min: 1, max: 80 }).map((steps) => steps * 25_000)
  fc.assert(
    fc.property(coverage, fc.constantFrom(...planTypes), fc.boolean(), (amount, planType, smoker) => {
      const quotes = samplesFor({ coverage: amount, planType, person: { ...young, smoker } })
      const more = samplesFor({ coverage: amount + 25_000, planType, person: { ...young, smoker } })
      for (const [index, quote] of quotes.entries()) {
        expect(quoteSchema.safeParse(quote).success).toBe(true)
        expect(Number(quote.monthlyPremium.toFixed(2))).toBe(quote.monthlyPremium)
        expect(quote.annualPremium).toBe(Number((12 * quote.monthlyPremium).toFixed(2)))
        expect(more[index]?.monthlyPremium).toBeGreaterThan(quote.monthlyPremium)
      }
    }),
  )
})
