import { expect, test } from 'vitest'
import { draftIssues, emptyDraft } from './password-draft.ts'

const draft = { current: 'old-secret', password: 'new-secret', confirmPassword: 'new-secret' }

test('[SECURITY-02] a password is changed with the current one and a new one, typed twice', () => {
  expect(draftIssues(draft, true)).toEqual([])
  expect(draftIssues({ ...draft, confirmPassword: 'new-secrets' }, true)).toEqual([
    { field: 'confirmPassword', code: 'passwordsDiffer' },
  ])
  expect(draftIssues({ ...draft, password: 'short', confirmPassword: 'short' }, true)).toEqual([
    { field: 'password', code: 'passwordTooShort' },
  ])
  expect(draftIssues(emptyDraft, true)[0]).toEqual({ field: 'current', code: 'currentRequired' })
})

test('an account without a password has no current one to type', () => {
  expect(draftIssues({ ...draft, current: '' }, false)).toEqual([])
  expect(draftIssues({ ...draft, current: '' }, true)).toEqual([
    { field: 'current', code: 'currentRequired' },
  ])
})

test('a password is as long as the service can keep it, whatever letters it has', () => {
  const of = (password: string) => draftIssues({ ...draft, password, confirmPassword: password }, true)
  expect(of('a'.repeat(72))).toEqual([])
  expect(of('a'.repeat(73))).toEqual([{ field: 'password', code: 'passwordTooLong' }])
  expect(of('ñ'.repeat(37))).toEqual([{ field: 'password', code: 'passwordTooLong' }])
})
