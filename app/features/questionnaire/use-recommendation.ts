import { useState } from 'react'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { acceptRecommendation } from '#domain/questionnaire/answers.ts'
import { isGoalId } from '#domain/questionnaire/goals.ts'

/**
 * The recommendation that follows a picked goal. It opens at a tap on the goal, and by keyboard at Space, Enter or
 * Continue. Who has closed it goes on without it.
 */
export function useRecommendation(
  form: FormData,
  change: (update: (form: FormData) => FormData) => void,
  goOn: (answered: FormData) => void,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [declinedGoal, setDeclinedGoal] = useState<string>()
  const { selectedInsuranceGoal: goal, recommendedPlanType: type } = form
  const isAccepted = primaryPerson(form).selectedPlanType === type
  return {
    dialog: isGoalId(goal) && type ? { goal, type } : undefined,
    isOpen,
    /** Whether Continue has to show it first. */
    isDue: type !== undefined && !isAccepted && declinedGoal !== goal,
    open: () => setIsOpen(true),
    close() {
      setIsOpen(false)
      setDeclinedGoal(goal)
    },
    accept() {
      setIsOpen(false)
      change(acceptRecommendation)
      goOn(acceptRecommendation(form))
    },
  }
}
