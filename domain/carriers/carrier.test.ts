import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { planTypes } from '#domain/plans/plan-type.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { carrierSchema } from './carrier.ts'

const [first] = carriers
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('the nine default carriers', () => {
  test('fit the schema, each with its own id, name and initials', () => {
    expect(z.array(carrierSchema).parse(carriers)).toEqual(carriers)
    for (const key of ['id', 'name', 'initials'] as const) {
      expect(new Set(carriers.map((carrier) => carrier[key])).size).toBe(9)
    }
  })

  test('the strip names the specified seven', () => {
    expect(
      carriers
        .filter((carrier) => carrier.inCarrierStrip)
        .map((carrier) => carrier.name)
        .sort(),
    ).toEqual([
      'Corebridge Financial',
      'John Hancock',
      'Legal & General America',
      'Mutual of Omaha',
      'SBLI',
      'Transamerica',
      'United Home Life',
    ])
  })

  test('have a limit for what they sell and none for what they do not', () => {
    for (const carrier of carriers)
      for (const planType of planTypes) {
        expect(carrier.limits[planType] === null, `${carrier.name} ${planType}`).toBe(
          carrier.products[planType] === null,
        )
      }
  })

  test.each(planTypes)(
    'price %s around 1.00, lowest 0.81, three lowest 0.90 together, highest 1.20',
    (planType) => {
      const levels = carriers
        .flatMap((carrier) => carrier.products[planType]?.priceLevel ?? [])
        .sort((a, b) => a - b)
      expect(levels.length).toBeGreaterThanOrEqual(7)
      expect(mean(levels)).toBeCloseTo(1, 6)
      expect(levels[0]).toBeCloseTo(0.81, 6)
      expect(mean(levels.slice(0, 3))).toBeCloseTo(0.9, 6)
      expect(levels.at(-1)).toBeCloseTo(1.2, 6)
    },
  )

  test.each(['gul', 'vul', 'finalExpense'] as const)(
    'price %s around 1.00 as well, from 0.81 to 1.20',
    (product) => {
      const levels = carriers.flatMap((carrier) => carrier.products[product]?.priceLevel ?? [])
      expect(levels.length).toBeGreaterThanOrEqual(3)
      expect(mean(levels)).toBeCloseTo(1, 6)
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(0.81)
      expect(Math.max(...levels)).toBeLessThanOrEqual(1.2)
    },
  )

  test('a carrier written down before these products existed sells none of them', () => {
    const { gul: _gul, vul: _vul, finalExpense: _finalExpense, ...products } = first?.products ?? {}
    expect(carrierSchema.parse({ ...first, products }).products).toEqual({
      ...products,
      gul: null,
      vul: null,
      finalExpense: null,
    })
  })

  test('[SETTINGS-13] a rating is a grade of an agency on a day; none is invented by default', () => {
    const rated = { ...first, strengthRating: { grade: 'A+', agency: 'AM Best', date: '2026-11-01' } }
    expect(carrierSchema.parse(rated).strengthRating).toEqual(rated.strengthRating)
    expect(
      carrierSchema.safeParse({ ...first, strengthRating: { grade: 'A+', agency: 'AM Best' } }).success,
    ).toBe(false)
    expect(carriers.every((carrier) => carrier.strengthRating === null)).toBe(true)
  })
})

describe('the schema', () => {
  test.each([
    ['an unknown field', { ...first, colour: 'red' }],
    ['six stars', { ...first, stars: 6 }],
    ['half a star', { ...first, stars: 3.5 }],
    ['an id with spaces', { ...first, id: 'Sample Life' }],
    ['a logo that is no address', { ...first, logo: 'logo.png' }],
    ['a script for a logo', { ...first, logo: 'javascript:alert(1)' }],
    [
      'a price level of nought',
      { ...first, products: { ...first?.products, iul: { ...first?.products.iul, priceLevel: 0 } } },
    ],
    ...(
      [
        ['minIssueAge', 49],
        ['maxIssueAge', 86],
        ['minDeathBenefit', 4999],
        ['maxDeathBenefit', 50_001],
      ] as const
    ).map(([field, value]): [string, unknown] => {
      const finalExpense = { ...first?.products.finalExpense, [field]: value }
      return [
        `final expense with ${field} ${value}`,
        { ...first, products: { ...first?.products, finalExpense } },
      ]
    }),
    ['a limit below nought', { ...first, limits: { ...first?.limits, term: -1 } }],
    ['an empty name', { ...first, name: ' ' }],
  ])('refuses %s', (_what, carrier) => {
    expect(carrierSchema.safeParse(first).success).toBe(true)
    expect(carrierSchema.safeParse(carrier).success).toBe(false)
  })
})
