import { expect, test } from 'vitest'
import { readMonthly } from './person-prices.ts'

test.each([
  ['1', 1],
  [' $ 25.5 ', 25.5],
  ['$1,025.50', 1025.5],
  ['1025', 1025],
  ['25,50', 25.5],
  ['1,000,000', 1_000_000],
])('an amount is read as it is typed: %s', (typed, amount) => expect(readMonthly(typed)).toBe(amount))

test.each(['', 'abc', '0', '0.99', '-5', '1,000,001', '25.555', '25 or so', '1e3'])(
  'what is no amount is none: %s',
  (typed) => expect(readMonthly(typed)).toBeUndefined(),
)
