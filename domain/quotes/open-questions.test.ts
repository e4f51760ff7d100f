import { expect, test } from 'vitest'
import { markAnswered } from '#domain/people/answered.ts'
import { type FormData, newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson, questionsWithDefault } from '#domain/people/person.ts'
import { newPersonDraft, savePersonDraft } from '#domain/people/person-draft.ts'
import { assumedAnswers } from './assumed-answers.ts'
import { openQuestions } from './open-questions.ts'

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

const today = '2026-11-20'
const ofAccount = { ...newFormData(), userId: 'user-1', isAuthenticated: true }
const openOfFirst = (form: FormData) => openQuestions(form, primaryPerson(form), today)

test('[U2] with an account everything that a price rests on is asked, and no default stands in', () => {
  const ofEverybody = ['sex', 'tobacco', 'height', 'weight', 'healthRating']
  expect(openOfFirst(ofAccount)).toEqual(['policyType', 'coverage', ...ofEverybody])
  const term = updatePrimaryPerson(ofAccount, { selectedPlanType: 'Term', smoker: false, gender: 'Female' })
  expect(openOfFirst(term)).toEqual(['coverage', 'height', 'weight', 'healthRating', 'termLength'])
  const answered = updatePrimaryPerson(term, markAnswered(primaryPerson(term), questionsWithDefault))
  expect(openOfFirst(answered)).toEqual([])
  // Without an account the specified defaults count.
  expect(openOfFirst(newFormData())).toEqual([])
})

test('[U2] an added person is asked for what their form asks; once it is saved nothing is open', () => {
  const luis = newAddedPerson('p2', 'Spouse')
  const open = openQuestions(addPerson(ofAccount, luis), luis, today)
  expect(open).toEqual(['sex', 'tobacco', 'height', 'weight', 'healthRating'])
  const draft = {
    ...newPersonDraft('p2', 'FL'),
    ...{ relationship: 'Spouse', gender: 'Male' as const, smoker: false },
    ...{ heightFeet: 5, heightInches: 10, weightPounds: 170, healthRating: 'Standard' },
  }
  const form = savePersonDraft(ofAccount, draft)
  const [, saved = luis] = form.people
  expect(openQuestions(form, saved, today)).toEqual([])
})
