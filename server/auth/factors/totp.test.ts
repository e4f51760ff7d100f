import { expect, test } from 'vitest'
import { matchingStep, qrCodeSvg, totpUri } from './totp.ts'

// RFC 6238, appendix B: the ASCII secret "12345678901234567890", its last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

const step = (seconds: number) => Math.floor(seconds / 30)
const match = (seconds: number, code: string, after?: number) =>
  matchingStep({ secret, code, now: new Date(seconds * 1000), after })

test.each(vectors)('the code of second %d is %s', (seconds, code) => {
  expect(match(seconds, code)).toBe(step(seconds))
})

test('a clock may be one period off, no more', () => {
  expect(match(59 + 30, '287082')).toBe(1)
  expect(match(59 - 30, '287082')).toBe(1)
  expect(match(59 + 60, '287082')).toBeUndefined()
})

test('a step that was used once, and every earlier one, counts no more', () => {
  expect(match(59, '287082', 1)).toBeUndefined()
  expect(match(59, '287082', 2)).toBeUndefined()
  expect(match(59, '287082', 0)).toBe(1)
})

test('what is no six digits never fits', () => {
  for (const code of ['', '28708', '2870820', ' 287082', '28708a', '２８７０８２']) {
    expect(match(59, code)).toBeUndefined()
  }
})

test('the address names issuer and account, and its picture fits into a data address', async () => {
  const uri = totpUri({ secret, issuer: 'Plainwell Life', account: 'ana@example.com' })
  expect(uri).toContain('otpauth://totp/Plainwell%20Life:ana%40example.com?')
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(new URL(uri).searchParams.get('issuer')).toBe('Plainwell Life')
  const svg = await qrCodeSvg(uri)
  expect(svg).toMatch(/^<svg [^#]+<\/svg>$/)
})
