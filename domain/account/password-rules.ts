import { isEmailAddress } from '#domain/people/contact/email.ts'

/** The least number of characters of a password (AUTH-11). */
export const leastPasswordLength = 6

/** The least number of characters of a password that opens the agent's desk, and with it everybody's answers. */
export const leastDeskPasswordLength = 12

export type SignUpFields = {
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}
export type SignInFields = Pick<SignUpFields, 'email' | 'password'>

/** What is wrong with a field; the words of each stand in the namespace `auth` under `problems`. */
export type AccountFieldProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordTooShort'
  | 'passwordsDiffer'

export type FieldProblems = { readonly [Field in keyof SignUpFields]?: AccountFieldProblem }

/** What is wrong with an e-mail address; undefined when nothing is. */
export function emailProblem(email: string): AccountFieldProblem | undefined {
  if (email.trim() === '') return 'emailRequired'
  return isEmailAddress(email) ? undefined : 'emailInvalid'
}

/** What is wrong with a new password; undefined when nothing is. Blanks are characters like others. */
export function passwordProblem(password: string): AccountFieldProblem | undefined {
  if (password === '') return 'passwordRequired'
  return [...password].length < leastPasswordLength ? 'passwordTooShort' : undefined
}

/** What is wrong with a new password and its repetition. */
export function newPasswordProblems({
  password,
  confirmPassword,
}: Pick<SignUpFields, 'password' | 'confirmPassword'>): FieldProblems {
  const own = passwordProblem(password)
  const repeated = confirmPassword === '' ? 'passwordRequired' : undefined
  const differ = password !== confirmPassword ? 'passwordsDiffer' : undefined
  return present({ password: own, confirmPassword: repeated ?? differ })
}

/** What is wrong with what was entered to sign up; an empty object when nothing is. */
export function signUpProblems(fields: SignUpFields): FieldProblems {
  return { ...present({ email: emailProblem(fields.email) }), ...newPasswordProblems(fields) }
}

/** What is wrong with what was entered to sign in; an empty object when nothing is. */
export function signInProblems({ email, password }: SignInFields): FieldProblems {
  return present({ email: emailProblem(email), password: passwordProblem(password) })
}

function present(
  problems: { [Field in keyof SignUpFields]?: AccountFieldProblem | undefined },
): FieldProblems {
  const { email, password, confirmPassword } = problems
  return {
    ...(email && { email }),
    ...(password && { password }),
    ...(confirmPassword && { confirmPassword }),
  }
}
