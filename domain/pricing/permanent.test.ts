import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

type Price = (life: Life, face: number) => number

const products: [string, Price][] = [
  ...paidUpPeriods.flatMap((period): [string, Price][] => [
    [`whole life ${period}`, (life, face) => wholeLifeAnnualPremium(tables, life, face, period, false)],
    [`participating ${period}`, (life, face) => wholeLifeAnnualPremium(tables, life, face, period, true)],
  ]),
  ...mainGoals.map((goal): [string, Price] => [
    `IUL for ${goal}`,
    (life, face) => iulAnnualPremium(tables, life, face, goal),
  ]),
]

const faces = [25_000, 99_000, 100_000, 249_000, 250_000, 999_000, 1_000_000]

const anyLife = fc.record({
  sex: fc.constantFrom('M', 'F'),
  issueAge: fc.integer({ min: 18, max: 79 }),
  tobacco: fc.boolean(),
  healthClass: fc.constantFrom(...healthClasses),
})
const anyFace = fc.integer({ min: 25_000, max: 3_000_000 })

describe.each(products)('%s', (_name, price) => {
  test('never gets cheaper with age', () => {
    for (const sex of ['M', 'F'] as const)
      for (const tobacco of [false, true])
        for (const healthClass of healthClasses)
          for (const face of faces) {
            let younger = 0
            for (let issueAge = 18; issueAge <= 80; issueAge++) {
              const annual = price({ sex, issueAge, tobacco, healthClass }, face)
              if (annual < younger) expect.fail(`${sex} ${tobacco} ${healthClass} ${face} at ${issueAge}`)
              younger = annual
            }
          }
  })

  test('gets dearer with coverage', () => {
    fc.assert(
      fc.property(anyLife, anyFace, fc.integer({ min: 1000, max: 500_000 }), (life, face, more) => {
        expect(price(life, face + more)).toBeGreaterThanOrEqual(price(life, face))
        expect(price(life, face * 2)).toBeGreaterThan(price(life, face))
      }),
    )
  })

  test('gets dearer with a worse class, with tobacco and for men', () => {
    fc.assert(
      fc.property(anyLife, anyFace, (life, face) => {
        let better = 0
        for (const healthClass of healthClasses) {
          const annual = price({ ...life, tobacco: false, healthClass }, face)
          expect(annual).toBeGreaterThan(better)
          better = annual
        }
        expect(price({ ...life, tobacco: true }, face)).toBeGreaterThan(
          price({ ...life, tobacco: false }, face),
        )
        expect(price({ ...life, sex: 'M' }, face)).toBeGreaterThan(price({ ...life, sex: 'F' }, face))
      }),
    )
  })
})

test('whole life costs more a year the fewer years it is paid', () => {
  fc.assert(
    fc.property(anyLife, anyFace, fc.boolean(), (life, face, participating) => {
      const [ten, twenty, toHundred] = paidUpPeriods.map((period) =>
        wholeLifeAnnualPremium(tables, life, face, period, participating),
      )
      expect(ten).toBeGreaterThanOrEqual(twenty ?? Number.NaN)
      expect(twenty).toBeGreaterThanOrEqual(toHundred ?? Number.NaN)
      if (life.issueAge < 60) expect(twenty).toBeGreaterThan(toHundred ?? Number.NaN)
    }),
  )
  expect(premiumYears('To Age 100', 40)).toBe(60)
  expect(premiumYears('10-Pay', 95)).toBe(10)
})

test('a share in dividends costs more than guarantees alone', () => {
  fc.assert(
    fc.property(anyLife, anyFace, fc.constantFrom(...paidUpPeriods), (life, face, period) => {
      const price = (participating: boolean) =>
        wholeLifeAnnualPremium(tables, life, face, period, participating)
      expect(price(true)).toBeGreaterThan(price(false))
    }),
  )
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
  for (const sex of ['M', 'F'] as const) {
    let younger = 0
    for (let issueAge = 50; issueAge <= 85; issueAge++) {
      const annual = finalExpenseAnnualPremium(tables, { sex, issueAge, tobacco: false }, 15_000)
      expect(annual).toBeGreaterThan(younger)
      younger = annual
      expect(finalExpenseAnnualPremium(tables, { sex, issueAge, tobacco: false }, 20_000)).toBeGreaterThan(
        annual,
      )
    }
  }
})
