import type { PolicyType } from './plan-type.ts'

/**
 * The goals of the one-question quiz: the policy type that often serves each, and the role of the page that tells more.
 * QUIZ-02 to QUIZ-06: no type is named for final expenses, which small whole life policies serve.
 */
export const quizGoals = [
  { id: 'protect_family', recommendedType: 'Term', page: 'termLife' },
  { id: 'pay_mortgage', recommendedType: 'Term', page: 'mortgageProtection' },
  { id: 'build_wealth', recommendedType: 'IUL', page: 'indexUniversalLife' },
  { id: 'health_issues', recommendedType: 'Whole', page: 'wholeLife' },
  { id: 'final_expenses', recommendedType: 'Whole', page: 'finalExpense' },
] as const satisfies readonly { id: string; recommendedType: PolicyType; page: string }[]

export type QuizGoal = (typeof quizGoals)[number]
export type QuizGoalId = QuizGoal['id']

/** The goal with this id; undefined while none is picked. */
export function quizGoal(id: QuizGoalId | undefined): QuizGoal | undefined {
  return quizGoals.find((goal) => goal.id === id)
}
