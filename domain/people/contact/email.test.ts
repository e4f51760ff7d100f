import { expect, test } from 'vitest'
import { emailAddresses, notEmailAddresses } from '../../../tests/fixtures/leads/email-addresses.ts'
import { isEmailAddress } from './email.ts'

test.each(emailAddresses)('[U17] [D13] %j is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test('[U17] an address has 254 letters at most', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(60)}.${'d'.repeat(60)}.comms`
  expect(longest).toHaveLength(254)
  expect(isEmailAddress(longest)).toBe(true)
  expect(isEmailAddress(`a${longest}`)).toBe(false)
})

test.each(notEmailAddresses)('[U17] [D13] %j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
