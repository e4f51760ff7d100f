import {
  type CartItem,
  cartItemFromStored,
  storedCartItem,
  storedCartItemSchema,
} from '#domain/cart/cart-item.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { storageKeys } from './storage-keys.ts'
import { storedList } from './stored-json.ts'
import { readStored, type StoredValue } from './stored-value.ts'

/** The cart on the device; an item with a wrong part is left out, for half a price is none. An empty cart is stored. */
export const storedCart: StoredValue<readonly CartItem[]> = {
  ...storedList(storageKeys.cart, storedCartItemSchema.transform(cartItemFromStored)),
  format: (items) => JSON.stringify(items.map(storedCartItem)),
}

export function readCart(store: KeyValueStore, report: Report): readonly CartItem[] {
  return readStored(store, storedCart, report)
}
