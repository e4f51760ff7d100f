import type { Person } from '#domain/people/person.ts'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import { classRange } from '#domain/quotes/comparison/comparison-rows.ts'
import { priceSource } from '#domain/quotes/comparison/price-changes.ts'
import { roundToCents } from '#domain/quotes/money.ts'
import type { Quote, QuoteOrigin } from '#domain/quotes/quote.ts'
import type { CartItem } from './cart-item.ts'

/** A quote as a new cart item of this person; with the plan's features where they are given. */
export function cartItemFromQuote(parts: {
  quote: Quote
  person: Person
  planType: SoldPlanType
  source: QuoteOrigin
  newId: () => string
  features?: string[]
}): CartItem {
  const { quote, person, planType, source, newId, features } = parts
  const likely = source === 'sample' ? undefined : classRange(quote)
  const from = priceSource(quote, source === 'sample')
  return {
    id: newId(),
    personId: person.id,
    personName: person.fullName.trim(),
    relationship: person.relationshipToPrimary,
    carrierName: quote.carrierName,
    planType,
    coverage: quote.coverage,
    monthlyPremium: quote.monthlyPremium,
    ...(likely === undefined ? {} : { likely }),
    ...(quote.termYears === undefined ? {} : { termYears: quote.termYears }),
    quoteId: quote.quoteId,
    applyProductCode: quote.applyProductCode,
    productName: quote.productName,
    ...(features === undefined ? {} : { features }),
    healthClass: quote.healthClass,
    instantDecision: quote.instantDecision,
    isSample: source === 'sample',
    ...(from === 'sample' ? {} : { priceSource: from }),
  }
}

/** Adds at the end; the same quote may be in the cart more than once, each time as an item of its own. */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  return [...cart, item]
}

/** The cart without this item. */
export function removeItem(cart: readonly CartItem[], itemId: string): CartItem[] {
  return cart.filter(({ id }) => id !== itemId)
}

/** The cart after a person was removed from the form. */
export function removeItemsOfPerson(cart: readonly CartItem[], personId: string): CartItem[] {
  return cart.filter((item) => item.personId !== personId)
}

/** The cart after a person's name or relationship was changed: their items say the new one. */
export function nameItemsOfPerson(cart: readonly CartItem[], person: Person): CartItem[] {
  const { id, fullName, relationshipToPrimary: relationship } = person
  const name = { personName: fullName.trim(), relationship }
  return cart.map((item) => (item.personId === id ? { ...item, ...name } : item))
}

/** USD per month for all items together. */
export function cartTotal(cart: readonly CartItem[]): number {
  return roundToCents(cart.reduce((total, item) => total + item.monthlyPremium, 0))
}
