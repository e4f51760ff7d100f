import { expect, test } from 'vitest'
import { newPasswordIssues, signInIssues, signUpIssues } from './password-rules.ts'

const right = { email: 'ana@example.com', password: 'secret', confirmPassword: 'secret' }

test('what is right has no issue', () => {
  expect(signUpIssues(right)).toEqual([])
  expect(signInIssues({ email: ' ana@example.com ', password: '123456' })).toEqual([])
})

test('the e-mail address is required and must be valid', () => {
  expect(signUpIssues({ ...right, email: '  ' })).toEqual([{ field: 'email', code: 'emailRequired' }])
  expect(signInIssues({ ...right, email: 'ana' })).toEqual([{ field: 'email', code: 'emailInvalid' }])
  expect(signInIssues({ ...right, email: 'ana@example' })).toEqual([{ field: 'email', code: 'emailInvalid' }])
})

test('passwords are required with at least 6 characters, blanks and emoji counted as one each', () => {
  expect(signUpIssues({ ...right, password: '', confirmPassword: '' })).toEqual([
    { field: 'password', code: 'passwordRequired' },
    { field: 'confirmPassword', code: 'passwordRequired' },
  ])
  expect(newPasswordIssues({ password: '12345', confirmPassword: '12345' })).toEqual([
    { field: 'password', code: 'passwordTooShort' },
  ])
  expect(newPasswordIssues({ password: '🙂🙂🙂', confirmPassword: '🙂🙂🙂' })).toEqual([
    { field: 'password', code: 'passwordTooShort' },
  ])
  expect(newPasswordIssues({ password: ' 1 2 3', confirmPassword: ' 1 2 3' })).toEqual([])
})

test('the passwords of a sign-up must be the same', () => {
  expect(signUpIssues({ ...right, confirmPassword: 'secreT' })).toEqual([
    { field: 'confirmPassword', code: 'passwordsDiffer' },
  ])
})
