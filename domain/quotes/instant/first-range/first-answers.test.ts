import { expect, test } from 'vitest'
import { completeAnswers, type FirstAnswers, openFirstQuestions, readAge } from './first-answers.ts'

const none: FirstAnswers = { age: undefined, gender: undefined, tobacco: undefined, coverage: undefined }
const all = { age: 34, gender: 'Female', tobacco: false, coverage: 500_000 } as const

test('[U11] an age is a number of years from 18 on; all else says why it is none', () => {
  expect(readAge('')).toEqual({})
  expect(readAge(' 34 ')).toEqual({ age: 34 })
  expect(readAge('18')).toEqual({ age: 18 })
  expect(readAge('120')).toEqual({ age: 120 })
  expect(readAge('17')).toEqual({ issue: 'tooYoung' })
  for (const text of ['121', '3a', '-4', '3.5', 'old', '٣٤'])
    expect(readAge(text)).toEqual({ issue: 'noAge' })
})

test('[U11] questions are open until they are answered, with No as well, and four answers are complete', () => {
  expect(openFirstQuestions(none)).toEqual(['age', 'gender', 'tobacco', 'coverage'])
  expect(openFirstQuestions({ ...none, tobacco: false })).toEqual(['age', 'gender', 'coverage'])
  for (const field of ['age', 'gender', 'tobacco', 'coverage'])
    expect(completeAnswers({ ...all, [field]: undefined })).toBeUndefined()
  expect(openFirstQuestions(all)).toEqual([])
  expect(completeAnswers(all)).toEqual(all)
})
