import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from './base64url.ts'

test('Bytes are written as Node writes them, and read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const text = toBase64Url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64Url(text)).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('Any text that is read is one that was written', () => {
  const characters = fc.constantFrom(...'ABCDEFwxyz0189-_+/= \u00e9\u0141')
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      const bytes = fromBase64Url(text)
      if (bytes !== undefined) expect(toBase64Url(bytes)).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test.each(['A', 'AAAAA', 'AB', 'AAB', 'AA==', 'AA+A', 'AA/A', 'AA A', '\u0141AAA'])(
  '%j is no such text',
  (text) => {
    expect(fromBase64Url(text)).toBeUndefined()
  },
)
