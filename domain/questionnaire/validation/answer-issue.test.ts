import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { readWords, wordsAt } from '../../../tests/fixtures/locale-words.ts'
import { answerIssue } from './answer-issue.ts'
import { stepDoubt } from './doubt.ts'
import { isStepValid, stepIssueCodes } from './validate.ts'
import { messagesByField, type ValidationIssue } from './validation-issue.ts'

const today = '2026-11-20'
const born = (dateOfBirth: string) =>
  answerIssue('dateOfBirth', updatePrimaryPerson(newFormData(), { dateOfBirth }), today)

test('a date says what is missing or wrong, and in which field', () => {
  expect(born('')).toMatchObject({ code: 'dateMissing', part: 'month' })
  expect(born('1988-03-')).toMatchObject({ code: 'dateIncomplete', part: 'day' })
  expect(born('19-03-14')).toMatchObject({ code: 'dateIncomplete', part: 'year' })
  expect(born('1988-02-30')).toMatchObject({ code: 'dateInvalid', part: 'day' })
  expect(born('1899-12-31')).toMatchObject({ code: 'dateTooEarly', part: 'year' })
  expect(born('2031-03-14')).toEqual({
    field: 'dateOfBirth',
    code: 'yearInFuture',
    values: { year: '2031' },
    part: 'year',
  })
  expect(born('2026-11-21')).toMatchObject({ code: 'dateInFuture', part: 'month' })
  expect(born('2026-11-20')).toBeUndefined()
})

test('a short phone number says how many digits it has', () => {
  const form = updatePrimaryPerson(newFormData(), { phone: '(937) 555' })
  expect(answerIssue('phone', form, today)).toEqual({
    field: 'phone',
    code: 'phoneTooShort',
    values: { digits: 6 },
  })
})

test('every issue has a sentence in both languages', () => {
  const keys = [...stepIssueCodes, 'dateIncomplete', 'yearInFuture'].toSorted()
  for (const language of ['en', 'es']) {
    const sentences = wordsAt(readWords(language, 'questionnaire'), 'problems')
    expect(Object.keys(Object(sentences)).toSorted()).toEqual(keys)
  }
})

const withEmail = (email: string) => updatePrimaryPerson(newFormData(), { email })

test('[D13] what the e-mail step accepts and no mail could reach is asked about, and accepted all the same', () => {
  for (const email of ['a@', 'maria@example', 'maria@', '@']) {
    expect(isStepValid('email', withEmail(email), '2026-11-23')).toBe(true)
    expect(stepDoubt('email', withEmail(email))).toBe('emailIncomplete')
  }
  expect(stepDoubt('email', withEmail('maria@example.com'))).toBeUndefined()
})

test('no other step is asked about', () => {
  for (const step of stepIds) if (step !== 'email') expect(stepDoubt(step, withEmail('a@'))).toBeUndefined()
})

test('each field with an issue has a message: that of its first one', () => {
  const issues: ValidationIssue<'email' | 'phone', 'missing' | 'tooShort'>[] = [
    { field: 'phone', code: 'tooShort', values: { digits: 5 } },
    { field: 'phone', code: 'missing' },
  ]
  const messages = messagesByField(issues, ({ code, values }) => `${code} ${values?.digits ?? ''}`)
  expect(messages).toEqual({ phone: 'tooShort 5' })
  expect(messagesByField([], String)).toEqual({})
})
