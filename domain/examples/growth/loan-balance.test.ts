import { expect, test } from 'vitest'
import { yearlyBalances } from './loan-balance.ts'

const loan = { amount: 350_000, years: 30, interestPercent: 6 }

test('a loan begins at its amount, falls every year, faster each time, and ends at nothing', () => {
  const owed = yearlyBalances(loan)
  expect(owed).toHaveLength(31)
  expect(owed[0]).toBe(350_000)
  expect(owed.at(-1)).toBe(0)
  const paid = owed.slice(1).map((balance, year) => (owed[year] ?? 0) - balance)
  expect(paid[0]).toBeGreaterThan(0)
  expect(paid).toEqual([...paid].sort((a, b) => a - b))
})

test('month by month, interest and payment lead to the same balances', () => {
  const rate = loan.interestPercent / 100 / 12
  const payment = (loan.amount * rate) / (1 - (1 + rate) ** (-12 * loan.years))
  let balance = loan.amount
  const byMonth = [balance]
  for (let month = 1; month <= 12 * loan.years; month += 1) {
    balance += balance * rate - payment
    if (month % 12 === 0) byMonth.push(balance)
  }
  expect(payment).toBeCloseTo(2098.43, 2)
  yearlyBalances(loan).forEach((owed, year) => {
    expect(Math.abs(owed - (byMonth[year] ?? 0))).toBeLessThan(0.51)
  })
})
