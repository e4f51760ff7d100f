import { AssumedLine, useAssumed } from '#app/leads/plan-card/assumed-line.tsx'
import { useFormData } from '#app/state/device/form-data.ts'
import type { LeadPlan } from '#domain/leads/lead.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { personById } from '#domain/people/people.ts'
import { stateNames } from '#domain/people/states/states.ts'
import { isPlanType } from '#domain/plans/plan-type.ts'
import { assumedState } from '#domain/quotes/assumed-answers.ts'

interface AssumedOfPlanProps {
  plan: Pick<LeadPlan, 'planType' | 'coverage' | 'termYears' | 'isSample'>
  personId: string
}

/**
 * What a kept plan's price assumes because its person has not answered: the instant quote's state among it. A sample
 * price assumes nothing, final expense neither health nor amount.
 */
export function AssumedOfPlan({ plan, personId }: AssumedOfPlanProps) {
  const { form } = useFormData()
  const person = personById(form, personId) ?? primaryPerson(form)
  const { coverage: selectedCoverage, termYears, planType } = plan
  const priced = { ...person, selectedCoverage, selectedTerm: termYears ?? person.selectedTerm }
  const { values, questions } = useAssumed(person, isPlanType(planType) ? planType : 'iul', priced)
  if (plan.isSample) return null
  const state = person.residentState === '' ? [stateNames[assumedState]] : []
  const others = planType === 'final-expense' ? [] : values
  return <AssumedLine values={[...state, ...others]} questions={questions} />
}
