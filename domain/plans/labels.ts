import { type PlanType, planTypes, type SoldPlanType } from './plan-type.ts'

/** Names of the plan types as requests and saved plans carry them; what a page shows stands in the locale files. */
const planTypeLabels = {
  term: 'Term Life',
  whole: 'Whole Life',
  iul: 'Index Universal Life',
} as const satisfies Record<PlanType, string>

/** What is only sold through the instant quote. */
const otherProductLabels = {
  gul: 'Guaranteed Universal Life',
  vul: 'Variable Universal Life',
} as const satisfies Record<Exclude<SoldPlanType, PlanType>, string>

const otherPlanLabel = 'Life Insurance'

/** Whether it is a plan type as the comparison names it. */
export function isPlanType(value: unknown): value is PlanType {
  return planTypes.some((planType) => planType === value)
}

/** The English name of a plan type; anything else is "Life Insurance". */
export function planTypeLabel(planType: string): string {
  return isPlanType(planType) ? planTypeLabels[planType] : otherPlanLabel
}

/** The locale key of a plan type's name; anything else has the key of "Life Insurance". */
export function planTypeLabelKey(planType: string): PlanType | 'other' {
  return isPlanType(planType) ? planType : 'other'
}

/** "Term Life Insurance": the product's name when a carrier names none. */
export function productNameFor(planType: SoldPlanType): string {
  return `${{ ...planTypeLabels, ...otherProductLabels }[planType]} Insurance`
}
