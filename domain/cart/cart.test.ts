import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newAddedPerson } from '#domain/people/people.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { quoteFeatures } from '#domain/quotes/quote-features.ts'
import { ana } from '../../tests/fixtures/device/ana.ts'
import { quote, quoteAmongClasses } from '../../tests/fixtures/quotes/quote.ts'
import {
  addItem,
  cartItemFromQuote,
  cartTotal,
  nameItemsOfPerson,
  removeItem,
  removeItemsOfPerson,
} from './cart.ts'
import {
  type CartItem,
  cartItemFromStored,
  cartItemSchema,
  storedCartItem,
  storedCartItemSchema,
} from './cart-item.ts'
import { plansToSave } from './plans-to-save.ts'

const luis = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis' }
const parts = { person: ana, planType: 'term', source: 'live', newId: () => 'item-1' } as const
const term = quote({ coverage: 250_000, termYears: 20 })

function itemOf(id: string, changes: Partial<Quote> = {}, person = ana): CartItem {
  return cartItemFromQuote({ ...parts, quote: { ...term, ...changes }, person, newId: () => id })
}

const specified = {
  id: 'item-1',
  personId: 'primary',
  personName: 'Ana Rivera',
  relationship: 'Primary',
  name: 'SBLI',
  planType: 'term',
  coverage: 250_000,
  monthlyPrice: 28.5,
  term: 20,
  quoteId: 'q',
  applyProductCode: 'q',
  productName: 'Level Term 20',
  healthClass: 'Preferred',
  instantDecision: true,
  isSample: false,
  priceSource: 'service',
}

test('[CART-09] [CART-10] a cart item is stored with the specified fields of quote and person, and read back', () => {
  const item = itemOf('item-1')
  expect(storedCartItem(item)).toEqual(specified)
  expect(cartItemSchema.parse(item)).toEqual(item)
  expect(cartItemFromStored(storedCartItem(item))).toStrictEqual(item)
})

test('[CART-08] a cart item from the instant quote is stored with its features too', () => {
  const guarantees = { premium_years: 20, guaranteed_to_age: 63, cash_values: [], outlook: [] }
  const features = quoteFeatures({ ...term, guarantees })
  const item = cartItemFromQuote({ ...parts, quote: term, features })
  expect(storedCartItem(item)).toEqual({
    ...specified,
    features: ['premium-years-20', 'guaranteed-to-age-63'],
  })
  expect(cartItemFromStored(JSON.parse(JSON.stringify(storedCartItem(item))))).toEqual(item)
  expect(plansToSave([item]).plans[0]?.features).toEqual(features)
})

test('[U4] an item keeps between what its price likely ends up, a sample none; a cart from before that still reads', () => {
  const told = quoteAmongClasses({}, [19.25, 21.5, 25.75])
  const item = cartItemFromQuote({ ...parts, quote: told })
  expect(item.likely).toEqual({ low: 19.25, high: 25.75 })
  expect(cartItemFromStored(storedCartItemSchema.parse(storedCartItem(item)))).toEqual(item)
  expect(plansToSave([item]).plans[0]?.likely).toEqual(item.likely)
  expect(cartItemFromQuote({ ...parts, quote: told, source: 'sample' })).not.toHaveProperty('likely')
  const { likely: _none, ...earlier } = storedCartItem(item)
  expect(cartItemFromStored(storedCartItemSchema.parse(earlier)).likely).toBeUndefined()
})

test('a plan without a term has none in the cart, and a sample price stays marked and is not saved', () => {
  const item = cartItemFromQuote({ ...parts, quote: quote(), planType: 'whole', source: 'sample' })
  expect(item).not.toHaveProperty('termYears')
  expect(item.isSample).toBe(true)
  expect(plansToSave([item, itemOf('a')])).toMatchObject({ plans: [{ termYears: 20 }], sampleCount: 1 })
})

test('[PLANS-04] a plan of the cart is saved with company, type, coverage, price, term, features and person', () => {
  expect(plansToSave([itemOf('a')]).plans).toEqual([
    {
      carrierName: 'SBLI',
      planType: 'term',
      coverage: 250_000,
      monthlyPremium: 28.5,
      termYears: 20,
      features: [],
      personName: 'Ana Rivera',
      relationship: 'Primary',
    },
  ])
  const { termYears: _, ...whole } = itemOf('b')
  expect(plansToSave([whole]).plans[0]).not.toHaveProperty('termYears')
})

test('[COMPARE-45] [COMPARE-46] equal quotes are items of their own; removing one leaves every other as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), fc.nat(), (ids, pick) => {
      const cart = ids.reduce<CartItem[]>((items, id) => addItem(items, itemOf(id)), [])
      const gone = ids[pick % ids.length] ?? ''
      expect(removeItem(cart, gone).map(({ id }) => id)).toEqual(ids.filter((id) => id !== gone))
    }),
    { numRuns: 30 },
  )
})

test('[PEOPLE-06] items carry whose they are, are renamed with that person, and go with them', () => {
  const cart = [itemOf('a'), itemOf('b', {}, luis)]
  expect(cart[1]).toMatchObject({ personId: 'p2', personName: 'Luis', relationship: 'Spouse' })
  const partner = { ...luis, fullName: ' Luis Alvarez ', relationshipToPrimary: 'Business Partner' }
  const renamed = nameItemsOfPerson(cart, partner)
  expect(renamed[0]).toBe(cart[0])
  expect(renamed[1]).toEqual({ ...cart[1], personName: 'Luis Alvarez', relationship: 'Business Partner' })
  expect(removeItemsOfPerson(cart, 'p2')).toEqual([cart[0]])
})

test('the total is exact to the cent', () => {
  expect(cartTotal([])).toBe(0)
  expect(cartTotal([itemOf('a', { monthlyPremium: 0.1 }), itemOf('b', { monthlyPremium: 0.2 })])).toBe(0.3)
})
