import { afterEach, expect, test, vi } from 'vitest'
import { accountFetch } from './account-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

test('a small change of a row outlives its page; everything else goes as it is', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  await accountFetch('/rest', { method: 'PATCH', body: '{}' })
  await accountFetch('/rest', { method: 'PATCH', body: 'x'.repeat(30_001) })
  await accountFetch('/rest', { method: 'POST', body: '{}' })
  await accountFetch('/rest')
  await accountFetch('/rest/v1/rpc/desk_note', { method: 'POST', body: '{}' })
  await accountFetch('/rest/v1/rpc/desk_notes', { method: 'POST', body: '{}' })
  expect(fetched.mock.calls.map(([, options]) => options?.keepalive)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
    true,
    undefined,
  ])
})
