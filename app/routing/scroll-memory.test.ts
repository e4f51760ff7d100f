import { expect, test } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'

function storageWith(text: string | null): Storage {
  const kept = new Map(text === null ? [] : [['scrollPositions', text]])
  return {
    length: kept.size,
    clear: () => kept.clear(),
    key: () => null,
    removeItem: (name) => void kept.delete(name),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }
}

test('what is saved is there after a reload', () => {
  const storage = storageWith(null)
  const before = createScrollMemory(() => storage)
  before.keep('a', 120)
  before.keep('a', 340)
  before.save()
  const after = createScrollMemory(() => storage)
  expect([after.at('a'), after.at('b')]).toEqual([340, undefined])
})

test('a forbidden storage or one with other things in it gives no positions and no error', () => {
  const forbidden = createScrollMemory(() => {
    throw new Error('Access is denied')
  })
  forbidden.keep('a', 5)
  forbidden.save()
  expect(forbidden.at('a')).toBe(5)
  for (const text of ['{', 'null', '7', '{"a":"x"}']) {
    expect(createScrollMemory(() => storageWith(text)).at('a')).toBeUndefined()
  }
})
