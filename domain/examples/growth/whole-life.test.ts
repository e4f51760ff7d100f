import { expect, test } from 'vitest'
import { pricesAsOf } from '#domain/examples/prices/example-prices.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { plansOf } from '../../../tests/fixtures/quotes/pricing.ts'
import { carriers } from '../../../tests/fixtures/settings/carriers.ts'
import { wholeLifeExamples } from './whole-life.ts'

const { rows, cashValue, basis, coverage } = wholeLifeExamples({ carriers, tables })

test('whole life is shown from 25 to 75 for an amount that every carrier of it sells', () => {
  const sellers = carriers.filter(({ products }) => products.whole !== null)
  expect(basis.carriers).toBe(sellers.length)
  expect(coverage).toBe(100_000)
  expect([rows[0]?.age, rows.at(-1)?.age, rows.length]).toEqual([25, 75, 11])
})

test('the cash values are those that a quote of the same plan guarantees', () => {
  const request = { policyType: 'Whole', deathBenefit: 100_000, dateOfBirth: '1991-11-20' } as const
  const [plan] = plansOf(request, { today: pricesAsOf })
  expect(plan?.monthlyPremium).toBe(cashValue.monthlyPremium)
  const shown = cashValue.rows.filter(({ age }) => plan?.cashValues.some((value) => value.age === age))
  expect(shown.map(({ age, guaranteedCashValue }) => ({ age, amount: guaranteedCashValue }))).toEqual(
    plan?.cashValues,
  )
  expect(shown).toHaveLength(4)
})

test('years, ages and premiums paid go together until 100', () => {
  expect(cashValue.rows.map(({ policyYear }) => policyYear)).toEqual([1, 5, 10, 15, 20, 25, 30, 40, 50, 65])
  for (const row of cashValue.rows) {
    expect(row.age).toBe(cashValue.issueAge + row.policyYear)
    expect(row.premiumsPaid).toBeCloseTo(cashValue.monthlyPremium * 12 * row.policyYear, 6)
    expect(row.deathBenefit).toBe(cashValue.coverage)
  }
  expect(cashValue.rows.at(-1)?.age).toBe(100)
})

test('the cash value grows, never reaches the death benefit, and first exceeds what was paid at 77', () => {
  const values = cashValue.rows.map(({ guaranteedCashValue }) => guaranteedCashValue)
  expect(values).toEqual([0, 1267, 4955, 9520, 14_979, 21_351, 28_810, 47_034, 67_220, 89_057])
  expect(cashValue.breakEvenAge).toBe(77)
  const isPaidBack = cashValue.rows.map((row) => row.guaranteedCashValue >= row.premiumsPaid)
  expect(isPaidBack).toEqual(cashValue.rows.map(({ age }) => age >= 77))
})
