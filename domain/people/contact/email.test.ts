import { expect, test } from 'vitest'
import { emailAddresses, notEmailAddresses } from '../../../tests/fixtures/leads/email-addresses.ts'
import { isEmailAddress } from './email.ts'

test.each(emailAddresses)('[U17] [D13] %j is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each(notEmailAddresses)('[U17] [D13] %j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
