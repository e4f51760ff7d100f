import { z } from 'zod'

/** The plan types of the comparison, and of the first question. */
export const planTypes = ['term', 'whole', 'iul'] as const
export type PlanType = (typeof planTypes)[number]

/** Every plan type that is sold, as carts and chosen plans carry them; the last ones by the instant quote alone. */
export const soldPlanTypes = [...planTypes, 'gul', 'vul', 'final-expense'] as const
export type SoldPlanType = (typeof soldPlanTypes)[number]

/** What requests call each type, and its English name, which saved plans carry; a page's words stand in the messages. */
const planTypeNames = {
  term: { inRequests: 'Term', label: 'Term Life' },
  whole: { inRequests: 'Whole', label: 'Whole Life' },
  iul: { inRequests: 'IUL', label: 'Index Universal Life' },
  gul: { inRequests: 'GUL', label: 'Guaranteed Universal Life' },
  vul: { inRequests: 'VUL', label: 'Variable Universal Life' },
  'final-expense': { inRequests: 'FinalExpense', label: 'Final Expense' },
} as const satisfies Record<SoldPlanType, { inRequests: string; label: string }>

type InRequests<Type extends SoldPlanType> = (typeof planTypeNames)[Type]['inRequests']
type ByRequest = { [Type in SoldPlanType as InRequests<Type>]: Type }

/** A type of the comparison, as requests name it. */
export type PolicyType = InRequests<PlanType>
export const policyTypes = planTypes.map(policyTypeOf)
/** Any type that is sold, as requests name it. */
export type ProductType = keyof ByRequest
export const productTypes = soldPlanTypes.map(policyTypeOf)

/** What a visitor can choose at the first question; `NotSure` asks for a recommendation. */
export type PolicyChoice = PolicyType | 'NotSure'
export const policyChoices: readonly PolicyChoice[] = [...policyTypes, 'NotSure']

export const soldPlanTypeSchema = z.enum(soldPlanTypes)
export const policyTypeSchema = z.enum(policyTypes)
/** The type that stands on a person: a choice at the first question, or the type of a plan taken from the cart. */
export const selectedPlanTypeSchema = z.enum<readonly SelectedPlanType[]>([...productTypes, 'NotSure'])
export type SelectedPlanType = ProductType | 'NotSure'

/** What a request asks for to get this plan type. */
export function policyTypeOf<Type extends SoldPlanType>(planType: Type): InRequests<Type> {
  return planTypeNames[planType].inRequests
}

const byRequest = Object.fromEntries(soldPlanTypes.map((type) => [policyTypeOf(type), type]))

/** The plan type, as a cart carries it, of what a request asks for. */
export function planTypeOf<Type extends ProductType>(productType: Type): ByRequest[Type]
export function planTypeOf(productType: ProductType): SoldPlanType {
  return byRequest[productType] ?? 'term'
}

/** Whether it is a plan type as the comparison names it. */
export function isPlanType(value: unknown): value is PlanType {
  return planTypes.some((planType) => planType === value)
}

/** The type of the plan that a person has chosen; without one, what the comparison starts with. */
export function chosenPlanType(selected: SelectedPlanType | undefined): SoldPlanType {
  return selected === undefined || selected === 'NotSure' ? 'term' : planTypeOf(selected)
}

/** The comparison's starting plan type: none or NotSure compares Term, universal life the indexed one, final expense Whole. */
export function startingPlanType(selected: SelectedPlanType | undefined): PlanType {
  const chosen = chosenPlanType(selected)
  if (isPlanType(chosen)) return chosen
  return chosen === 'final-expense' ? 'whole' : 'iul'
}

/** The locale key of a plan type's name; anything else has the key of "Life Insurance". */
export function planTypeLabelKey(planType: string): PlanType | 'final-expense' | 'other' {
  return isPlanType(planType) || planType === 'final-expense' ? planType : 'other'
}

/** The English name of a plan type; anything else is "Life Insurance". */
export function planTypeLabel(planType: string): string {
  const key = planTypeLabelKey(planType)
  return key === 'other' ? 'Life Insurance' : planTypeNames[key].label
}

/** "Term Life Insurance": the product's name when a carrier names none. */
export function productNameFor(planType: SoldPlanType): string {
  return `${planTypeNames[planType].label} Insurance`
}

/** A name that only describes the product, as config/carriers.ts has them while the operator enters no trade name. */
export interface PlainName {
  planType: SoldPlanType
  years?: number
}

/** What a product's name says if it is such a description, in English; undefined for a name of the carrier's own. */
export function plainNameOf(productName: string): PlainName | undefined {
  const years = /^Level Term (\d+)$/.exec(productName)?.[1]
  if (years !== undefined) return { planType: 'term', years: Number(years) }
  if (productName === 'Final Expense Whole Life') return { planType: 'final-expense' }
  const planType = soldPlanTypes.find((type) => planTypeNames[type].label === productName)
  return planType && { planType }
}
