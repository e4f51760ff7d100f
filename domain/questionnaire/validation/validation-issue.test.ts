import { expect, test } from 'vitest'
import { messagesByField, type ValidationIssue } from './validation-issue.ts'

test('each field with an issue has a message: that of its first one', () => {
  const issues: ValidationIssue<'email' | 'phone', 'missing' | 'tooShort'>[] = [
    { field: 'phone', code: 'tooShort', values: { digits: 5 } },
    { field: 'phone', code: 'missing' },
  ]
  const messages = messagesByField(issues, ({ code, values }) => `${code} ${values?.digits ?? ''}`)
  expect(messages).toEqual({ phone: 'tooShort 5' })
  expect(messagesByField([], String)).toEqual({})
})
