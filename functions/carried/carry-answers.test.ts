import { expect, test } from 'vitest'
import { carryAnswersName, mostSealed } from '#domain/storage/carried/carry-answers.ts'
import { callFunction, functionContext } from '../../tests/fixtures/function-context.ts'
import type { CarriedStore } from './carried-store.ts'

const id = '6b1d1c1e-4b5a-4f6e-9a8b-7c6d5e4f3a2b'
const expiresAt = '2026-12-05T15:00:00.000Z'
const deleteHash = 'a'.repeat(64)

/** One link's worth of room. */
function keeper(changes: Partial<CarriedStore> = {}) {
  let kept: string | undefined
  const made = functionContext({
    carried: {
      keep: async (sealed) => {
        kept = sealed
        return { id, expiresAt }
      },
      read: async (asked) => (asked === id && kept ? { sealed: kept, expiresAt } : undefined),
      remove: async (asked, secret) => {
        const isRight = asked === id && secret === 'secret' && kept !== undefined
        if (isRight) kept = undefined
        return isRight
      },
      ...changes,
    },
  })
  return { ...made, post: (body: unknown) => callFunction(carryAnswersName, body, made.context) }
}

test('what anybody could read is not taken, nor what is too large, and the largest is', async () => {
  const { post } = keeper()
  const largest = 'A'.repeat(mostSealed)
  for (const body of [
    { step: 'keep', sealed: '{"fullName":"Ana"}', deleteHash },
    { step: 'keep', sealed: '', deleteHash },
    { step: 'keep', sealed: `${largest}A`, deleteHash },
    { step: 'keep', sealed: 'c2VhbGVk', deleteHash: 'secret' },
    { step: 'read', id: 'no-id' },
    { step: 'delete', id, secret: 'x'.repeat(101) },
    { step: 'list' },
  ])
    expect(await post(body)).toMatchObject({ status: 400, answer: { error: 'invalid_body' } })
  expect(await post({ step: 'keep', sealed: largest + largest, deleteHash })).toMatchObject({
    status: 413,
    answer: { error: 'too_large' },
  })
  expect((await post({ step: 'keep', sealed: largest, deleteHash })).status).toBe(200)
})

test('too many are told when to come again: of calls before the body is read, of what is kept after', async () => {
  const { post, context } = keeper()
  context.countCall = async (name) => (name === 'carry-answers keep' ? 1800 : 0)
  expect(await post({ step: 'keep', sealed: 'c2VhbGVk', deleteHash })).toMatchObject({
    status: 429,
    answer: { error: 'too_many' },
  })
  expect((await post({ step: 'read', id })).status).toBe(410)
  context.countCall = async (name) => (name === 'carry-answers' ? 60 : 0)
  expect((await post('not JSON')).status).toBe(429)
})

test('what cannot be asked is a plain 503, and the log names neither id, secret nor content', async () => {
  const fail = async () => {
    throw new Error('c2VhbGVk is not stored')
  }
  const { post, logged } = keeper({ keep: fail, read: fail, remove: fail })
  for (const body of [
    { step: 'keep', sealed: 'c2VhbGVk', deleteHash },
    { step: 'read', id },
    { step: 'delete', id, secret: 'secret' },
  ])
    expect(await post(body)).toMatchObject({ status: 503, answer: { error: 'not_stored' } })
  expect(logged).toHaveLength(3)
  expect(logged).toMatchObject([{ code: 'function_failed', function: carryAnswersName }, {}, {}])
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`c2VhbGVk|${id}|secret`))
})
