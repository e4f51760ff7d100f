import { expect, test } from 'vitest'
import { draftOf, newPersonDraft } from '#domain/people/person-draft.ts'
import { ana } from '../../../tests/fixtures/device/ana.ts'
import { readWords, wordsAt } from '../../../tests/fixtures/locale-words.ts'
import { ownIssueCodes, personIssues } from './person-issues.ts'

const today = '2026-11-20'
const luis = { ...draftOf(ana), email: '', phone: '', heightInches: 11, relationship: 'Spouse' }
const codes = (changes: Partial<typeof luis>) =>
  personIssues({ ...luis, ...changes }, today).map(({ field, code }) => `${field}: ${code}`)

test('a person who has not been asked yet lacks all that a price needs, in the order of the form', () => {
  const nobody = personIssues(newPersonDraft('p2', ''), today)
  expect(nobody.map(({ code }) => code)).toEqual([
    'relationshipMissing',
    'nameMissing',
    'dateMissing',
    'sexMissing',
    'stateMissing',
    'heightOutOfRange',
    'weightOutOfRange',
    'tobaccoMissing',
    'healthRatingMissing',
  ])
  expect(codes({})).toEqual([])
})

test('[U17] e-mail and phone may stay empty; what is typed is a whole address, and a number by the questionnaire’s rule', () => {
  expect(codes({ email: ' ', phone: '' })).toEqual([])
  for (const email of ['luis', 'luis@', 'luis@example'])
    expect(codes({ email, phone: '305 555' })).toEqual(['email: emailIncomplete', 'phone: phoneTooShort'])
  expect(codes({ email: 'luis@example.com' })).toEqual([])
  expect(personIssues({ ...luis, phone: '305 555' }, today)[0]?.values).toEqual({ digits: 6 })
})

test('a spouse, parent or business partner is of age; a child need not be', () => {
  for (const relationship of ['Spouse', 'Parent', 'Business Partner']) {
    expect(codes({ relationship, dateOfBirth: '2008-11-21' })).toEqual(['dateOfBirth: adultOnly'])
    expect(codes({ relationship, dateOfBirth: '2008-11-20' })).toEqual([])
  }
  expect(codes({ relationship: 'Child', dateOfBirth: '2026-11-01' })).toEqual([])
  expect(codes({ relationship: 'Child', dateOfBirth: '2026-11-21' })).toEqual(['dateOfBirth: dateInFuture'])
})

test('a small child may be small, and nobody else', () => {
  const child = { relationship: 'Child', dateOfBirth: '2025-01-01' }
  const small = { heightFeet: 1, heightInches: 0, weightPounds: 5 }
  expect(codes({ ...child, ...small })).toEqual([])
  expect(codes({ ...child, heightFeet: 7, heightInches: 11, weightPounds: 500 })).toEqual([])
  expect(codes(small)).toEqual(['height: heightOutOfRange', 'weight: weightOutOfRange'])
  for (const odd of [{ heightFeet: 0 }, { heightFeet: 8 }, { heightInches: -1 }, { heightInches: 12 }])
    expect(codes({ ...child, ...odd })).toEqual(['height: minorHeight'])
  for (const weightPounds of [4, 501])
    expect(codes({ ...child, weightPounds })).toEqual(['weight: minorWeight'])
})

test.each(['en', 'es'])('every issue of this form has a sentence (%s)', (language) => {
  const sentences = wordsAt(readWords(language, 'people'), 'problems')
  expect(Object.keys(Object(sentences))).toEqual(expect.arrayContaining([...ownIssueCodes]))
})
