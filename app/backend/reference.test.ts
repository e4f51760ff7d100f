import { beforeEach, expect, test } from 'vitest'
import { failureReference, noteReference } from './reference.ts'

const answer = (status: number, id?: string) =>
  Promise.resolve(new Response(null, { status, headers: id === undefined ? {} : { 'x-request-id': id } }))

const [id, otherId] = ['ab12cd34-0000-4000-8000-000000000000', 'ffffffff-0000-4000-8000-000000000000']
const today = 'http://site.test/rest/v1/rpc/desk_today'
const reference = () => failureReference(['desk_today'])
beforeEach(async () => {
  await noteReference(`${today}?page=1`, answer(503, id))
  expect(reference()).toBe('ab12cd34')
})

test('[O15] a call that the server failed at keeps its reference, whatever else fails or is answered meanwhile', async () => {
  await noteReference('http://site.test/rest/v1/rpc/desk_status', answer(200))
  await noteReference('http://site.test/rest/v1/rpc/desk_today_too', answer(500, otherId))
  await noteReference('http://site.test/functions/v1/ai-chat', answer(500, otherId))
  expect(reference()).toBe('ab12cd34')
  expect(failureReference(['ai-chat'])).toBe('ffffffff')
  await noteReference(today, answer(200))
  expect(reference()).toBeUndefined()
})

test('[O15] the same call that fails once more has another reference, or none where the server did not fail', async () => {
  await noteReference(today, answer(500, otherId))
  expect(reference()).toBe('ffffffff')
  await noteReference(today, answer(429, id))
  expect(reference()).toBeUndefined()
})

test('[O15] of several calls the latest failure counts, and all of a service are named by its path', async () => {
  await noteReference('http://site.test/auth/v1/token?grant_type=password', answer(500, otherId))
  expect(failureReference(['rest/v1/rpc', 'auth/v1'])).toBe('ffffffff')
  await noteReference(today, answer(500, id))
  expect(failureReference(['rest/v1/rpc', 'auth/v1'])).toBe('ab12cd34')
  expect(failureReference(['auth/v1'])).toBe('ffffffff')
})

test('[O15] a server that names no request, and one that does not answer, give no reference', async () => {
  await noteReference(today, answer(500))
  expect(reference()).toBeUndefined()
  await noteReference(today, answer(500, id))
  const away = noteReference(new URL(today), Promise.reject(new TypeError('Failed to fetch')))
  await expect(away).rejects.toThrow()
  expect(reference()).toBeUndefined()
})
