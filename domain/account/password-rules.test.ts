import { expect, test } from 'vitest'
import { newPasswordProblems, signInProblems, signUpProblems } from './password-rules.ts'

const right = { email: 'ana@example.com', password: 'secret', confirmPassword: 'secret' }

test('what is right has no problem', () => {
  expect(signUpProblems(right)).toEqual({})
  expect(signInProblems({ email: ' ana@example.com ', password: '123456' })).toEqual({})
})

test('the e-mail address is required and must be valid', () => {
  expect(signUpProblems({ ...right, email: '  ' })).toEqual({ email: 'emailRequired' })
  expect(signInProblems({ ...right, email: 'ana' })).toEqual({ email: 'emailInvalid' })
  expect(signInProblems({ ...right, email: 'ana@example' })).toEqual({ email: 'emailInvalid' })
})

test('passwords are required with at least 6 characters, blanks and emoji counted as one each', () => {
  expect(signUpProblems({ ...right, password: '', confirmPassword: '' })).toEqual({
    password: 'passwordRequired',
    confirmPassword: 'passwordRequired',
  })
  expect(newPasswordProblems({ password: '12345', confirmPassword: '12345' })).toEqual({
    password: 'passwordTooShort',
  })
  expect(newPasswordProblems({ password: '🙂🙂🙂', confirmPassword: '🙂🙂🙂' })).toEqual({
    password: 'passwordTooShort',
  })
  expect(newPasswordProblems({ password: ' 1 2 3', confirmPassword: ' 1 2 3' })).toEqual({})
})

test('the passwords of a sign-up must be the same', () => {
  expect(signUpProblems({ ...right, confirmPassword: 'secreT' })).toEqual({
    confirmPassword: 'passwordsDiffer',
  })
})
