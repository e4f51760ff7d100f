import { expect, test } from 'vitest'
import { attemptFor } from './attempt-key.ts'

test('the same content keeps its key, other content gets its own', () => {
  let made = 0
  const newId = () => {
    made += 1
    return `key-${made}`
  }
  const first = attemptFor('a', undefined, newId)
  const retry = attemptFor('a', first, newId)
  const changed = attemptFor('b', retry, newId)
  expect([first.key, retry.key, changed.key]).toEqual(['key-1', 'key-1', 'key-2'])
})
