import type { PolicyType } from '#domain/plans/plan-type.ts'

/** The goals offered to someone who is not sure, each with the policy type that serves it. */
export const goals = [
  { id: 'mortgage_protection', recommendedType: 'Term' },
  { id: 'cash_accumulation', recommendedType: 'IUL' },
  { id: 'guaranteed_insurance', recommendedType: 'Whole' },
  { id: 'family_protection', recommendedType: 'Term' },
  { id: 'estate_planning', recommendedType: 'Whole' },
  { id: 'business_protection', recommendedType: 'Term' },
] as const satisfies readonly { id: string; recommendedType: PolicyType }[]
export type Goal = (typeof goals)[number]
export type GoalId = Goal['id']

/** The goal codes that the review and the dashboard also know, from accounts and other devices. */
export const reviewGoalCodes = [
  'protect_loved_ones',
  'build_wealth',
  'pay_mortgage',
  'prepare_future',
  'peace_of_mind',
  'final_expenses',
] as const
type ReviewGoalCode = (typeof reviewGoalCodes)[number]

/** Whether it is a goal that the questionnaire offers. */
export function isGoalId(value: unknown): value is GoalId {
  return goals.some((goal) => goal.id === value)
}

/** Whether it is a code that only older answers hold; the review still words it. */
export function isReviewGoalCode(value: unknown): value is ReviewGoalCode {
  return reviewGoalCodes.some((code) => code === value)
}

/** The policy type that serves a goal best. */
export function recommendedTypeFor(goalId: GoalId): PolicyType {
  return goals.find((goal) => goal.id === goalId)?.recommendedType ?? 'Term'
}

/** The code under which the locale files word a goal; undefined for a code that neither list knows. */
export function goalLabelKey(code: string): GoalId | ReviewGoalCode | undefined {
  return isGoalId(code) || isReviewGoalCode(code) ? code : undefined
}

/** An unknown code as words: `some_goal` reads "Some goal". */
export function humanizeCode(code: string): string {
  const words = code.replace(/[_\-\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
