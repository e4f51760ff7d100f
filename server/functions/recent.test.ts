import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecent } from './recent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const recent = (mostBytes = 100) => createRecent<string>({ life: 1000, mostBytes, now: Date.now })

test('What has had its time is dropped although nobody asks, and then no timer is left', async () => {
  const kept = recent()
  kept.set('one', 'first', 10)
  vi.advanceTimersByTime(400)
  kept.set('two', 'second', 10)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(600)
  expect([kept.get('one'), kept.get('two')]).toEqual([undefined, 'second'])
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(400)
  expect(vi.getTimerCount()).toBe(0)
  kept.set('three', 'third', 10)
  expect(kept.get('three')).toBe('third')
})

test('The oldest go where there is no room for all; what alone is too large is not kept', () => {
  const kept = recent(100)
  for (const name of ['one', 'two', 'three']) kept.set(name, name, 40)
  expect(['one', 'two', 'three'].map(kept.get)).toEqual([undefined, 'two', 'three'])
  kept.set('large', 'large', 101)
  expect(kept.get('large')).toBeUndefined()
  kept.set('four', 'four', 100)
  expect(kept.get('four')).toBe('four')
})

test('A value that is set again takes its room once, and lives on from then', () => {
  const kept = recent(100)
  kept.set('one', 'first', 60)
  vi.advanceTimersByTime(600)
  kept.set('one', 'second', 60)
  expect(kept.get('one')).toBe('second')
  vi.advanceTimersByTime(600)
  expect(kept.get('one')).toBe('second')
  vi.advanceTimersByTime(400)
  expect(kept.get('one')).toBeUndefined()
})
