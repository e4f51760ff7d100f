import { createStoredState, deviceArea, useStoredState } from '#app/state/stored-state.ts'
import { addItem, removeItem } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { storedCart } from '#domain/storage/stored-cart.ts'

type Cart = readonly CartItem[]

const state = createStoredState(deviceArea, storedCart)

/** The cart of this browser. */
export const cart = {
  ...state,
  add: (item: CartItem) => state.set(addItem(state.snapshot(), item)),
  remove: (itemId: string) => state.set(removeItem(state.snapshot(), itemId)),
  /** Follows a change of the people: whoever is gone takes their items along. */
  change(update: (items: Cart) => Cart) {
    const items = update(state.snapshot())
    if (items.length > 0 || state.snapshot().length > 0) state.set(items)
  },
}

/** The cart with the ways to change it; empty in the server's HTML. */
export function useCart() {
  const { add, remove, change } = cart
  return { items: useStoredState(cart), add, remove, change }
}
