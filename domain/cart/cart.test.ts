import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadPlanFrom } from '#domain/leads/submission/plan-of-item.ts'
import { newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { quoteFeatures } from '#domain/quotes/quote-features.ts'
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

const ana = { ...newPrimaryPerson(), fullName: 'Ana Rivera' }
const quote: Quote = {
  quoteId: 'quote-1',
  carrierName: 'SBLI',
  productName: 'EasyTrak Digital Term',
  monthlyPremium: 21.5,
  annualPremium: 258,
  coverage: 250_000,
  termYears: 20,
  healthClass: 'Preferred',
  stars: 5,
  instantDecision: true,
  applyProductCode: 'plan-1',
}

function itemOf(id: string, changes: Partial<Quote> = {}, person = ana): CartItem {
  return cartItemFromQuote({
    quote: { ...quote, ...changes },
    person,
    planType: 'term',
    source: 'live',
    newId: () => id,
  })
}

test('[CART-09] A cart item is stored with the specified fields of quote and person, and read back', () => {
  const item = itemOf('item-1')
  expect(storedCartItem(item)).toEqual({
    id: 'item-1',
    personId: 'primary',
    personName: 'Ana Rivera',
    relationship: 'Primary',
    name: 'SBLI',
    planType: 'term',
    coverage: 250_000,
    monthlyPrice: 21.5,
    term: 20,
    quoteId: 'quote-1',
    applyProductCode: 'plan-1',
    productName: 'EasyTrak Digital Term',
    healthClass: 'Preferred',
    instantDecision: true,
    isSample: false,
    priceSource: 'service',
  })
  expect(cartItemSchema.parse(item)).toEqual(item)
  expect(cartItemFromStored(storedCartItem(item))).toStrictEqual(item)
})

test('[CART-08] A cart item from the instant quote is stored with the specified fields, features among them', () => {
  const features = quoteFeatures({
    ...quote,
    guarantees: { premium_years: 20, guaranteed_to_age: 63, cash_values: [], outlook: [] },
  })
  const parts = { quote, person: ana, planType: 'term', source: 'live', newId: () => 'item-1' } as const
  const item = cartItemFromQuote({ ...parts, features })
  expect(storedCartItem(item)).toMatchObject({
    id: 'item-1',
    personId: 'primary',
    personName: 'Ana Rivera',
    relationship: 'Primary',
    name: 'SBLI',
    planType: 'term',
    coverage: 250_000,
    monthlyPrice: 21.5,
    term: 20,
    productName: 'EasyTrak Digital Term',
    features: ['premium-years-20', 'guaranteed-to-age-63'],
    healthClass: 'Preferred',
    instantDecision: true,
  })
  expect(cartItemFromStored(JSON.parse(JSON.stringify(storedCartItem(item))))).toEqual(item)
})

test('[U4] An item keeps between what its price likely ends up, a sample none; a cart from before that still reads', () => {
  const priceDetails: Quote['priceDetails'] = {
    source: 'model',
    tobacco: [],
    terms: [],
    death_benefits: [],
    health_classes: [
      { health_class: 'Preferred Plus', monthly_premium: 19.25 },
      { health_class: 'Preferred', monthly_premium: 21.5 },
      { health_class: 'Standard Plus', monthly_premium: 25.75 },
    ],
    as_of: '2026-01-01',
  }
  const told: Quote = { ...quote, priceDetails }
  const parts = { quote: told, person: ana, planType: 'term', source: 'live', newId: () => 'item-1' } as const
  const item = cartItemFromQuote(parts)
  expect(item.likely).toEqual({ low: 19.25, high: 25.75 })
  expect(cartItemFromStored(storedCartItemSchema.parse(storedCartItem(item)))).toEqual(item)
  expect(leadPlanFrom(item).likely).toEqual(item.likely)
  expect(plansToSave([item]).plans[0]?.likely).toEqual(item.likely)
  expect(cartItemFromQuote({ ...parts, source: 'sample' })).not.toHaveProperty('likely')
  const { likely: _none, ...earlier } = storedCartItem(item)
  expect(cartItemFromStored(storedCartItemSchema.parse(earlier)).likely).toBeUndefined()
})

test('[CART-10] An item of the primary person has personId primary and relationship Primary', () => {
  expect(itemOf('a')).toMatchObject({ personId: 'primary', relationship: 'Primary' })
  const luis = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis Rivera' }
  expect(itemOf('b', {}, luis)).toMatchObject({
    personId: 'p2',
    relationship: 'Spouse',
    personName: 'Luis Rivera',
  })
})

test('A plan without a term has none in the cart, and a sample price stays marked', () => {
  const { termYears: _none, ...whole } = quote
  const item = cartItemFromQuote({
    quote: whole,
    person: ana,
    planType: 'whole',
    source: 'sample',
    newId: () => 'a',
  })
  expect(item).not.toHaveProperty('termYears')
  expect(item.isSample).toBe(true)
})

test('[COMPARE-45] The same quote can be added more than once, each time as a new item', () => {
  const cart = addItem(addItem([], itemOf('a')), itemOf('b'))
  expect(cart).toHaveLength(2)
  expect(cart.map(({ id, quoteId }) => [id, quoteId])).toEqual([
    ['a', 'quote-1'],
    ['b', 'quote-1'],
  ])
})

test('[COMPARE-46] Of two equal items only the chosen one is removed', () => {
  const cart = [itemOf('a'), itemOf('b')]
  expect(removeItem(cart, 'b')).toEqual([itemOf('a')])
  expect(removeItem(cart, 'unknown')).toEqual(cart)
  expect(cart).toHaveLength(2)
})

test('[COMPARE-45][COMPARE-46] Adding and removing leave every other item as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1 }), fc.nat(), (ids, pick) => {
      const cart = ids.reduce<CartItem[]>((items, id) => addItem(items, itemOf(id)), [])
      const gone = ids[pick % ids.length] ?? ''
      expect(removeItem(cart, gone).map(({ id }) => id)).toEqual(ids.filter((id) => id !== gone))
    }),
  )
})

test('The items of a removed person go with them', () => {
  const luis = newAddedPerson('p2', 'Spouse')
  const cart = [itemOf('a'), itemOf('b', {}, luis)]
  expect(removeItemsOfPerson(cart, 'p2').map(({ id }) => id)).toEqual(['a'])
})

test('[PEOPLE-06] Items carry whose they are, also after that person was renamed', () => {
  const luis = { ...newAddedPerson('p2', 'Spouse'), fullName: 'Luis' }
  const cart = [itemOf('a'), itemOf('b', {}, luis)]
  expect(cart[1]).toMatchObject({ personId: 'p2', personName: 'Luis', relationship: 'Spouse' })
  const partner = { ...luis, fullName: ' Luis Alvarez ', relationshipToPrimary: 'Business Partner' }
  const renamed = nameItemsOfPerson(cart, partner)
  expect(renamed[0]).toBe(cart[0])
  expect(renamed[1]).toEqual({ ...cart[1], personName: 'Luis Alvarez', relationship: 'Business Partner' })
})

test('The total is exact to the cent', () => {
  expect(cartTotal([])).toBe(0)
  expect(cartTotal([itemOf('a', { monthlyPremium: 0.1 }), itemOf('b', { monthlyPremium: 0.2 })])).toBe(0.3)
})
