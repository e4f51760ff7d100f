import { expect, test } from 'vitest'
import { needLine, policyBars, xAt, yAt } from './ladder-lines.ts'

const scale = { years: 20, amount: 400_000 }

test('years run from left to right, amounts from the ground up', () => {
  expect([xAt(scale, 0), xAt(scale, 10), xAt(scale, 20)]).toEqual([2, 162, 322])
  expect([yAt(scale, 0), yAt(scale, 200_000), yAt(scale, 400_000)]).toEqual([172, 99, 26])
})

test('the need falls in steps of a year and ends on the ground', () => {
  expect(needLine([400_000, 200_000], scale)).toBe('M2 26V26H18V99H34V172')
})

test('policies stand on each other, the longest below', () => {
  expect(
    policyBars(
      [
        { years: 10, amount: 200_000 },
        { years: 20, amount: 200_000 },
      ],
      scale,
    ),
  ).toEqual([
    { x: 2, y: 99, width: 320, height: 73 },
    { x: 2, y: 26, width: 160, height: 73 },
  ])
})
