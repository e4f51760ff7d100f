import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { readWords, wordsAt } from '../../../tests/fixtures/locale-words.ts'
import { answerIssue } from './answer-issue.ts'
import { stepIssueCodes } from './validate.ts'

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
