import { newPasswordIssues, type PasswordIssue } from '#domain/account/password-rules.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'

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

/** What is wrong with a field; its sentences stand in the namespace `security`, under `password.problems`. */
export type DraftIssue =
  | PasswordIssue
  | ValidationIssue<'current', 'currentRequired'>
  | ValidationIssue<'password', 'passwordTooLong'>

/** Accounts services keep passwords with bcrypt, which reads this many bytes and no more. */
const mostBytes = 72

/** What is wrong with what was typed; empty when it can be sent. */
export function draftIssues(draft: PasswordDraft, needsCurrent: boolean): DraftIssue[] {
  const issues: DraftIssue[] = []
  if (needsCurrent && draft.current === '') issues.push({ field: 'current', code: 'currentRequired' })
  const isTooLong = new TextEncoder().encode(draft.password).length > mostBytes
  if (isTooLong) issues.push({ field: 'password', code: 'passwordTooLong' })
  return [...issues, ...newPasswordIssues(draft)]
}
