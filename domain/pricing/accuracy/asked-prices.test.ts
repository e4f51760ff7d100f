import { describe, expect, test } from 'vitest'
import { type AskedPrice, errorsOf, fittingLevel, pricesByCarrier } from './asked-prices.ts'

const now = new Date('2027-02-10T12:00:00Z')
const price = (changes: Partial<AskedPrice> = {}): AskedPrice => ({
  carrier_id: 'one',
  plan_type: 'term',
  estimate: 90,
  asked: 100,
  is_modelled: true,
  at: '2027-01-05T10:00:00Z',
  ...changes,
})

// The typical error is told with and without its sign; of an even number it lies between the two in the middle.
test.each([
  [[90, 80, 130], { count: 3, signed: -0.1, median: 0.2, worst: 0.3, withinTenPercent: 1 }],
  [[90, 120], { count: 2, signed: 0.05, median: 0.15, worst: 0.2, withinTenPercent: 1 }],
])('the estimates %j of prices of 100 have the errors %j', (estimates, expected) => {
  const errors = errorsOf(estimates.map((estimate) => ({ estimate, asked: 100 })))
  for (const [name, value] of Object.entries(expected))
    expect(Reflect.get(errors, name)).toBeCloseTo(value, 9)
  expect(errorsOf([]).signed).toBeNaN()
})

describe('prices by carrier', () => {
  test('carriers come in the order of the settings, then those that are there no longer', () => {
    const prices = [price({ carrier_id: 'gone' }), price({ carrier_id: 'two' }), price()]
    expect(pricesByCarrier(prices, ['one', 'two', 'three'], now).map(({ carrierId }) => carrierId)).toEqual([
      'one',
      'two',
      'gone',
    ])
  })

  test('what is not our model’s is noted and not counted', () => {
    const [only] = pricesByCarrier([price({ is_modelled: false })], [], now)
    expect(only).toEqual({ carrierId: 'one', noted: 1, errors: undefined, quarters: [], lately: [] })
    const [both] = pricesByCarrier([price(), price({ is_modelled: false, estimate: 500 })], [], now)
    expect([both?.noted, both?.errors?.count]).toEqual([2, 1])
    expect(both?.errors?.worst).toBeCloseTo(0.1)
  })

  test('they are told by quarter, and those of a year by kind of plan', () => {
    const [only] = pricesByCarrier(
      [
        price(),
        price({ at: '2026-12-31T23:59:59Z', plan_type: 'whole' }),
        price({ at: '2026-02-10T12:00:00Z' }),
        price({ at: '2026-02-10T11:59:59Z' }),
      ],
      [],
      now,
    )
    expect(only?.quarters.map(({ year, quarter, count }) => [year, quarter, count])).toEqual([
      [2027, 1, 1],
      [2026, 4, 1],
      [2026, 1, 2],
    ])
    expect(only?.lately.map(({ planType, count }) => [planType, count])).toEqual([
      ['term', 2],
      ['whole', 1],
    ])
  })
})

test('the level that fits takes the typical error away, within what settings take', () => {
  expect(fittingLevel(0.9, { signed: -0.08 })).toBe(0.98)
  expect(fittingLevel(1.1, { signed: 0.1 })).toBe(1)
  expect(fittingLevel(1, { signed: 4 })).toBe(0.5)
  expect(fittingLevel(1, { signed: -0.9 })).toBe(2)
})
