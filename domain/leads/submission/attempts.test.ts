import { expect, test } from 'vitest'
import { attemptFor, type SubmissionAttempt, withoutAttempt } from './attempts.ts'

function ids() {
  let made = 0
  return () => {
    made += 1
    return `key-${made}`
  }
}

test('the same content keeps its key, also after another was tried in between; other content gets its own', () => {
  const newId = ids()
  const first = attemptFor('{"fullName":"Maria","consent":false}', [], newId)
  const other = attemptFor('{"fullName":"Maria","consent":true}', first.open, newId)
  const retry = attemptFor('{"fullName":"Maria","consent":false}', other.open, newId)
  expect([first, other, retry].map(({ attempt }) => attempt.key)).toEqual(['key-1', 'key-2', 'key-1'])
  expect(JSON.stringify(retry.open)).not.toMatch(/maria/i)
})

test('what was stored is over: the same content after that is a new request', () => {
  const newId = ids()
  const first = attemptFor('a', [], newId)
  expect(attemptFor('a', withoutAttempt(first.open, first.attempt), newId).attempt.key).toBe('key-2')
})

test('the oldest give way, and short texts of one length are told apart', () => {
  const newId = ids()
  const texts = Array.from({ length: 2_000 }, (_, place) => `text ${String(place).padStart(4, '0')}`)
  const open = texts.reduce<readonly SubmissionAttempt[]>(
    (known, text) => attemptFor(text, known, newId).open,
    [],
  )
  expect(open.map(({ key }) => key)).toEqual(Array.from({ length: 8 }, (_, place) => `key-${1993 + place}`))
})
