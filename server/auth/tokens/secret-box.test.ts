import { expect, test } from 'vitest'
import { createSecretBox, SecretUnreadable } from './secret-box.ts'

const box = createSecretBox('a key of an installation, thirty-two or more')

test('a stored secret opens again, and shows nothing of itself', () => {
  const closed = box.close('GEZDGNBVGY3TQOJQ', 'row-1')
  expect(closed).not.toContain('GEZD')
  expect(box.open(closed, 'row-1')).toBe('GEZDGNBVGY3TQOJQ')
  expect(box.close('GEZDGNBVGY3TQOJQ', 'row-1')).not.toBe(closed)
})

test('it opens for no other row, under no other key, and not when altered', () => {
  const closed = box.close('GEZDGNBVGY3TQOJQ', 'row-1')
  expect(() => box.open(closed, 'row-2')).toThrow(SecretUnreadable)
  expect(() => createSecretBox('another key of an installation, also long').open(closed, 'row-1')).toThrow(
    SecretUnreadable,
  )
  const altered = closed.replace(/.{5}$/, (end) => (end.startsWith('A') ? 'BBBBB' : 'AAAAA'))
  expect(() => box.open(altered, 'row-1')).toThrow(SecretUnreadable)
  expect(() => box.open('plain', 'row-1')).toThrow(SecretUnreadable)
  expect(() => box.open('v1.', 'row-1')).toThrow(SecretUnreadable)
})
