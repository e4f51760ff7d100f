import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termLengths } from '#domain/people/person.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { healthClasses, type Life } from '#domain/pricing/risk/underwriting-class.ts'
import { monthlyFactor } from './parameters.ts'
import { type TermLength, termAnnualPremium } from './term.ts'

/** What holds for every product (age, coverage, class, tobacco, length) stands in `laws.test.ts`. */

const monthly = (life: Life, face: number, years: TermLength) =>
  toCents(termAnnualPremium(tables, life, face, years) * monthlyFactor)

const sexes = ['M', 'F'] as const
const anyLife = fc.record({
  sex: fc.constantFrom(...sexes),
  issueAge: fc.integer({ min: 18, max: 75 }),
  tobacco: fc.boolean(),
  healthClass: fc.constantFrom(...healthClasses),
})
const anyFace = fc.integer({ min: 25_000, max: 3_000_000 })
const anyLength = fc.constantFrom(...termLengths)

describe('level term', () => {
  test.each([
    [25, 26.96, 20.87],
    [30, 28.2, 23.48],
    [35, 32.32, 28.06],
    [40, 44.6, 36.9],
    [45, 65.43, 51.18],
    [50, 99.72, 77.11],
    [55, 164.53, 118.4],
    [60, 286.55, 194.86],
  ])('500,000 USD for 20 years, Preferred, aged %i: %f for a man, %f for a woman', (issueAge, man, woman) => {
    const life = { issueAge, tobacco: false, healthClass: 'Preferred' as const }
    expect(monthly({ ...life, sex: 'M' }, 500_000, 20)).toBe(man)
    expect(monthly({ ...life, sex: 'F' }, 500_000, 20)).toBe(woman)
  })

  test('costs the same at every age up to 25', () => {
    const at = (issueAge: number) =>
      monthly({ sex: 'M', issueAge, tobacco: false, healthClass: 'Standard' }, 250_000, 20)
    expect(new Set([18, 19, 20, 21, 22, 23, 24, 25].map(at)).size).toBe(1)
  })

  test('gets dearer with every year above 36, by twice the coverage and for men, and stays within reason', () => {
    fc.assert(
      fc.property(anyLife, anyFace, anyLength, (life, face, years) => {
        const price = (change: Partial<Life>, amount = face) =>
          termAnnualPremium(tables, { ...life, ...change }, amount, years)
        const issueAge = Math.max(36, life.issueAge)
        expect(price({ issueAge: issueAge + 1 })).toBeGreaterThan(price({ issueAge }))
        expect(price({}, 2 * face)).toBeGreaterThan(price({}))
        expect(price({ sex: 'M' })).toBeGreaterThan(price({ sex: 'F' }))
        expect(price({})).toBeGreaterThan(0)
        expect(price({})).toBeLessThan(face * 2)
      }),
    )
  })

  test('costs no more than a longer one for a few thousand dollars either, at any age', () => {
    for (const sex of sexes)
      for (const face of [1000, 24_999])
        for (let issueAge = 18; issueAge <= 75; issueAge += 3) {
          const life: Life = { sex, issueAge, tobacco: false, healthClass: 'Super Preferred' }
          const prices = termLengths.map((years) => termAnnualPremium(tables, life, face, years))
          expect(prices, `${sex} ${face} at ${issueAge}`).toEqual(
            prices.toSorted((one, other) => one - other),
          )
        }
  })
})
