import { expect, test } from 'vitest'
import { currentRequestId, duringRequest, requestIdOf } from './request-id.ts'

const given = (id: string) => new Headers({ 'x-request-id': id })
const made = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

test('[O15] a request has an id of its own, and a proxy’s only where proxies of ours stand in front', () => {
  const id = '0F1E2D3C4B5A69788796A5B4C3D2E1F0'
  expect(requestIdOf(given(id), 1)).toBe(id.toLowerCase())
  expect(requestIdOf(given(id), 0)).toMatch(made)
  expect(requestIdOf(new Headers(), 1)).toMatch(made)
})

test.each(['maria@example.com', '{"code":"x"}', 'abc', 'a'.repeat(65), 'ab12cd34 Maria'])(
  '[O15] an id that no proxy makes, %s, is not taken, so that nothing of a visitor gets into the log',
  (id) => {
    expect(requestIdOf(given(id), 1)).toMatch(made)
  },
)

test('[O15] what happens for a request knows its id, and what happens beside it does not', async () => {
  const during = await duringRequest('ab12cd34', async () => {
    await new Promise(setImmediate)
    return currentRequestId()
  })
  expect([during, currentRequestId()]).toEqual(['ab12cd34', undefined])
})
