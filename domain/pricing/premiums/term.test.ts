import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termLengths } from '#domain/people/person.ts'
import { toCents } from '#domain/pricing/numbers.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { type HealthClass, healthClasses, type Life } from '#domain/pricing/risk/underwriting-class.ts'
import { monthlyFactor } from './parameters.ts'
import { type TermLength, termAnnualPremium } from './term.ts'

const monthly = (life: Life, face: number, years: TermLength) =>
  toCents(termAnnualPremium(tables, life, face, years) * monthlyFactor)

const sexes = ['M', 'F'] as const
const faces = [25_000, 99_000, 100_000, 240_000, 250_000, 500_000, 990_000, 1_000_000, 2_000_000]

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

  test('never gets cheaper with age, at any class, amount and length', () => {
    for (const sex of sexes)
      for (const tobacco of [false, true])
        for (const healthClass of healthClasses)
          for (const face of faces)
            for (const years of termLengths) {
              let younger = 0
              for (let issueAge = 18; issueAge <= 80; issueAge++) {
                const price = termAnnualPremium(tables, { sex, issueAge, tobacco, healthClass }, face, years)
                if (price < younger)
                  expect.fail(`${sex} ${tobacco} ${healthClass} ${face} ${years} at ${issueAge}`)
                younger = price
              }
            }
  })

  test('gets dearer with age above 36', () => {
    fc.assert(
      fc.property(
        anyLife,
        anyFace,
        anyLength,
        fc.integer({ min: 36, max: 79 }),
        (life, face, years, issueAge) => {
          const at = (age: number) => termAnnualPremium(tables, { ...life, issueAge: age }, face, years)
          expect(at(issueAge + 1)).toBeGreaterThan(at(issueAge))
        },
      ),
    )
  })

  test('gets dearer with coverage', () => {
    fc.assert(
      fc.property(
        anyLife,
        anyFace,
        fc.integer({ min: 1000, max: 1_000_000 }),
        anyLength,
        (life, face, more, years) => {
          const price = (amount: number) => termAnnualPremium(tables, life, amount, years)
          expect(price(face + more)).toBeGreaterThanOrEqual(price(face))
          expect(price(face * 2)).toBeGreaterThan(price(face))
        },
      ),
    )
  })

  test('costs no more than a longer one for a few thousand dollars either, at any age', () => {
    for (const sex of sexes)
      for (const face of [1000, 5000, 24_999])
        for (let issueAge = 18; issueAge <= 75; issueAge++) {
          const life: Life = { sex, issueAge, tobacco: false, healthClass: 'Super Preferred' }
          const prices = termLengths.map((years) => termAnnualPremium(tables, life, face, years))
          expect(prices, `${sex} ${face} at ${issueAge}`).toEqual(
            prices.toSorted((one, other) => one - other),
          )
        }
  })

  test('gets dearer, or at least not cheaper, with the length of the term', () => {
    for (const sex of sexes)
      for (const tobacco of [false, true])
        for (const healthClass of healthClasses)
          for (const face of faces)
            for (let issueAge = 18; issueAge <= 75; issueAge++) {
              let shorter = 0
              for (const years of termLengths) {
                const price = termAnnualPremium(tables, { sex, issueAge, tobacco, healthClass }, face, years)
                if (price < shorter)
                  expect.fail(`${sex} ${tobacco} ${healthClass} ${face} ${years} at ${issueAge}`)
                shorter = price
              }
            }
  })

  test('gets dearer with every worse class', () => {
    const nonSmokers: readonly HealthClass[] = healthClasses
    const smokers: readonly HealthClass[] = healthClasses.filter((name) => !/^Super|Plus$/.test(name))
    for (const [tobacco, classes] of [[false, nonSmokers] as const, [true, smokers] as const])
      for (const sex of sexes)
        for (const face of faces)
          for (const years of termLengths)
            for (let issueAge = 18; issueAge <= 75; issueAge++) {
              let better = 0
              for (const healthClass of classes) {
                const price = termAnnualPremium(tables, { sex, issueAge, tobacco, healthClass }, face, years)
                if (price <= better)
                  expect.fail(`${sex} ${tobacco} ${healthClass} ${face} ${years} at ${issueAge}`)
                better = price
              }
            }
  })

  test('costs tobacco users more, and men more than women', () => {
    fc.assert(
      fc.property(anyLife, anyFace, anyLength, (life, face, years) => {
        const price = (change: Partial<Life>) =>
          termAnnualPremium(tables, { ...life, ...change }, face, years)
        expect(price({ tobacco: true })).toBeGreaterThan(price({ tobacco: false }))
        expect(price({ sex: 'M' })).toBeGreaterThan(price({ sex: 'F' }))
      }),
    )
  })

  test('is a finite, positive amount for everyone', () => {
    fc.assert(
      fc.property(anyLife, anyFace, anyLength, (life, face, years) => {
        const price = termAnnualPremium(tables, life, face, years)
        expect(price).toBeGreaterThan(0)
        expect(price).toBeLessThan(face * 2)
      }),
    )
  })
})
