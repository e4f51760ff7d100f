import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callFunction, callOpenQuery, functionAddress } from './call-function.ts'

const page = 'https://agent.example/quote/companies'
const answer = z.object({ search_id: z.string() })

function respondWith(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { baseURI: page })
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('[CALLS-44] the same code calls a backend at our own origin and a hosted one', () => {
  const own = { supabaseUrl: '/', supabaseKey: 'k' }
  const hosted = { supabaseUrl: 'https://abc.supabase.example/', supabaseKey: 'k' }
  expect(functionAddress(own, 'ai-chat', page)).toBe('https://agent.example/functions/v1/ai-chat')
  expect(functionAddress({ ...own, supabaseUrl: '' }, 'ai-chat', page)).toBe(
    'https://agent.example/functions/v1/ai-chat',
  )
  expect(functionAddress(hosted, 'ai-chat', page)).toBe('https://abc.supabase.example/functions/v1/ai-chat')
})

test('a call is a POST with a JSON body and the public client key as bearer', async () => {
  const fetched = respondWith(Response.json({ search_id: 'id-1' }))
  const backend = { supabaseUrl: '/', supabaseKey: 'public-key' }
  await expect(callFunction(backend, 'white-swan-complete-request', { a: 1 }, answer)).resolves.toEqual({
    search_id: 'id-1',
  })
  const [address, options] = fetched.mock.calls[0] ?? []
  expect(address).toBe('https://agent.example/functions/v1/white-swan-complete-request')
  expect(options).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: {
      authorization: 'Bearer public-key',
      apikey: 'public-key',
      'content-type': 'application/json',
    },
  })
})

test('an answer that is not ok, or of another shape, rejects', async () => {
  const backend = { supabaseUrl: '/', supabaseKey: 'k' }
  respondWith(new Response('no', { status: 500 }))
  await expect(callFunction(backend, 'x', {}, answer)).rejects.toThrow('answered 500')
  respondWith(Response.json({ other: true }))
  await expect(callFunction(backend, 'x', {}, answer)).rejects.toThrow()
})

test('a function of the database that answers anybody is asked at the same backend', async () => {
  const fetched = respondWith(Response.json(null))
  const hosted = { supabaseUrl: 'https://abc.supabase.example', supabaseKey: 'public-key' }
  await expect(callOpenQuery(hosted, 'asked_price_errors')).resolves.toBeNull()
  expect(fetched.mock.calls[0]?.[0]).toBe('https://abc.supabase.example/rest/v1/rpc/asked_price_errors')
  respondWith(new Response('no', { status: 404 }))
  await expect(callOpenQuery(hosted, 'asked_price_errors')).rejects.toThrow('answered 404')
})
