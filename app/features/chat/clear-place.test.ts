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

test('it stays at home where nothing is below it', () => {
  expect(clearLift(home, [], 400)).toBe(0)
  expect(clearLift(home, [row(100, 48), row(772, 56, 16, 300)], 400)).toBe(0)
})

test('it rises above a control, with some air between', () => {
  const lift = clearLift(home, [row(780, 48)], 400)
  expect(home.bottom - lift).toBeLessThanOrEqual(780 - 4)
  expect(lift).toBeLessThan(70)
})

test('it takes the lowest gap that is wide enough', () => {
  const lift = clearLift(home, [row(780, 48), row(700, 48), row(560, 48)], 400)
  expect([home.top - lift >= 608, home.bottom - lift <= 700]).toEqual([true, true])
})

test('between cards that leave no room it takes the corner of two, not the middle of one', () => {
  const cards = [row(360, 106), row(478, 106), row(596, 106), row(714, 106)]
  const lift = clearLift(home, cards, 300)
  const middle = (home.top + home.bottom) / 2 - lift
  expect(Math.min(...[472, 590, 708].map((gap) => Math.abs(middle - gap)))).toBeLessThanOrEqual(8)
})

test('past a column of cards it does not climb to the free place above', () => {
  const cards = [row(360, 106), row(478, 106), row(596, 106), row(714, 106)]
  expect(clearLift(home, cards, 600)).toBe(clearLift(home, cards, 300))
  expect(clearLift(home, cards, 600)).toBeLessThan(130)
})

test('wherever a free place is near, it lies over nothing', () => {
  const controls = fc.array(
    fc.record({ top: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 20, max: 90 }) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(controls, (rows) => {
      const boxes = rows.map(({ top, height }) => row(top, height))
      const isFree = (lift: number) =>
        boxes.every(({ top, bottom }) => bottom <= home.top - lift - 4 || top >= home.bottom - lift + 4)
      const near = Array.from({ length: 16 }, (_, index) => index * 8).find(isFree)
      expect(clearLift(home, boxes, 360)).toBe(near ?? clearLift(home, boxes, 360))
    }),
  )
})
