import { expect, test } from 'vitest'
import { isEmailAddress, newPasswordProblems, signInProblems, signUpProblems } from './password-rules.ts'

const right = { email: 'ana@example.com', password: 'secret', confirmPassword: 'secret' }

test('what is right has no problem', () => {
  expect(signUpProblems(right)).toEqual({})
  expect(signInProblems({ email: ' ana@example.com ', password: '123456' })).toEqual({})
})

test('the e-mail address is required and must be valid', () => {
  expect(signUpProblems({ ...right, email: '  ' })).toEqual({ email: 'emailRequired' })
  expect(signInProblems({ ...right, email: 'ana' })).toEqual({ email: 'emailInvalid' })
  for (const address of ['a@b', "o'brien+tag@mail.example.co", 'a.b_c@x-y.example']) {
    expect(isEmailAddress(address), address).toBe(true)
  }
  for (const address of ['@example.com', 'ana@', 'ana@-x.com', 'a b@c.com', 'a@b..c', 'a@b@c', 'a@b,c']) {
    expect(isEmailAddress(address), address).toBe(false)
  }
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
