import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import { asksHealth } from './instant-fields.ts'
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
  const { productType, deathBenefit, gender, tobacco } = form
  if (productType === undefined || gender === undefined || tobacco === undefined) return undefined
  if (deathBenefit === null || form.residentState === '' || form.dateOfBirth === '') return undefined
  const health = asksHealth(productType) ? healthOf(form) : unaskedHealth
  if (health === undefined) return undefined
  return {
    policy_type: productType,
    resident_state: form.residentState,
    death_benefit: deathBenefit,
    payment_schedule: 'Monthly',
    date_of_birth: form.dateOfBirth,
    gender,
    tobacco,
    ...health,
    name: prospect.name,
    email: prospect.email,
    phone: prospect.phone,
    ...productParts(form),
  }
}

type HealthParts = Pick<QuoteRequestBody, 'height_feet' | 'height_inches' | 'weight_pounds' | 'health_rating'>

/** Every body has these fields. Where nobody is asked for them, no price depends on them: they hold an average. */
const unaskedHealth: HealthParts = {
  height_feet: 5,
  height_inches: 10,
  weight_pounds: 170,
  health_rating: 'Standard',
}

function healthOf(form: InstantForm): HealthParts | undefined {
  const { heightFeet, heightInches, weightPounds, healthRating } = form
  if (heightFeet === null || weightPounds === null || healthRating === undefined) return undefined
  return {
    height_feet: heightFeet,
    height_inches: heightInches ?? 0,
    weight_pounds: weightPounds,
    health_rating: healthRating,
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
