import type { CartItem } from '#domain/cart/cart-item.ts'
import type { ChosenPlan } from '#domain/cart/chosen-plan.ts'
import type { LeadPlan } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { productNameFor } from '#domain/plans/plan-type.ts'

const longestCode = 4_000

type PlanParts = Pick<
  CartItem,
  | 'carrierName'
  | 'productName'
  | 'planType'
  | 'coverage'
  | 'monthlyPremium'
  | 'likely'
  | 'termYears'
  | 'personName'
  | 'applyProductCode'
  | 'isSample'
  | 'priceSource'
>

/** A plan of the cart as a lead holds it: it fits `leadPlanSchema`. Premium in USD per month, coverage in USD. */
export function leadPlanFrom(item: PlanParts): LeadPlan {
  const { termYears, applyProductCode, likely, priceSource } = item
  return {
    carrierName: leadText(item.carrierName, 120),
    productName: leadText(item.productName, 160),
    planType: item.planType,
    coverage: Math.min(Math.max(item.coverage, 0), 100_000_000),
    monthlyPremium: Math.min(Math.max(item.monthlyPremium, 0), 1_000_000),
    ...(likely === undefined ? {} : { likely }),
    ...(isTerm(termYears) ? { termYears } : {}),
    personName: leadText(item.personName, 120),
    // Half a code starts nothing.
    applyProductCode: leadText(applyProductCode, longestCode) === applyProductCode ? applyProductCode : '',
    isSample: item.isSample,
    ...(priceSource === undefined ? {} : { priceSource }),
  }
}

/**
 * The plan that stands chosen on a person as a lead holds it. Its cart item tells product and origin; without one it
 * counts as a sample: where its price came from is no longer known, so a call has to settle it.
 */
export function leadPlanOfChoice(plan: ChosenPlan, item: CartItem | undefined): LeadPlan {
  const { productName, applyProductCode, isSample, likely, priceSource } = item ?? {
    productName: productNameFor(plan.planType),
    applyProductCode: '',
    isSample: true,
    likely: undefined,
    priceSource: undefined,
  }
  return leadPlanFrom({ ...plan, productName, applyProductCode, isSample, likely, priceSource })
}

function isTerm(years: number | undefined): years is number {
  return years !== undefined && Number.isInteger(years) && years > 0 && years <= 100
}
