import { expect, test } from 'vitest'
import { firstWord, joinName, providerName } from './full-name.ts'
import { codeDigits, isWholeCode } from './one-time-code.ts'
import { newPasswordIssues, signInIssues, signUpIssues } from './password-rules.ts'

test('a code may be typed with spaces and is whole with six digits', () => {
  expect(codeDigits(' 123 456')).toBe('123456')
  expect(isWholeCode('123 456')).toBe(true)
  expect(isWholeCode('12345')).toBe(false)
  expect(isWholeCode('1234567')).toBe(false)
})

const right = { email: ' ana@example.com ', password: 'secret', confirmPassword: 'secret' }
const codes = (issues: readonly { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field}: ${code}`)

test.each([
  [{}, []],
  [{ email: '  ' }, ['email: emailRequired']],
  [{ email: 'ana@example' }, ['email: emailInvalid']],
  [
    { password: '', confirmPassword: '' },
    ['password: passwordRequired', 'confirmPassword: passwordRequired'],
  ],
  [{ confirmPassword: 'secreT' }, ['confirmPassword: passwordsDiffer']],
])('a sign-up with %j has the issues %j', (changes, issues) => {
  expect(codes(signUpIssues({ ...right, ...changes }))).toEqual(issues)
})

// At least 6 characters; a blank and an emoji are one each.
test.each([
  ['12345', ['password: passwordTooShort']],
  ['🙂🙂🙂', ['password: passwordTooShort']],
  [' 1 2 3', []],
])('a new password %j has the issues %j', (password, issues) => {
  expect(codes(newPasswordIssues({ password, confirmPassword: password }))).toEqual(issues)
})

test('a sign-in needs a whole address and a password', () => {
  expect(signInIssues(right)).toEqual([])
  expect(codes(signInIssues({ email: 'ana', password: '' }))).toEqual([
    'email: emailInvalid',
    'password: passwordRequired',
  ])
})

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
