import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, clearLift } from './clear-place.ts'

/** The button on a phone of 390 by 844. */
const home: Box = { left: 318, top: 772, right: 374, bottom: 828 }
const row = (top: number, height: number, left = 16, right = 374): Box => ({
  left,
  top,
  right,
  bottom: top + height,
})

test('between rows that leave no room there is no place', () => {
  const cards = [row(360, 106), row(478, 106), row(596, 106), row(714, 106)]
  expect(clearLift(home, cards, 300)).toBeUndefined()
})

test('the button lies over nothing, in the lowest place there is', () => {
  const rows = fc.array(
    fc.record({ top: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 20, max: 90 }) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(rows, (drawn) => {
      const boxes = drawn.map(({ top, height }) => row(top, height))
      const isFree = (lift: number) =>
        boxes.every(({ top, bottom }) => bottom <= home.top - lift - 4 || top >= home.bottom - lift + 4)
      const lifts = Array.from({ length: 46 }, (_, index) => index * 8)
      expect(clearLift(home, boxes, 360)).toBe(lifts.find(isFree))
    }),
  )
})
