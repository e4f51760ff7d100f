import { type FormData, primaryPerson, updatePrimaryPerson } from '../people/form-data.ts'
import type { PolicyChoice } from '../plans/plan-type.ts'
import { type GoalId, recommendedTypeFor } from './goals.ts'

/**
 * The policy type chosen by hand. NotSure asks for a recommendation; a type of one's own ends it and clears
 * the goal, the recommended type and the reason.
 */
export function choosePolicyType(form: FormData, choice: PolicyChoice): FormData {
  if (choice === 'NotSure') {
    return { ...updatePrimaryPerson(form, { selectedPlanType: choice }), needsRecommendation: true }
  }
  const { selectedInsuranceGoal, recommendedPlanType: _type, recommendationReason: _reason, ...rest } = form
  const insuranceGoals = primaryPerson(form).insuranceGoals.filter((code) => code !== selectedInsuranceGoal)
  return updatePrimaryPerson(
    { ...rest, needsRecommendation: false },
    { selectedPlanType: choice, insuranceGoals },
  )
}

/** A picked goal, with the type that serves it and `reason`, the reason's text in the page's language. */
export function chooseGoal(form: FormData, goalId: GoalId, reason: string): FormData {
  return {
    ...updatePrimaryPerson(form, { insuranceGoals: [goalId] }),
    selectedInsuranceGoal: goalId,
    recommendedPlanType: recommendedTypeFor(goalId),
    recommendationReason: reason,
  }
}

/** Copies the recommended type into the chosen one; the goals step stays, so that it can be revisited. */
export function acceptRecommendation(form: FormData): FormData {
  return form.recommendedPlanType === undefined
    ? form
    : updatePrimaryPerson(form, { selectedPlanType: form.recommendedPlanType })
}
