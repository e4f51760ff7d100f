import { expect, test } from 'vitest'
import { healthRatings } from '#domain/pricing/quote-request.ts'
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

test('[U13] one more yes never points to a better rating', () => {
  const place = (answers: (typeof everyAnswer)[number]) => {
    const rating = suggestedRating(answers)
    return rating === undefined ? Number.NaN : healthRatings.indexOf(rating)
  }
  for (const answers of everyAnswer) {
    for (const question of healthQuestions) {
      expect(place({ ...answers, [question]: true })).toBeGreaterThanOrEqual(place(answers))
    }
  }
})

test('[U13] nothing is pointed to before all three are answered', () => {
  expect(suggestedRating({})).toBeUndefined()
  expect(suggestedRating({ medicine: true })).toBeUndefined()
  expect(suggestedRating({ medicine: false, illness: false })).toBeUndefined()
  expect(suggestedRating({ illness: true, hospital: true })).toBeUndefined()
})
