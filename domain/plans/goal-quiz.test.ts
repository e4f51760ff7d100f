import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { quizGoal, quizGoals } from './goal-quiz.ts'

function result(id: Parameters<typeof quizGoal>[0]) {
  const goal = quizGoal(id)
  return goal && { type: goal.recommendedType, path: paths[goal.page] }
}

test('[QUIZ-02] protecting the family leads to term and its page', () => {
  expect(result('protect_family')).toEqual({ type: 'Term', path: '/term-life-insurance' })
})

test('[QUIZ-03] paying the mortgage leads to term and the mortgage page', () => {
  expect(result('pay_mortgage')).toEqual({ type: 'Term', path: '/mortgage-protection' })
})

test('[QUIZ-04] building wealth leads to index universal life', () => {
  expect(result('build_wealth')).toEqual({ type: 'IUL', path: '/index-universal-life' })
})

test('[QUIZ-05] health issues lead to whole life', () => {
  expect(result('health_issues')).toEqual({ type: 'Whole', path: '/whole-life-insurance' })
})

test('[QUIZ-06] final expenses lead to their page, with a whole life policy', () => {
  expect(result('final_expenses')).toEqual({ type: 'Whole', path: '/final-expense-insurance' })
})

test('five goals, and nothing recommended before one is picked', () => {
  expect(quizGoals.map(({ id }) => id)).toEqual([
    'protect_family',
    'pay_mortgage',
    'build_wealth',
    'health_issues',
    'final_expenses',
  ])
  expect(quizGoal(undefined)).toBeUndefined()
})
