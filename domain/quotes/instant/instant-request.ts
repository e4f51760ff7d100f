import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import type { InstantForm } from './instant-form.ts'

/** The fixed person whose name, e-mail and phone a request carries in place of the visitor's. */
export type PlaceholderProspect = { readonly name: string; readonly email: string; readonly phone: string }

/**
 * The body of an instant quote's request, or undefined while an answer that it needs is missing. It never carries
 * the visitor's own name, e-mail or phone. Empty inches are none.
 */
export function buildInstantRequest(
  form: InstantForm,
  prospect: PlaceholderProspect,
): QuoteRequestBody | undefined {
  const { productType, deathBenefit, gender, tobacco, heightFeet, weightPounds, healthRating } = form
  if (productType === undefined || gender === undefined || tobacco === undefined) return undefined
  if (deathBenefit === null || heightFeet === null || weightPounds === null) return undefined
  if (healthRating === undefined || form.residentState === '' || form.dateOfBirth === '') return undefined
  return {
    policy_type: productType,
    resident_state: form.residentState,
    death_benefit: deathBenefit,
    payment_schedule: 'Monthly',
    date_of_birth: form.dateOfBirth,
    gender,
    tobacco,
    height_feet: heightFeet,
    height_inches: form.heightInches ?? 0,
    weight_pounds: weightPounds,
    health_rating: healthRating,
    name: prospect.name,
    email: prospect.email,
    phone: prospect.phone,
    ...productParts(form),
  }
}

function productParts(form: InstantForm): Partial<QuoteRequestBody> {
  switch (form.productType) {
    case 'Term':
      return {
        term_duration: form.termDuration,
        ...(form.expeditedProducts !== undefined && { expedited_products: form.expeditedProducts }),
      }
    case 'Whole':
      return { paid_up_period: form.paidUpPeriod, ...budgetOf(form) }
    case 'IUL':
      return { main_goal: form.mainGoal, ...budgetOf(form), ...solveOf(form) }
    default:
      return {}
  }
}

function budgetOf({ premiumBudget }: InstantForm): Partial<QuoteRequestBody> {
  return premiumBudget !== null && premiumBudget > 0 ? { premium_budget: premiumBudget } : {}
}

function solveOf({
  solveFor,
  cashValueSolveAmount,
  cashValueSolveAge,
}: InstantForm): Partial<QuoteRequestBody> {
  if (solveFor === undefined) return {}
  if (solveFor !== 'Solve Cash Value at Age') return { solve_for: solveFor }
  return {
    solve_for: solveFor,
    ...(cashValueSolveAmount !== null && { cash_value_solve_amount: cashValueSolveAmount }),
    ...(cashValueSolveAge !== null && { cash_value_solve_age: cashValueSolveAge }),
  }
}
