import { useSyncExternalStore } from 'react'
import { addItem, removeItem } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { newFormData } from '#domain/people/form-data.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { mergeFromOtherTab, type StorageChange } from '#domain/storage/other-tab.ts'
import { readCart, writeCart } from '#domain/storage/stored-cart.ts'
import { browserStore, reportStorage } from './browser-store.ts'
import { onReread } from './forgetting.ts'

type Cart = readonly CartItem[]

export interface CartStore {
  snapshot(): Cart
  subscribe(listener: () => void): () => void
  add(item: CartItem): void
  remove(itemId: string): void
  /** Follows a change of the people: whoever is gone takes their items along. */
  change(update: (items: Cart) => Cart): void
  /** Takes over what another tab wrote. */
  follow(change: StorageChange): void
  /** Reads the device again: a page that comes back from the browser's history missed the events. */
  reload(): void
}

/** The one holder of the cart: read at the first use, saved on every change. */
export function createCartStore(store: KeyValueStore, report: Report): CartStore {
  const listeners = new Set<() => void>()
  let current: Cart | undefined

  function snapshot(): Cart {
    current ??= readCart(store, report)
    return current
  }

  function show(items: Cart) {
    if (items === current) return
    current = items
    for (const listener of listeners) listener()
  }

  function keep(items: Cart) {
    writeCart(store, items)
    show(items)
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (item) => keep(addItem(snapshot(), item)),
    remove: (itemId) => keep(removeItem(snapshot(), itemId)),
    change(update) {
      const items = update(snapshot())
      if (items.length > 0 || snapshot().length > 0) keep(items)
    },
    follow: (change) =>
      show(mergeFromOtherTab({ form: newFormData(), cart: snapshot() }, change, report).cart),
    reload: () => show(readCart(store, report)),
  }
}

let browserCart: CartStore | undefined

/** The cart of this browser tab. It listens to the other tabs as long as the page lives. */
function cartStore(): CartStore {
  if (browserCart) return browserCart
  const store = createCartStore(browserStore(), reportStorage)
  window.addEventListener('storage', ({ key, newValue }) => store.follow({ key, newValue }))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.reload()
  })
  onReread(store.reload)
  browserCart = store
  return store
}

const beforeRestoring: Cart = []

const subscribe = (listener: () => void) => cartStore().subscribe(listener)
const add = (item: CartItem) => cartStore().add(item)
const remove = (itemId: string) => cartStore().remove(itemId)
const change = (update: (items: Cart) => Cart) => cartStore().change(update)

/** The cart with the ways to change it; empty in the server's HTML. */
export function useCart() {
  const items = useSyncExternalStore(
    subscribe,
    () => cartStore().snapshot(),
    () => beforeRestoring,
  )
  return { items, add, remove, change }
}
