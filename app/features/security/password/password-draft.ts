import { type AccountFieldProblem, newPasswordProblems } from '#domain/account/password-rules.ts'

/** What is typed to change a password. */
export interface PasswordDraft {
  current: string
  password: string
  confirmPassword: string
}

export const emptyDraft: PasswordDraft = { current: '', password: '', confirmPassword: '' }

/** The fields in the order in which they stand. */
export const draftFields = ['current', 'password', 'confirmPassword'] as const
export type DraftField = (typeof draftFields)[number]

export type DraftProblems = Partial<Record<DraftField, AccountFieldProblem | 'passwordTooLong'>>

/** Accounts services keep passwords with bcrypt, which reads this many bytes and no more. */
const mostBytes = 72

/** What is wrong with what was typed; empty when it can be sent. */
export function draftProblems(draft: PasswordDraft, needsCurrent: boolean): DraftProblems {
  const isMissing = needsCurrent && draft.current === ''
  const isTooLong = new TextEncoder().encode(draft.password).length > mostBytes
  return {
    ...(isMissing ? { current: 'passwordRequired' } : {}),
    ...newPasswordProblems(draft),
    ...(isTooLong ? { password: 'passwordTooLong' } : {}),
  }
}
