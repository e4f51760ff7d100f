import { expect, test } from 'vitest'
import { caretAfterDigits } from './phone-input.tsx'

test('the caret stays behind the digit that was typed', () => {
  expect(caretAfterDigits('(937) 555-0118', 0)).toBe(0)
  expect(caretAfterDigits('(937) 555-0118', 1)).toBe(2)
  expect(caretAfterDigits('(937) 555-0118', 4)).toBe(7)
  expect(caretAfterDigits('(937) 555-0118', 10)).toBe(14)
  expect(caretAfterDigits('(937', 5)).toBe(4)
})
