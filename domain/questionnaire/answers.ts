import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { personSchema } from '#domain/people/person.ts'
import { type PolicyChoice, policyChoices } from '#domain/plans/plan-type.ts'
import { type GoalId, recommendedTypeFor } from './goals.ts'
import type { ChoiceOption, ChoiceQuestion } from './questions.ts'

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

/** The option taken at a choice question; a value that the question does not offer changes nothing. */
export function answerChoice(
  form: FormData,
  { field, options }: Pick<ChoiceQuestion, 'field' | 'options'>,
  value: ChoiceOption['value'],
): FormData {
  const isOffered = options.some((option) => option.value === value)
  const choice = policyChoices.find((offered) => offered === value)
  if (field === 'selectedPlanType' && choice !== undefined) return choosePolicyType(form, choice)
  const answered = personSchema.safeParse({ ...primaryPerson(form), [field]: value })
  return isOffered && answered.success ? updatePrimaryPerson(form, answered.data) : form
}
