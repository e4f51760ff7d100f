import { expect, test } from 'vitest'
import { isEmailAddress } from './email.ts'

test.each([
  'maria@example.com',
  ' maria@example.com ',
  'm.alvarez+quotes@mail.example.co.uk',
  "o'hara@example.com",
  'a@b-c.io',
])('[U17] [D13] %j is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'a@',
  '@example.com',
  'maria@',
  'maria@localhost',
  'maria@example',
  'maria@example.',
  'maria@.com',
  'maria..a@example.com',
  '.maria@example.com',
  'maria.@example.com',
  'maria@exa mple.com',
  'maria@example.com, luis@example.com',
  'Maria <maria@example.com>',
  'maria@example.c',
  'maria@-example.com',
  'maria@example.com\nBcc: a@example.com',
  `${'a'.repeat(250)}@example.com`,
])('[U17] [D13] %j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
