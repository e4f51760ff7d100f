import { afterEach, expect, test, vi } from 'vitest'
import { storedCartItem } from '#domain/cart/cart-item.ts'
import { openBrowserPage } from '../../../tests/fixtures/device/browser-storage.ts'
import { cartItem } from '../../../tests/fixtures/quotes/cart-item.ts'

afterEach(() => vi.unstubAllGlobals())

const plan = (id: string) => ({ ...cartItem, id })

test('what is added stays on the device, and removal is by item id', async () => {
  const { local } = openBrowserPage()
  const { cart } = await import('./cart.ts')
  cart.change((items) => items)
  expect(local.getItem('cart')).toBeNull()
  cart.add(plan('a'))
  cart.add(plan('b'))
  openBrowserPage({ local })
  const { cart: reloaded } = await import('./cart.ts')
  expect(reloaded.snapshot()).toHaveLength(2)
  reloaded.remove('a')
  expect(reloaded.snapshot().map(({ id }) => id)).toEqual(['b'])
  expect(local.getItem('cart')).toBe(JSON.stringify([storedCartItem(plan('b'))]))
  reloaded.change(() => [])
  expect(local.getItem('cart')).toBe('[]')
})
