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

test('An answer that is longer than its place is not kept', () => {
  const answers = createRecentAnswers(now)
  answers.set('longest', bytes(24 * 1024, 1))
  answers.set('too long', bytes(24 * 1024 + 1, 1))
  expect(answers.get('longest')).toHaveLength(24 * 1024)
  expect(answers.get('too long')).toBeUndefined()
})
