import { isEmailAddress } from '#domain/people/contact/email.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'

/** The least number of characters of a password (AUTH-11). */
export const leastPasswordLength = 6

/** The least number of characters of a password that opens the agent's desk, and with it everybody's answers. */
export const leastDeskPasswordLength = 12

type SignUpFields = {
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}
type SignInFields = Pick<SignUpFields, 'email' | 'password'>

export type EmailIssue = ValidationIssue<'email', 'emailRequired' | 'emailInvalid'>
export type PasswordIssue = ValidationIssue<
  'password' | 'confirmPassword',
  'passwordRequired' | 'passwordTooShort' | 'passwordsDiffer'
>

/** What is wrong with an e-mail address. */
export function emailIssues(email: string): EmailIssue[] {
  if (email.trim() === '') return [{ field: 'email', code: 'emailRequired' }]
  return isEmailAddress(email) ? [] : [{ field: 'email', code: 'emailInvalid' }]
}

/** What is wrong with a new password. Blanks are characters like others. */
function passwordIssues(password: string): PasswordIssue[] {
  if (password === '') return [{ field: 'password', code: 'passwordRequired' }]
  const isTooShort = [...password].length < leastPasswordLength
  return isTooShort ? [{ field: 'password', code: 'passwordTooShort' }] : []
}

/** What is wrong with a new password and its repetition. */
export function newPasswordIssues({
  password,
  confirmPassword,
}: Pick<SignUpFields, 'password' | 'confirmPassword'>): PasswordIssue[] {
  const own = passwordIssues(password)
  if (confirmPassword === '') return [...own, { field: 'confirmPassword', code: 'passwordRequired' }]
  return password === confirmPassword ? own : [...own, { field: 'confirmPassword', code: 'passwordsDiffer' }]
}

/** What is wrong with what was entered to sign up; empty when nothing is. */
export function signUpIssues(fields: SignUpFields): (EmailIssue | PasswordIssue)[] {
  return [...emailIssues(fields.email), ...newPasswordIssues(fields)]
}

/** What is wrong with what was entered to sign in; empty when nothing is. */
export function signInIssues({ email, password }: SignInFields): (EmailIssue | PasswordIssue)[] {
  return [...emailIssues(email), ...passwordIssues(password)]
}
