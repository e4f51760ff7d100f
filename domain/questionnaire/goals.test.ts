import { expect, test } from 'vitest'
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
