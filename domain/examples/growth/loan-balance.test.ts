import { expect, test } from 'vitest'
import { yearlyBalances } from './loan-balance.ts'

const loan = { amount: 350_000, years: 30, interestPercent: 6 }

test('interest and payment month by month lead to the same balances, from the amount to nothing', () => {
  const rate = loan.interestPercent / 100 / 12
  const payment = (loan.amount * rate) / (1 - (1 + rate) ** (-12 * loan.years))
  let balance = loan.amount
  const byMonth = [balance]
  for (let month = 1; month <= 12 * loan.years; month += 1) {
    balance += balance * rate - payment
    if (month % 12 === 0) byMonth.push(balance)
  }
  const owed = yearlyBalances(loan)
  expect([owed.length, owed[0], owed.at(-1)]).toEqual([31, 350_000, 0])
  for (const [year, left] of owed.entries()) {
    expect(Math.abs(left - (byMonth[year] ?? Number.NaN)), `year ${year}`).toBeLessThan(0.51)
  }
})
