import { expect, test } from 'vitest'
import { typedAmount, typedCount } from './typed-number.ts'

test.each([
  ['  ', 0],
  ['$250,000.49', 250_000],
  ['$250k', 250_000],
  ['250 K', 250_000],
  ['1.5M', 1_500_000],
  ['1,25m', 1_250_000],
  ['1.250m', 1_250_000],
  ['250.000', 250_000],
  ['1.250.000,50', 1_250_001],
  ['40 000 USD', 40_000],
  ['12.5', 13],
  ['250,', 250],
  ['a lot', 'notANumber'],
  ['2,50,000', 'notANumber'],
  ['250mil', 'notANumber'],
  ['k', 'notANumber'],
  ['$.', 'notANumber'],
  ['1e5', 'notANumber'],
  ['-5', 'negative'],
  ['−$5,000', 'negative'],
  ['100m', 100_000_000],
  ['100,000,001', 'tooLarge'],
  ['99999999999999999999', 'tooLarge'],
])('%j is the amount %s', (text, value) => {
  expect(typedAmount(text, 100_000_000)).toEqual(
    typeof value === 'number' ? { ok: true, value } : { ok: false, code: value },
  )
})

test.each([
  ['', 0],
  [' 10 years', 10],
  ['15 años', 15],
  ['2.0', 2],
  ['3,', 3],
  ['60', 60],
  ['ten', 'notANumber'],
  ['10k', 'notANumber'],
  ['.', 'notANumber'],
  ['-1', 'negative'],
  ['2.5', 'notWhole'],
  ['2,5', 'notWhole'],
  ['61', 'tooLarge'],
])('%j is the count %s', (text, value) => {
  expect(typedCount(text, 60)).toEqual(
    typeof value === 'number' ? { ok: true, value } : { ok: false, code: value },
  )
})
