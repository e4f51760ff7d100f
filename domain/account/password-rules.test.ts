import { expect, test } from 'vitest'
import { newPasswordIssues, signInIssues, signUpIssues } from './password-rules.ts'

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
