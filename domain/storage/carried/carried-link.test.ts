import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBase64Url } from '#domain/json/base64url.ts'
import { carriedFragment, carriedLinkOf } from './carried-link.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

test('a link holds id, key, secret and end, in 97 letters', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      bytes(32),
      bytes(16),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      (id, key, secret, seconds) => {
        const link = {
          id,
          key: Uint8Array.from(key),
          secret: toBase64Url(secret),
          expiresAt: new Date(seconds * 1000),
        }
        const fragment = carriedFragment(link)
        expect(fragment).toMatch(/^with=[\w-]{91}$/)
        expect(carriedLinkOf(fragment)).toEqual(link)
        expect(carriedLinkOf(`#${fragment}`)).toEqual(link)
      },
    ),
  )
})

test('a link that is cut off, or another one, is none', () => {
  const fragment = carriedFragment({
    id: crypto.randomUUID(),
    key: new Uint8Array(32),
    secret: toBase64Url(new Uint8Array(16)),
    expiresAt: new Date(),
  })
  for (let length = 0; length < fragment.length; length++)
    expect(carriedLinkOf(fragment.slice(0, length)), fragment.slice(0, length)).toBeUndefined()
  for (const other of [`${fragment}A`, fragment.replace('with', 'link'), 'with=', '', '#'])
    expect(carriedLinkOf(other), other).toBeUndefined()
})
