import { expect, test } from 'vitest'
import { createRecentAnswers } from './recent-answers.ts'

const now = () => 0
const bytes = (length: number, value: number) => new Uint8Array(length).fill(value)

test('An answer is there as it was given, whatever is done with it', () => {
  const answers = createRecentAnswers(now)
  const answer = bytes(300, 7)
  answers.set('one', answer)
  answer.fill(0)
  answers.get('one')?.fill(0)
  expect(answers.get('one')).toEqual(bytes(300, 7))
  expect(answers.get('another')).toBeUndefined()
})

test('However many come, and however often the same, nobody has another’s answer', () => {
  const answers = createRecentAnswers(now)
  const given = (key: number) => bytes(key + 1, key % 250)
  let found = 0
  for (let turn = 0; turn < 3000; turn += 1) {
    // Some come again, in no order.
    const key = turn % 7 === 0 ? (turn * 31) % 200 : turn % 500
    answers.set(String(key), given(key))
    for (const other of [key, (turn * 17) % 500]) {
      const kept = answers.get(String(other))
      if (kept !== undefined) expect(kept).toEqual(given(other))
      if (kept !== undefined) found += 1
    }
    expect(answers.get(String(key))).toBeDefined()
  }
  expect(found).toBeGreaterThan(3500)
})

test('An answer that is longer than its place is not kept', () => {
  const answers = createRecentAnswers(now)
  answers.set('longest', bytes(24 * 1024, 1))
  answers.set('too long', bytes(24 * 1024 + 1, 1))
  expect(answers.get('longest')).toHaveLength(24 * 1024)
  expect(answers.get('too long')).toBeUndefined()
})
