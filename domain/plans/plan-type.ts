import { z } from 'zod'

/** What a visitor can choose at the first question; `NotSure` asks for a recommendation. */
export const policyChoices = ['Term', 'Whole', 'IUL', 'NotSure'] as const
export type PolicyChoice = (typeof policyChoices)[number]

/** The policy types that can be quoted on the comparison. */
export const policyTypes = ['Term', 'Whole', 'IUL'] as const
export type PolicyType = (typeof policyTypes)[number]

/** The plan types of the comparison. */
export const planTypes = ['term', 'whole', 'iul'] as const
export type PlanType = (typeof planTypes)[number]

/** Everything that the instant quote prices: besides the comparison's types guaranteed and variable universal life. */
export const productTypes = [...policyTypes, 'GUL', 'VUL'] as const
export type ProductType = (typeof productTypes)[number]

/** Plan types as cart items and chosen plans carry them. */
export const soldPlanTypes = [...planTypes, 'gul', 'vul'] as const
export type SoldPlanType = (typeof soldPlanTypes)[number]

export const soldPlanTypeSchema = z.enum(soldPlanTypes)
/** The type that stands on a person: a choice at the first question, or the type of a plan taken from the cart. */
export const selectedPlanTypeSchema = z.enum([...policyChoices, 'GUL', 'VUL'])
export type SelectedPlanType = z.infer<typeof selectedPlanTypeSchema>
export const policyTypeSchema = z.enum(policyTypes)

const byProductType = {
  Term: 'term',
  Whole: 'whole',
  IUL: 'iul',
  GUL: 'gul',
  VUL: 'vul',
} as const satisfies Record<ProductType, SoldPlanType>
const byPlanType = {
  term: 'Term',
  whole: 'Whole',
  iul: 'IUL',
  gul: 'GUL',
  vul: 'VUL',
} as const satisfies Record<SoldPlanType, ProductType>

/** The plan type, as a cart carries it, of what a request asks for. */
export function planTypeOf<Type extends ProductType>(productType: Type): (typeof byProductType)[Type] {
  return byProductType[productType]
}

/** What a request asks for to get this plan type. */
export function policyTypeOf<Type extends SoldPlanType>(planType: Type): (typeof byPlanType)[Type] {
  return byPlanType[planType]
}

/** The comparison's starting plan type: none or NotSure compares Term, any universal life the indexed one. */
export function startingPlanType(selected: SelectedPlanType | undefined): PlanType {
  if (selected === undefined || selected === 'NotSure') return 'term'
  return selected === 'GUL' || selected === 'VUL' ? 'iul' : byProductType[selected]
}

/** The type of the plan that a person has chosen; without one, what the comparison starts with. */
export function chosenPlanType(selected: SelectedPlanType | undefined): SoldPlanType {
  return selected === undefined || selected === 'NotSure' ? 'term' : byProductType[selected]
}
