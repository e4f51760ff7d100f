import { expect, test } from 'vitest'
import { draftProblems, emptyDraft } from './password-draft.ts'

const draft = { current: 'old-secret', password: 'new-secret', confirmPassword: 'new-secret' }

test('[SECURITY-02] a password is changed with the current one and a new one, typed twice', () => {
  expect(draftProblems(draft, true)).toEqual({})
  expect(draftProblems({ ...draft, confirmPassword: 'new-secrets' }, true)).toEqual({
    confirmPassword: 'passwordsDiffer',
  })
  expect(draftProblems({ ...draft, password: 'short', confirmPassword: 'short' }, true)).toEqual({
    password: 'passwordTooShort',
  })
  expect(draftProblems(emptyDraft, true)).toMatchObject({ current: 'passwordRequired' })
})

test('an account without a password has no current one to type', () => {
  expect(draftProblems({ ...draft, current: '' }, false)).toEqual({})
  expect(draftProblems({ ...draft, current: '' }, true)).toEqual({ current: 'passwordRequired' })
})

test('a password is as long as the service can keep it, whatever letters it has', () => {
  const of = (password: string) => draftProblems({ ...draft, password, confirmPassword: password }, true)
  expect(of('a'.repeat(72))).toEqual({})
  expect(of('a'.repeat(73))).toEqual({ password: 'passwordTooLong' })
  expect(of('ñ'.repeat(37))).toEqual({ password: 'passwordTooLong' })
})
