import { beforeEach, expect, test } from 'vitest'
import { lastReference, noteReference } from './reference.ts'

const answer = (status: number, id?: string) =>
  Promise.resolve(new Response(null, { status, headers: id === undefined ? {} : { 'x-request-id': id } }))

const id = 'ab12cd34-0000-4000-8000-000000000000'
beforeEach(async () => {
  await noteReference('/rest/v1/rpc/desk_today?page=1', answer(503, id))
  expect(lastReference()).toBe('ab12cd34')
})

test('[O15] a call that the server failed at keeps its reference, whatever else is answered meanwhile', async () => {
  await noteReference('/rest/v1/rpc/desk_status', answer(200))
  expect(lastReference()).toBe('ab12cd34')
  await noteReference('/rest/v1/rpc/desk_today', answer(200))
  expect(lastReference()).toBeUndefined()
})

test('[O15] another failure has its own reference, or none where nothing failed on the server', async () => {
  await noteReference('/functions/v1/ai-chat', answer(500, 'ffffffff-0000-4000-8000-000000000000'))
  expect(lastReference()).toBe('ffffffff')
  await noteReference('/functions/v1/ai-chat', answer(429, id))
  expect(lastReference()).toBeUndefined()
})

test('[O15] a server that names no request, and one that does not answer, give no reference', async () => {
  await noteReference('/functions/v1/ai-chat', answer(500))
  expect(lastReference()).toBeUndefined()
  await noteReference('/functions/v1/ai-chat', answer(500, id))
  const away = noteReference(new URL('http://site.test/'), Promise.reject(new TypeError('Failed to fetch')))
  await expect(away).rejects.toThrow()
  expect(lastReference()).toBeUndefined()
})
