import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { type KeyValueStore, safeStore } from './key-value-store.ts'

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A store that takes no more than `room` characters, as a full one does. */
function fullStore(room: number): KeyValueStore {
  const store = memoryStore()
  return {
    ...store,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError')
      store.setItem(key, value)
    },
  }
}

function collect(): { reports: string[]; report: (message: string) => void } {
  const reports: string[] = []
  return { reports, report: (message) => reports.push(message) }
}

test('[DEVICE-12] what a full storage refuses is kept for this page, reported by its key, and written when there is room again', () => {
  const real = fullStore(10)
  const { reports, report } = collect()
  const store = safeStore(() => real, report)
  store.setItem('formData', 'short')
  store.setItem('formData', 'longer than ten')
  store.setItem('formData', 'even longer than ten')
  expect(store.getItem('formData')).toBe('even longer than ten')
  expect(real.getItem('formData')).toBe('short')
  expect(reports).toEqual(['Storage refused to keep formData'])
  store.setItem('formData', 'short')
  expect(real.getItem('formData')).toBe('short')
  expect(store.getItem('formData')).toBe('short')
  store.removeItem('formData')
  expect(real.getItem('formData')).toBeNull()
})

test.each([
  ['the getter throws', forbidden],
  ['there is none', () => undefined],
  ['it is null', () => null],
])('Without a storage (%s) everything stays in memory', (_why, open) => {
  const { reports, report } = collect()
  const store = safeStore(open, report)
  expect(store.getItem('formData')).toBeNull()
  store.setItem('formData', 'kept')
  expect(store.getItem('formData')).toBe('kept')
  store.removeItem('formData')
  expect(store.getItem('formData')).toBeNull()
  expect(reports).toEqual(['Storage is not available; answers stay in memory'])
})

test('A storage whose every call throws behaves like memory', () => {
  const broken = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  const store = safeStore(() => broken, collect().report)
  store.setItem('cart', '[]')
  expect(store.getItem('cart')).toBe('[]')
  store.removeItem('cart')
  expect(store.getItem('cart')).toBeNull()
})

test('[DEVICE-12] Whatever a storage refuses, a page reads back what it wrote last', () => {
  const action = fc.record({ key: fc.constantFrom('a', 'b'), value: fc.option(fc.string({ maxLength: 12 })) })
  fc.assert(
    fc.property(fc.array(action), fc.integer({ min: 0, max: 12 }), (actions, room) => {
      const store = safeStore(
        () => fullStore(room),
        () => {},
      )
      const expected = new Map<string, string>()
      for (const { key, value } of actions) {
        if (value === null) {
          store.removeItem(key)
          expected.delete(key)
        } else {
          store.setItem(key, value)
          expected.set(key, value)
        }
        for (const name of ['a', 'b']) expect(store.getItem(name)).toBe(expected.get(name) ?? null)
      }
    }),
  )
})
