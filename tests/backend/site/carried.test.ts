import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { newSecret, openText, sealText } from '#app/state/carried/seal-carried.ts'
import { toBase64Url } from '#domain/json/base64url.ts'
import { purgeCarried } from '#server/erase/upkeep.ts'
import { storedSamples } from '../../fixtures/device/stored-samples.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const secret = 'a-secret-of-the-link'
const deleteHash = createHash('sha256').update(secret).digest('hex')
const keptSchema = z.object({ id: z.uuid(), expires_at: z.coerce.date() })

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from private.carried_answers`)

const project = () => ({
  url: 'http://backend.test',
  secretKey: at.secrets.secretKey,
  fetch: at.backend.fetch,
})
const call = (name: string, body: object) =>
  at.backend.fetch(
    new Request(`http://backend.test/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: at.secrets.secretKey,
        authorization: `Bearer ${at.secrets.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  )
const keep = (sealed: string, hash = deleteHash) => call('keep_carried', { sealed, delete_hash: hash })
const kept = async (sealed: string) => keptSchema.parse(await (await keep(sealed)).json())
const read = async (id: string) => (await call('read_carried', { id })).json()
const remove = async (id: string, by: string) => (await call('delete_carried', { id, secret: by })).json()
const rows = () => at.sql<{ id: string }>`select id from private.carried_answers`

test('it is read again by its id alone, for seven days', async () => {
  const { id, expires_at } = await kept('c2VhbGVk')
  const days = (expires_at.getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThanOrEqual(7.01)
  expect(await read(id)).toMatchObject({ sealed: 'c2VhbGVk' })
  expect(await read(crypto.randomUUID())).toBeNull()
})

test('who has the secret deletes it at once, nobody else', async () => {
  const { id } = await kept('c2VhbGVk')
  expect(await remove(id, 'another secret')).toBe(false)
  expect(await remove(id, deleteHash)).toBe(false)
  expect(await remove(crypto.randomUUID(), secret)).toBe(false)
  expect(await rows()).toHaveLength(1)
  expect(await remove(id, secret)).toBe(true)
  expect(await rows()).toHaveLength(0)
  expect(await read(id)).toBeNull()
  expect(await remove(id, secret)).toBe(false)
})

test('what has expired is not read any more, and upkeep deletes it and nothing else', async () => {
  const old = await kept('b2xk')
  const young = await kept('eW91bmc')
  await at.sql`update private.carried_answers set expires_at = now() - interval '1 second' where id = ${old.id}`
  expect(await read(old.id)).toBeNull()
  expect(await rows()).toHaveLength(2)
  await purgeCarried(project())
  expect(await rows()).toEqual([{ id: young.id }])
})

test('what is too large, empty or readable, or has no proper hash, is not kept', async () => {
  for (const [sealed, hash] of [
    ['', deleteHash],
    ['a'.repeat(200_001), deleteHash],
    ['{"zipCode":"33101"}', deleteHash],
    ['c2VhbGVk', secret],
    ['c2VhbGVk', ''],
  ]) {
    expect((await keep(sealed ?? '', hash)).status).toBe(400)
  }
  expect(await rows()).toHaveLength(0)
  expect((await keep('a'.repeat(200_000))).status).toBe(200)
})

test('what a browser seals of somebody goes through the site’s own store, and no row or dump of the table says a word of it', async () => {
  const text = JSON.stringify(storedSamples)
  const { sealed, key } = await sealText(text)
  const made = await newSecret()
  const { id, expiresAt } = await at.backend.carried.keep(sealed, made.hash)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.99 * 86_400_000)
  const [dump] = await at.sql<{ rows: string }>`
    select string_agg(c::text, E'\n') as rows from private.carried_answers c`
  const raw = Buffer.from(sealed, 'base64url').toString('latin1')
  // None so short that random letters may spell it.
  for (const word of ['Rivera', 'ana@example.com', '555-0142', 'Asthma', 'Albuterol', made.secret]) {
    expect(text + made.secret, word).toContain(word)
    expect(dump?.rows, word).not.toContain(word)
    expect(raw, word).not.toContain(word)
  }
  expect(dump?.rows).not.toContain(toBase64Url(key))
  const found = await at.backend.carried.read(id)
  expect((await openText(found?.sealed ?? '', key))?.trimEnd()).toBe(text)
  expect(await at.backend.carried.remove(id, 'another secret')).toBe(false)
  expect(await at.backend.carried.remove(id, made.secret)).toBe(true)
  expect(await at.backend.carried.read(id)).toBeUndefined()
  expect(await rows()).toEqual([])
})

test('where the database refuses, so does the store', async () => {
  await expect(at.backend.carried.keep('not base64!', deleteHash)).rejects.toThrow()
  await expect(at.backend.carried.read('no-id')).rejects.toThrow()
})

test('strangers learn nothing through the client either, signed in or not', async () => {
  const { id } = await kept('c2VhbGVk')
  const { client } = await at.signUp('another-stranger@example.com')
  for (const one of [client, at.client()]) {
    expect((await one.rpc('read_carried', { id })).data).toBeNull()
    expect((await one.rpc('delete_carried', { id, secret })).data).toBeNull()
    expect((await one.from('carried_answers').select()).data).toBeNull()
  }
  expect(await rows()).toEqual([{ id }])
})

test('no visitor, account or agent reads the table or calls its functions', async () => {
  const { id } = await kept('c2VhbGVk')
  const { token, userId } = await at.signUp('stranger@example.com')
  const refusedTo = async (as: { token?: string }) => {
    for (const [name, body] of [
      ['keep_carried', { sealed: 'bWluZQ', delete_hash: deleteHash }],
      ['read_carried', { id }],
      ['delete_carried', { id, secret }],
      ['purge_carried', { moment: '2100-01-01T00:00:00Z' }],
    ] as const) {
      const { status } = await at.request('POST', `/rest/v1/rpc/${name}`, { ...as, body })
      expect([401, 403, 404], name).toContain(status)
    }
    expect((await at.request('GET', '/rest/v1/carried_answers', as)).status).toBeGreaterThanOrEqual(400)
  }
  await refusedTo({})
  await refusedTo({ token })
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${userId}`
  await refusedTo({ token })
  expect(await rows()).toEqual([{ id }])
})

test('upkeep says so where the database cannot be asked', async () => {
  const fetch = async () => new Response(null, { status: 503 })
  await expect(purgeCarried({ ...project(), fetch })).rejects.toThrow('answer 503')
})
