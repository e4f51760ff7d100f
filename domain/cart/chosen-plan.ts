import type { FormData } from '#domain/people/form-data.ts'
import { personById, updatePerson } from '#domain/people/people.ts'
import { chosenPlanType, policyTypeOf, type SoldPlanType } from '#domain/plans/plan-type.ts'
import type { CartItem } from './cart-item.ts'

/** The plan that a person has chosen, as the options page sums it up. Price in USD per month, term in years. */
export type ChosenPlan = {
  personId: string
  personName: string
  relationship: string
  company: string
  planType: SoldPlanType
  coverage: number
  monthlyPrice: number
  /** Only term plans have one. */
  term?: number
}

/** What of a cart item is written on its person. */
export type PlanChoice = Pick<
  CartItem,
  'personId' | 'name' | 'planType' | 'coverage' | 'monthlyPrice' | 'term'
>

/**
 * Writes a cart item's plan on its person: company, monthly price, coverage, term, plan type. A plan without a
 * term leaves the person's wish for one as it was. An item of a person who is gone changes nothing.
 */
export function choosePlan(form: FormData, item: PlanChoice): FormData {
  const person = personById(form, item.personId)
  if (person === undefined) return form
  return updatePerson(form, item.personId, {
    selectedCompany: item.name,
    selectedMonthlyPrice: item.monthlyPrice,
    selectedCoverage: item.coverage,
    selectedTerm: item.term ?? person.selectedTerm,
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
        company: person.selectedCompany,
        planType,
        coverage: person.selectedCoverage,
        monthlyPrice: person.selectedMonthlyPrice,
        ...(planType === 'term' ? { term: person.selectedTerm } : {}),
      }
    })
}

/** The cart item that a chosen plan came from, if it is still in the cart. */
export function itemOfChosenPlan(plan: ChosenPlan, cart: readonly CartItem[]): CartItem | undefined {
  return cart.findLast(
    (item) =>
      item.personId === plan.personId &&
      item.name === plan.company &&
      item.planType === plan.planType &&
      item.coverage === plan.coverage &&
      item.monthlyPrice === plan.monthlyPrice,
  )
}
