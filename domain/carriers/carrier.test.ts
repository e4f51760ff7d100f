import { describe, expect, test } from 'vitest'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { carrierSchema } from './carrier.ts'

const [first] = carriers

describe('a carrier', () => {
  test('written down before these products existed, it sells none of them', () => {
    const { gul: _gul, vul: _vul, finalExpense: _finalExpense, ...products } = first?.products ?? {}
    expect(carrierSchema.parse({ ...first, products }).products).toEqual({
      ...products,
      gul: null,
      vul: null,
      finalExpense: null,
    })
  })

  test('[SETTINGS-13] its rating is a grade of an agency on a day', () => {
    const rated = { ...first, strengthRating: { grade: 'A+', agency: 'AM Best', date: '2026-11-01' } }
    expect(carrierSchema.parse(rated).strengthRating).toEqual(rated.strengthRating)
    expect(
      carrierSchema.safeParse({ ...first, strengthRating: { grade: 'A+', agency: 'AM Best' } }).success,
    ).toBe(false)
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
