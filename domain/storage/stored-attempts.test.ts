import { expect, test } from 'vitest'
import { safeStore } from './key-value-store.ts'
import { tabStorageKeys } from './storage-keys.ts'
import { readAttempts, writeAttempts } from './stored-attempts.ts'

const attempt = { of: '1abc.2def.9', key: '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b' }
const nothing = () => undefined

test('the keys of hand-overs outlast a reload, and nothing is kept of what is over', () => {
  const store = safeStore(() => undefined, nothing)
  writeAttempts(store, [attempt])
  expect(readAttempts(store, nothing)).toEqual([attempt])
  writeAttempts(store, [])
  expect(store.getItem(tabStorageKeys.handOvers)).toBeNull()
  expect(readAttempts(store, nothing)).toEqual([])
})

test.each(['', '{', '{}', '[{"of":"x","key":"no uuid"}]', 'null'])('%j is ignored', (text) => {
  const store = safeStore(() => undefined, nothing)
  store.setItem(tabStorageKeys.handOvers, text)
  expect(readAttempts(store, nothing)).toEqual([])
})
