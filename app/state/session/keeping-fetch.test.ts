import { afterEach, expect, test, vi } from 'vitest'
import { keepingFetch } from './keeping-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

test('a small change of a row outlives its page; everything else goes as it is', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  await keepingFetch('/rest', { method: 'PATCH', body: '{}' })
  await keepingFetch('/rest', { method: 'PATCH', body: 'x'.repeat(30_001) })
  await keepingFetch('/rest', { method: 'POST', body: '{}' })
  await keepingFetch('/rest')
  await keepingFetch('/rest/v1/rpc/desk_change_lead', { method: 'POST', body: '{}' })
  expect(fetched.mock.calls.map(([, options]) => options?.keepalive)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
    true,
  ])
})
