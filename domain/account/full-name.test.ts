import { expect, test } from 'vitest'
import { firstWord, joinName, providerName } from './full-name.ts'

test('[DASH-16] [DASH-17] first and last name are joined and trimmed; an empty joined name is none', () => {
  expect(joinName('  Ana María ', ' Rivera\n')).toBe('Ana María Rivera')
  expect(joinName('Ana', '  ')).toBe('Ana')
  expect(joinName('  ', '\t')).toBeUndefined()
})

test('a name greets by its first word', () => {
  expect(firstWord('  Ana\u00a0María Rivera')).toBe('Ana')
  expect(firstWord('')).toBe('')
})

test('a provider’s name is its full name, else its name, else none', () => {
  expect(providerName({ full_name: ' Ana Rivera ', name: 'Ana' })).toBe('Ana Rivera')
  expect(providerName({ full_name: '', name: 'Ana' })).toBe('Ana')
  expect(providerName({ full_name: 7, email: 'ana@example.com' })).toBe('')
})
