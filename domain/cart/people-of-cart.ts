import type { CartItem } from './cart-item.ts'

/** One person of the cart with their plans; at least one. */
export interface CartPerson {
  personId: string
  personName: string
  relationship: string
  items: readonly CartItem[]
}

/** The people whose plans are in the cart, each once, in the order of their first plan. */
export function peopleOfCart(cart: readonly CartItem[]): CartPerson[] {
  return [...Map.groupBy(cart, ({ personId }) => personId)].flatMap(([personId, items]) => {
    const [first] = items
    if (!first) return []
    return [{ personId, personName: first.personName, relationship: first.relationship, items }]
  })
}
