import { expect, test } from 'vitest'
import { codeDigits, isWholeCode } from './one-time-code.ts'

test('a code may be typed with spaces and is whole with six digits', () => {
  expect(codeDigits(' 123 456')).toBe('123456')
  expect(isWholeCode('123 456')).toBe(true)
  expect(isWholeCode('12345')).toBe(false)
  expect(isWholeCode('1234567')).toBe(false)
})
