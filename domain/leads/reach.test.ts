import { expect, test } from 'vitest'
import { areCallsRefused, needsPhone, reachableBy, withWay } from './reach.ts'

test('[D1] who was not asked refuses nothing; who left the call out refuses calls', () => {
  expect(areCallsRefused([])).toBe(false)
  expect(areCallsRefused(['email', 'call'])).toBe(false)
  expect(areCallsRefused(['email'])).toBe(true)
  expect(areCallsRefused(['text'])).toBe(true)
})

test('calls and texts need a number', () => {
  expect((['email', 'call', 'text'] as const).map((way) => needsPhone([way]))).toEqual([false, true, true])
})

test('a way without its address or number is none; ways stand in one order, each once', () => {
  const phone = '(305) 555-0142'
  expect(reachableBy(['email', 'call', 'text'], { phone, email: '' })).toEqual(['call', 'text'])
  expect(reachableBy(['email', 'call'], { email: 'ana@example.com' })).toEqual(['email'])
  expect(withWay(['text'], 'email', true)).toEqual(['email', 'text'])
  expect(withWay(['email', 'text'], 'email', true)).toEqual(['email', 'text'])
  expect(withWay(['email', 'text'], 'email', false)).toEqual(['text'])
})
