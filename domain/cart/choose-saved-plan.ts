import type { FormData } from '#domain/people/form-data.ts'
import { addPerson, isAddedRelationship, newAddedPerson } from '#domain/people/people.ts'
import { primaryPersonId } from '#domain/people/person.ts'
import { soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import type { PlanDetails } from '#domain/plans/saved-plan.ts'
import { choosePlan } from './chosen-plan.ts'

/** Whether a saved plan is of a type that can be applied for; a row from elsewhere may hold any text. */
export function isChoosable(details: PlanDetails): boolean {
  return soldPlanTypeSchema.safeParse(details.planType).success
}

/**
 * Writes a saved plan on the person it was saved for, as a plan of the cart is. Saved plans hold a name and a
 * relationship but no id: a plan of somebody whom this form does not know adds that person, with an id made by
 * `newId`. A plan that is not choosable changes nothing.
 */
export function chooseSavedPlan(form: FormData, details: PlanDetails, newId: () => string): FormData {
  const planType = soldPlanTypeSchema.safeParse(details.planType)
  if (!planType.success) return form
  const { carrierName, coverage, monthlyPremium, termYears } = details
  const { form: withPerson, personId } = personFor(form, details, newId)
  return choosePlan(withPerson, {
    personId,
    carrierName,
    planType: planType.data,
    coverage,
    monthlyPremium,
    ...(termYears === undefined ? {} : { termYears }),
  })
}

function personFor(form: FormData, { personName, relationship }: PlanDetails, newId: () => string) {
  if (!isAddedRelationship(relationship)) return { form, personId: form.people[0]?.id ?? primaryPersonId }
  const related = form.people.filter(({ relationshipToPrimary }) => relationshipToPrimary === relationship)
  const person =
    related.find(({ fullName }) => fullName.trim() === personName.trim()) ??
    related.find(({ fullName }) => fullName.trim() === '' || personName.trim() === '')
  if (person) return { form, personId: person.id }
  const added = { ...newAddedPerson(newId(), relationship), fullName: personName.trim() }
  return { form: addPerson(form, added), personId: added.id }
}
