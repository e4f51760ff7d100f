import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  finalExpenseAnnualPremium,
  premiumYears,
  wholeLifeAnnualPremium,
} from '#domain/pricing/premiums/whole-life.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { healthClasses, type Life } from '#domain/pricing/risk/underwriting-class.ts'
import {
  guaranteePlan,
  iulAnnualPremium,
  noLapseAnnualPremium,
} from '#domain/pricing/universal-life/universal-life.ts'
import { mainGoals, paidUpPeriods } from './quote-request.ts'

/** What holds for every product from 30 on stands in `laws.test.ts`. */

const anyLife = fc.record({
  sex: fc.constantFrom('M', 'F'),
  issueAge: fc.integer({ min: 18, max: 79 }),
  tobacco: fc.boolean(),
  healthClass: fc.constantFrom(...healthClasses),
})
const anyFace = fc.integer({ min: 25_000, max: 3_000_000 })

const products: [string, (life: Life, face: number) => number][] = [
  ...paidUpPeriods.map((period): (typeof products)[number] => [
    `whole life ${period}`,
    (life, face) => wholeLifeAnnualPremium(tables, life, face, period, face % 2 === 0),
  ]),
  ...mainGoals.map((goal): (typeof products)[number] => [
    `IUL for ${goal}`,
    (life, face) => iulAnnualPremium(tables, life, face, goal),
  ]),
]

test.each(products)(
  '%s gets no cheaper with age from 18 on, and dearer for men and by twice the coverage',
  (_, price) => {
    fc.assert(
      fc.property(anyLife, anyFace, fc.integer({ min: 18, max: 31 }), (life, face, issueAge) => {
        const at = (age: number) => price({ ...life, issueAge: age }, face)
        expect(at(issueAge + 1)).toBeGreaterThanOrEqual(at(issueAge))
        expect(price({ ...life, sex: 'M' }, face)).toBeGreaterThan(price({ ...life, sex: 'F' }, face))
        expect(price(life, face * 2)).toBeGreaterThan(price(life, face))
      }),
    )
  },
)

test('whole life costs more a year the fewer years it is paid, and more with a share in dividends', () => {
  fc.assert(
    fc.property(anyLife, anyFace, fc.boolean(), (life, face, participating) => {
      const [ten, twenty, toHundred] = paidUpPeriods.map((period) =>
        wholeLifeAnnualPremium(tables, life, face, period, participating),
      )
      expect(ten).toBeGreaterThanOrEqual(twenty ?? Number.NaN)
      expect(twenty).toBeGreaterThanOrEqual(toHundred ?? Number.NaN)
      if (life.issueAge < 60) expect(twenty).toBeGreaterThan(toHundred ?? Number.NaN)
      const other = wholeLifeAnnualPremium(tables, life, face, '20-Pay', !participating)
      expect(participating ? twenty : other).toBeGreaterThan((participating ? other : twenty) ?? Number.NaN)
    }),
  )
  expect(premiumYears('To Age 100', 40)).toBe(60)
  expect(premiumYears('10-Pay', 95)).toBe(10)
})

test('an IUL costs more from Protection over Balanced to Accumulation', () => {
  fc.assert(
    fc.property(anyLife, anyFace, (life, face) => {
      const [protection, balanced, accumulation] = mainGoals.map((goal) =>
        iulAnnualPremium(tables, life, face, goal),
      )
      expect(protection).toBeLessThanOrEqual(balanced ?? Number.NaN)
      expect(balanced).toBeLessThanOrEqual(accumulation ?? Number.NaN)
      // Of the oldest in the worst classes nobody is expected to live as long as any of the goals pays.
      if (life.issueAge < 60) expect(protection).toBeLessThan(accumulation ?? Number.NaN)
    }),
  )
})

test('an IUL costs the same at every age up to 25', () => {
  for (const goal of mainGoals) {
    const at = (issueAge: number) =>
      iulAnnualPremium(tables, { sex: 'M', issueAge, tobacco: false, healthClass: 'Standard' }, 250_000, goal)
    expect([at(18), at(24)]).toEqual([at(25), at(25)])
  }
})

test('Protection is guaranteed to 90, and for 15 years at least', () => {
  expect(guaranteePlan('Protection', 40)).toEqual({ premiumYears: 50, guaranteedToAge: 90 })
  expect(guaranteePlan('Protection', 78)).toEqual({ premiumYears: 15, guaranteedToAge: 93 })
})

test('a no-lapse policy of 500,000 USD for a man of 46, paid 19 years, lies between the two published prices', () => {
  const life = { sex: 'M', issueAge: 46, tobacco: false, healthClass: 'Preferred' } as const
  const annual = noLapseAnnualPremium(tables, life, 500_000, { premiumYears: 19, guaranteedToAge: 121 })
  expect(annual).toBeGreaterThan(5769 * 0.97)
  expect(annual).toBeLessThan(6155 * 1.03)
})

test('final expense gets dearer with age and amount', () => {
  const price = (issueAge: number, face = 15_000) =>
    finalExpenseAnnualPremium(tables, { sex: 'F', issueAge, tobacco: false }, face)
  for (let age = 50; age < 85; age++) {
    expect(price(age + 1)).toBeGreaterThan(price(age))
    expect(price(age, 20_000)).toBeGreaterThan(price(age))
  }
})
