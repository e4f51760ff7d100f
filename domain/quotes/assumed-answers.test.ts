import { expect, test } from 'vitest'
import { markAnswered } from '#domain/people/answered.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import { assumedAnswers } from './assumed-answers.ts'

const untouched = newPrimaryPerson()

test('[U10] every default that nobody touched is said, and none that was confirmed or changed', () => {
  expect(assumedAnswers(untouched, 'term')).toEqual([
    'coverage',
    'height',
    'weight',
    'healthRating',
    'termLength',
  ])
  const person = markAnswered({ ...untouched, weightPounds: 150 }, ['coverage', 'height', 'termLength'])
  expect(assumedAnswers(person, 'term')).toEqual(['healthRating'])
})

test('[U10] a term counts for term plans alone, and an added person is asked for neither amount nor term', () => {
  expect(assumedAnswers(untouched, 'whole')).toEqual(['coverage', 'height', 'weight', 'healthRating'])
  expect(assumedAnswers({ ...untouched, id: 'p2' }, 'term')).toEqual(['height', 'weight', 'healthRating'])
})
