import { expect, test } from 'vitest'
import { isAnswered, markAnswered } from './answered.ts'
import { newPrimaryPerson, questionsWithDefault } from './person.ts'

const untouched = newPrimaryPerson()

test('[U2] a default that nobody touched is no answer', () => {
  for (const question of questionsWithDefault) expect(isAnswered(untouched, question)).toBe(false)
})

test.each([
  ['coverage', { selectedCoverage: 500_000 }],
  ['height', { heightFeet: 6 }],
  ['height', { heightInches: 5 }],
  ['weight', { weightPounds: 140 }],
  ['healthRating', { healthRating: 'Preferred' }],
  ['termLength', { selectedTerm: 30 }],
] as const)(
  '[U2] another value than the default is an answer to %s, and to nothing else',
  (question, changes) => {
    const answered = questionsWithDefault.filter((each) => isAnswered({ ...untouched, ...changes }, each))
    expect(answered).toEqual([question])
  },
)

test('[U2] a default that was confirmed is an answer, and is marked once', () => {
  const marked = markAnswered(untouched, ['weight'])
  expect(questionsWithDefault.filter((each) => isAnswered(marked, each))).toEqual(['weight'])
  expect(markAnswered(marked, ['weight'])).toBe(marked)
  expect(markAnswered(marked, ['weight', 'height']).answered).toEqual(['weight', 'height'])
})
