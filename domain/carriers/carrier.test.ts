import { expect, test } from 'vitest'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { carrierSchema } from './carrier.ts'

const [first] = carriers

test('a carrier written down before these products existed sells none of them', () => {
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
})

const withProduct = (product: 'iul' | 'finalExpense', changes: object) => {
  const { products } = first ?? {}
  return { products: { ...products, [product]: { ...products?.[product], ...changes } } }
}

test.each<[string, object]>([
  ['an unknown field', { colour: 'red' }],
  ['six stars', { stars: 6 }],
  ['half a star', { stars: 3.5 }],
  ['an id with spaces', { id: 'Sample Life' }],
  ['a logo that is no address', { logo: 'logo.png' }],
  ['a script for a logo', { logo: 'javascript:alert(1)' }],
  ['a rating without a day', { strengthRating: { grade: 'A+', agency: 'AM Best' } }],
  ['a price level of nought', withProduct('iul', { priceLevel: 0 })],
  ['final expense from 49', withProduct('finalExpense', { minIssueAge: 49 })],
  ['final expense until 86', withProduct('finalExpense', { maxIssueAge: 86 })],
  ['final expense of 4,999 USD', withProduct('finalExpense', { minDeathBenefit: 4999 })],
  ['final expense of 50,001 USD', withProduct('finalExpense', { maxDeathBenefit: 50_001 })],
  ['a limit below nought', { limits: { ...first?.limits, term: -1 } }],
  ['an empty name', { name: ' ' }],
])('the schema refuses %s', (_what, changes) => {
  expect(carrierSchema.safeParse(first).success).toBe(true)
  expect(carrierSchema.safeParse({ ...first, ...changes }).success).toBe(false)
})
