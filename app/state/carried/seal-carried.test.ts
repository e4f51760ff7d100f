import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from '#domain/json/base64url.ts'
import { canSeal, newSecret, openText, sealText } from './seal-carried.ts'

const text = JSON.stringify({ fullName: 'Ana Rivera', conditions: ['Asma · 5′6″'] })

test('what is sealed opens with its key, and holds no letter of what it says', async () => {
  const { sealed, key } = await sealText(text)
  expect(canSeal()).toBe(true)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect((await openText(sealed, key))?.trimEnd()).toBe(text)
  const bytes = Buffer.from(sealed, 'base64url').toString('latin1')
  for (const word of ['Ana', 'Rivera', 'fullName', 'conditions']) expect(bytes).not.toContain(word)
})

test('no two are alike, and lengths tell next to nothing', async () => {
  const [one, other, longer, large] = await Promise.all([
    sealText(text),
    sealText(text),
    sealText(text.repeat(20)),
    sealText(text.repeat(100)),
  ])
  expect(one.sealed).not.toBe(other.sealed)
  expect(toBase64Url(one.key)).not.toBe(toBase64Url(other.key))
  expect(longer.sealed).toHaveLength(one.sealed.length)
  expect(large.sealed.length).toBeGreaterThan(one.sealed.length)
})

test('with another key, altered by a bit anywhere, or cut off, it opens nothing', async () => {
  const { sealed, key } = await sealText(text)
  const { key: other } = await sealText(text)
  expect(await openText(sealed, other)).toBeUndefined()
  const bytes = fromBase64Url(sealed) ?? new Uint8Array()
  for (const place of [0, 11, 12, 100, bytes.length - 1]) {
    const altered = Uint8Array.from(bytes)
    altered[place] = (altered[place] ?? 0) ^ 1
    expect(await openText(toBase64Url(altered), key), String(place)).toBeUndefined()
  }
  for (const length of [0, 3, 12, 20, bytes.length - 1])
    expect(await openText(toBase64Url(bytes.subarray(0, length)), key)).toBeUndefined()
  expect(await openText('not base64!', key)).toBeUndefined()
})

test('the server gets a hash of what deletes it', async () => {
  const { secret, hash } = await newSecret()
  expect(secret).toMatch(/^[\w-]{22}$/)
  expect(hash).toBe(createHash('sha256').update(secret).digest('hex'))
})
