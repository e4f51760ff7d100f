import { expect, test } from 'vitest'
import { z } from 'zod'
import { readWords } from '../../tests/fixtures/locale-words.ts'
import {
  goalLabelKey,
  goals,
  humanizeCode,
  isGoalId,
  isReviewGoalCode,
  recommendedTypeFor,
  reviewGoalCodes,
} from './goals.ts'

test('[QUEST-26] Each of the six goals recommends its policy type', () => {
  expect(Object.fromEntries(goals.map(({ id, recommendedType }) => [id, recommendedType]))).toEqual({
    mortgage_protection: 'Term',
    cash_accumulation: 'IUL',
    guaranteed_insurance: 'Whole',
    family_protection: 'Term',
    estate_planning: 'Whole',
    business_protection: 'Term',
  })
  expect(recommendedTypeFor('estate_planning')).toBe('Whole')
})

test('One rule knows the codes of both lists', () => {
  expect(reviewGoalCodes).toEqual([
    'protect_loved_ones',
    'build_wealth',
    'pay_mortgage',
    'prepare_future',
    'peace_of_mind',
    'final_expenses',
  ])
  for (const code of [...goals.map(({ id }) => id), ...reviewGoalCodes]) expect(goalLabelKey(code)).toBe(code)
  expect(isGoalId('build_wealth')).toBe(false)
  expect(isReviewGoalCode('build_wealth')).toBe(true)
})

test.each([
  ['some_goal', 'Some goal'],
  ['retire-early', 'Retire early'],
  ['  leave__a   gift ', 'Leave a gift'],
  ['éxito', 'Éxito'],
  ['', ''],
])('An unknown goal code %j shows as words: %j', (code, words) => {
  expect(goalLabelKey(code)).toBeUndefined()
  expect(humanizeCode(code)).toBe(words)
})

const words = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  reason: z.string().min(1),
})
const questionnaireWords = z.object({ goals: z.record(z.string(), words) })
const reviewWords = z.object({ goalCodes: z.record(z.string(), z.string().min(1)) })

test.each(['en', 'es'])(
  '[QUEST-25] Six goals are offered, each with title, description and reason in %s',
  (language) => {
    const worded = questionnaireWords.parse(readWords(language, 'questionnaire')).goals
    expect(goals).toHaveLength(6)
    expect(Object.keys(worded).toSorted()).toEqual(goals.map(({ id }) => id).toSorted())
  },
)

test('[REVIEW-08][REVIEW-09] The review’s goal codes have their labels', () => {
  expect(reviewWords.parse(readWords('en', 'review')).goalCodes).toEqual({
    protect_loved_ones: 'Protect my loved ones',
    build_wealth: 'Build wealth',
    pay_mortgage: 'Pay off my mortgage',
    prepare_future: "Prepare for my family's future",
    peace_of_mind: 'Peace of mind',
    final_expenses: 'Cover final expenses',
  })
})

test('the review’s goal codes are worded in Spanish too', () => {
  const labels = reviewWords.parse(readWords('es', 'review')).goalCodes
  expect(Object.keys(labels).toSorted()).toEqual([...reviewGoalCodes].toSorted())
})
