import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { quizGoal, quizGoals } from './goal-quiz.ts'

test.each([
  ['[QUIZ-02]', 'protect_family', 'Term', '/term-life-insurance'],
  ['[QUIZ-03]', 'pay_mortgage', 'Term', '/mortgage-protection'],
  ['[QUIZ-04]', 'build_wealth', 'IUL', '/index-universal-life'],
  ['[QUIZ-05]', 'health_issues', 'Whole', '/whole-life-insurance'],
  ['[QUIZ-06]', 'final_expenses', 'Whole', '/final-expense-insurance'],
] as const)('%s the goal %s leads to %s and %s', (_id, id, type, path) => {
  const goal = quizGoal(id)
  expect(goal?.recommendedType).toBe(type)
  expect(goal && paths[goal.page]).toBe(path)
})

test('nothing is recommended before a goal is picked', () => {
  expect(quizGoals).toHaveLength(5)
  expect(quizGoal(undefined)).toBeUndefined()
})
