import { expect, test } from 'vitest'
import type { KeyValueStore } from '#domain/storage/key-value-store.ts'
import { cartItem } from '../../tests/fixtures/cart-item.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { createCartStore } from './cart-store.ts'

const plan = (id: string) => ({ ...cartItem, id })

test('what is added stays on the device, and removal is by item id', () => {
  const store = memoryStore()
  const cart = createCartStore(store, () => {})
  cart.add(plan('a'))
  cart.add(plan('b'))
  expect(createCartStore(store, () => {}).snapshot()).toHaveLength(2)
  cart.remove('a')
  expect(cart.snapshot().map(({ id }) => id)).toEqual(['b'])
  expect(store.getItem('cart')).toBe(JSON.stringify([plan('b')]))
})

test('two tabs show the same cart, and a removed key empties it', () => {
  const store: KeyValueStore = memoryStore()
  const here = createCartStore(store, () => {})
  const there = createCartStore(store, () => {})
  let calls = 0
  here.subscribe(() => {
    calls += 1
  })
  there.add(plan('a'))
  here.follow({ key: 'cart', newValue: store.getItem('cart') })
  expect(here.snapshot().map(({ id }) => id)).toEqual(['a'])
  here.follow({ key: 'formData', newValue: '{}' })
  here.follow({ key: 'cart', newValue: 'not json' })
  expect(calls).toBe(1)
  here.follow({ key: 'cart', newValue: null })
  expect(here.snapshot()).toEqual([])
})

test('a corrupt cart is ignored', () => {
  expect(createCartStore(memoryStore({ cart: '{oops' }), () => {}).snapshot()).toEqual([])
})
