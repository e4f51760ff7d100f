import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const someSession = {
  access_token: `x.${Buffer.from('{"sub":"x"}').toString('base64url')}.x`,
  refresh_token: 'a refresh token',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'x', email: 'someone@example.com' },
}
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The client as the site makes it, with a stored session and a network of ours. */
function clientOver(fetch: () => Promise<Response>, expiresIn: number) {
  const kept = new Map([['kept', JSON.stringify({ ...someSession, expires_at: inSeconds(expiresIn) })]])
  const client = createClient('http://site.test', 'sb_publishable_key', {
    auth: {
      storageKey: 'kept',
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: { fetch },
  })
  return { client, kept }
}

const answer = () =>
  Response.json({ ...someSession, access_token: `${someSession.access_token}2`, expires_at: inSeconds(3600) })

test('[AUTH-19] a refresh that fails is tried again after 200 ms, then after twice as long each time', async () => {
  const askedAt: number[] = []
  const { client, kept } = clientOver(async () => {
    askedAt.push(Date.now())
    if (askedAt.length <= 5) throw new TypeError('fetch failed')
    return answer()
  }, 10)
  const session = client.auth.getSession()
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await session).error).toBeNull()
  await client.auth.stopAutoRefresh()
  const pauses = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0))
  expect(pauses).toEqual([200, 400, 800, 1600, 3200])
  expect(JSON.parse(kept.get('kept') ?? '{}').access_token).toMatch(/2$/)
})

test('[AUTH-19] a server that is away for a moment (503) ends no session', async () => {
  let asked = 0
  const { client, kept } = clientOver(async () => {
    asked += 1
    return asked <= 2 ? Response.json({ msg: 'Retry in a moment.' }, { status: 503 }) : answer()
  }, 10)
  const session = client.auth.getSession()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await session).data.session?.access_token).toMatch(/2$/)
  await client.auth.stopAutoRefresh()
  expect([asked, kept.has('kept')]).toEqual([3, true])
})

test('[AUTH-18] an open page refreshes its session a minute and a half before the end, without being asked', async () => {
  const askedAt: number[] = []
  const { client } = clientOver(async () => {
    askedAt.push(Date.now())
    return answer()
  }, 300)
  const start = Date.now()
  await client.auth.startAutoRefresh()
  await vi.advanceTimersByTimeAsync(300_000)
  await client.auth.stopAutoRefresh()
  expect(askedAt).toHaveLength(1)
  const before = 300_000 - ((askedAt[0] ?? 0) - start)
  expect(before).toBeGreaterThanOrEqual(60_000)
  expect(before).toBeLessThanOrEqual(120_000)
})
