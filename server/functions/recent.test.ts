import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('The oldest go where there is no room for all; what alone is too large is not kept', () => {
  const kept = createRecent<string>({ life: 1000, mostBytes: 100, now: () => 0 })
  for (const name of ['one', 'two', 'three']) kept.set(name, name, 40)
  expect(['one', 'two', 'three'].map(kept.get)).toEqual([undefined, 'two', 'three'])
  kept.set('large', 'large', 101)
  expect(kept.get('large')).toBeUndefined()
  kept.set('four', 'four', 100)
  expect(kept.get('four')).toBe('four')
})
