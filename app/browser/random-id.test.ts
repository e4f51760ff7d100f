import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

test('ids are version 4 UUIDs, and none comes twice', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(randomId()).not.toBe(randomId())
})
