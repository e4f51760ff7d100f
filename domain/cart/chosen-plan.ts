import type { FormData } from '#domain/people/form-data.ts'
import { personById, updatePerson } from '#domain/people/people.ts'
import { chosenPlanType, policyTypeOf, type SoldPlanType } from '#domain/plans/plan-type.ts'
import type { CartItem } from './cart-item.ts'

/** The plan that a person has chosen, as the options page sums it up. Premium in USD per month, coverage in USD. */
export type ChosenPlan = {
  personId: string
  personName: string
  relationship: string
  carrierName: string
  planType: SoldPlanType
  coverage: number
  monthlyPremium: number
  /** Only term plans have one. */
  termYears?: number
}

/** What of a cart item is written on its person. */
type PlanChoice = Pick<
  CartItem,
  'personId' | 'carrierName' | 'planType' | 'coverage' | 'monthlyPremium' | 'termYears'
>

/**
 * Writes a cart item's plan on its person: carrier, monthly premium, coverage, term, plan type. A plan without a
 * term leaves the person's own as it was. An item of a person who is gone changes nothing.
 */
export function choosePlan(form: FormData, item: PlanChoice): FormData {
  const person = personById(form, item.personId)
  if (person === undefined) return form
  return updatePerson(form, item.personId, {
    selectedCompany: item.carrierName,
    selectedMonthlyPrice: item.monthlyPremium,
    selectedCoverage: item.coverage,
    selectedTerm: item.termYears ?? person.selectedTerm,
    selectedPlanType: policyTypeOf(item.planType),
  })
}

/** Writes the first of each person's items on that person, for a person has room for one plan. */
export function choosePlans(form: FormData, items: readonly PlanChoice[]): FormData {
  const firsts = [...Map.groupBy(items, ({ personId }) => personId).values()].flatMap((own) =>
    own.slice(0, 1),
  )
  return firsts.reduce(choosePlan, form)
}

/** The chosen plan of each person who has one, in the order of the people. */
export function chosenPlans(form: FormData): ChosenPlan[] {
  return form.people
    .filter((person) => person.selectedCompany !== '' && person.selectedMonthlyPrice > 0)
    .map((person) => {
      const planType = chosenPlanType(person.selectedPlanType)
      return {
        personId: person.id,
        personName: person.fullName.trim(),
        relationship: person.relationshipToPrimary,
        carrierName: person.selectedCompany,
        planType,
        coverage: person.selectedCoverage,
        monthlyPremium: person.selectedMonthlyPrice,
        ...(planType === 'term' ? { termYears: person.selectedTerm } : {}),
      }
    })
}

/** The cart item that a chosen plan came from, if it is still in the cart. */
export function itemOfChosenPlan(plan: ChosenPlan, cart: readonly CartItem[]): CartItem | undefined {
  return cart.findLast(
    (item) =>
      item.personId === plan.personId &&
      item.carrierName === plan.carrierName &&
      item.planType === plan.planType &&
      item.coverage === plan.coverage &&
      item.monthlyPremium === plan.monthlyPremium,
  )
}
