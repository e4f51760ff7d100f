import { expect, test } from 'vitest'
import { healthQuestions, suggestedRating } from './health-check.ts'

const yesNo = [false, true]
const everyAnswer = yesNo.flatMap((medicine) =>
  yesNo.flatMap((illness) => yesNo.map((hospital) => ({ medicine, illness, hospital }))),
)

test('[U13] every set of three answers points to one rating', () => {
  const pointed = everyAnswer.map((answers) => [
    ...healthQuestions.filter((question) => answers[question]),
    suggestedRating(answers),
  ])
  expect(pointed).toEqual([
    ['Preferred'],
    ['hospital', 'Standard'],
    ['illness', 'Table 2'],
    ['illness', 'hospital', 'Table 3'],
    ['medicine', 'Table 1'],
    ['medicine', 'hospital', 'Table 2'],
    ['medicine', 'illness', 'Table 3'],
    ['medicine', 'illness', 'hospital', 'Table 4'],
  ])
})

test('[U13] nothing is pointed to before all three are answered', () => {
  expect(suggestedRating({})).toBeUndefined()
  expect(suggestedRating({ medicine: true })).toBeUndefined()
  expect(suggestedRating({ medicine: false, illness: false })).toBeUndefined()
  expect(suggestedRating({ illness: true, hospital: true })).toBeUndefined()
})
