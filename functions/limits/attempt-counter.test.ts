import { expect, test } from 'vitest'
import { AttemptCounter } from './attempt-counter.ts'

test('keeps a bounded number of keys: ended ones go first, then the oldest', () => {
  let now = 0
  const counter = new AttemptCounter({ times: 2, seconds: 10 }, () => now, 3)
  for (const key of ['a', 'b', 'c']) counter.add(key)
  now = 5_000
  counter.add('d')
  expect([counter.size, counter.count('a'), counter.count('d')]).toEqual([3, 0, 1])
  now = 10_000
  counter.add('e')
  expect(counter.size).toBe(2)
})

test('a key waits for the end of the span that its first count began', () => {
  let now = 0
  const counter = new AttemptCounter({ times: 2, seconds: 10 }, () => now)
  counter.add('a')
  now = 4_000
  counter.add('a')
  expect(counter.wait('a')).toBe(6)
  now = 9_999
  expect(counter.wait('a')).toBe(1)
  now = 10_000
  expect([counter.wait('a'), counter.count('a')]).toEqual([0, 0])
})

test('what is taken back or cleared is not counted', () => {
  const counter = new AttemptCounter({ times: 1, seconds: 10 }, () => 0)
  counter.takeBack('a')
  counter.add('a')
  counter.takeBack('a')
  counter.takeBack('a')
  expect(counter.count('a')).toBe(0)
  counter.add('a')
  counter.clear('a')
  expect(counter.wait('a')).toBe(0)
})
