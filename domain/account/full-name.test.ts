import { expect, test } from 'vitest'
import { firstWord, joinName, providerName } from './full-name.ts'

test('[DASH-16] first and last name are joined with a space and trimmed', () => {
  expect(joinName('Ana', 'Rivera')).toBe('Ana Rivera')
  expect(joinName('  Ana María ', ' Rivera\n')).toBe('Ana María Rivera')
  expect(joinName('Ana', '  ')).toBe('Ana')
})

test('[DASH-17] an empty joined name is none', () => {
  expect(joinName('', '')).toBeUndefined()
  expect(joinName('  ', '\t')).toBeUndefined()
})

test.each([
  ['Ana Rivera', 'Ana'],
  ['  Ana\u00a0María Rivera', 'Ana'],
  ['', ''],
])('the first word of %j greets as %j', (name, word) => {
  expect(firstWord(name)).toBe(word)
})

test('a provider’s name is its full name, else its name, else none', () => {
  expect(providerName({ full_name: ' Ana Rivera ', name: 'Ana' })).toBe('Ana Rivera')
  expect(providerName({ full_name: '', name: 'Ana' })).toBe('Ana')
  expect(providerName({ full_name: 7, email: 'ana@example.com' })).toBe('')
})
