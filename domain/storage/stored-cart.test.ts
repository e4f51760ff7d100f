import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedCartItem } from '#domain/cart/cart-item.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { cartItem as item } from '../../tests/fixtures/quotes/cart-item.ts'
import { readCart, storedCart } from './stored-cart.ts'
import { writeStored } from './stored-value.ts'

test('The cart is read as it was written', () => {
  const store = memoryStore()
  expect(readCart(store, () => {})).toEqual([])
  writeStored(store, storedCart, [item, { ...item, id: 'item-2' }])
  expect(readCart(store, () => {})).toEqual([item, { ...item, id: 'item-2' }])
})

test('[DEVICE-11] A corrupt cart reads as empty, and of its items the whole ones stay', () => {
  const reports: string[] = []
  const report = (message: string) => reports.push(message)
  for (const text of ['[', '{}', 'null', '7']) expect(storedCart.parse(text, report)).toEqual([])
  const stored = storedCartItem(item)
  const halves = [stored, { ...stored, monthlyPrice: '21.50' }, { ...stored, planType: 'gold' }, null]
  expect(storedCart.parse(JSON.stringify(halves), report)).toEqual([item])
  expect(new Set(reports)).toEqual(
    new Set(['Stored cart is corrupt and was ignored', 'Parts of stored cart are corrupt and were ignored']),
  )
})

test('[DEVICE-11] Any text is read as a cart without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(storedCart.parse(text, () => {}))).toBe(true)
    }),
  )
})
