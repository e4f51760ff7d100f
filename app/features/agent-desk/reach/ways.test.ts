import { expect, test } from 'vitest'
import { hrefTo, refusedWays, waysTo } from './ways.ts'

const olive = { phone: '6145550171', email: 'olive@example.com', reach: [], refused: [] }

test('a call comes first, and a text is offered to who asked for it alone', () => {
  expect(waysTo(olive)).toEqual(['call', 'email'])
  expect(waysTo({ ...olive, reach: ['text', 'email', 'call'] })).toEqual(['call', 'text', 'email'])
  expect(waysTo({ ...olive, phone: null })).toEqual(['email'])
  expect(hrefTo('call', olive)).toBe('tel:+16145550171')
  expect(hrefTo('text', olive)).toBe('sms:+16145550171')
  expect(hrefTo('email', olive)).toBe('mailto:olive@example.com')
})

test('[O2] a way that was refused is not offered, and told only where it could be used', () => {
  const refusing = { ...olive, reach: ['text' as const], refused: ['call' as const, 'email' as const] }
  expect(waysTo(refusing)).toEqual(['text'])
  expect(refusedWays({ ...refusing, email: null })).toEqual(['call'])
  expect(waysTo({ ...olive, refused: ['call', 'email'] })).toEqual([])
})
