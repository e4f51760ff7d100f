import { type CartItem, cartItemSchema } from '#domain/cart/cart-item.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson } from './salvage.ts'
import { storageKeys } from './storage-keys.ts'

/** The cart of a stored text; an item with a wrong part is left out, for half a price is none. */
export function parseCart(text: string | null, report: Report): CartItem[] {
  if (text === null) return []
  const json = parseJson(text)
  if (!json.ok || !Array.isArray(json.value)) {
    report('Stored cart is corrupt and was ignored')
    return []
  }
  const items = json.value.flatMap((stored) => {
    const item = cartItemSchema.safeParse(stored)
    return item.success ? [item.data] : []
  })
  if (items.length < json.value.length) report('Some stored cart items are corrupt and were ignored')
  return items
}

/** The cart on the device; items that are none are left out and reported. */
export function readCart(store: KeyValueStore, report: Report): CartItem[] {
  return parseCart(store.getItem(storageKeys.cart), report)
}

/** Keeps the cart; a store that refuses is dealt with by the store. */
export function writeCart(store: KeyValueStore, items: readonly CartItem[]): void {
  store.setItem(storageKeys.cart, JSON.stringify(items))
}
