import { z } from 'zod'

/** What a visitor can choose at the first question; `NotSure` asks for a recommendation. */
export const policyChoices = ['Term', 'Whole', 'IUL', 'NotSure'] as const
export type PolicyChoice = (typeof policyChoices)[number]

/** The policy types that can be quoted on the comparison. */
export const policyTypes = ['Term', 'Whole', 'IUL'] as const
export type PolicyType = (typeof policyTypes)[number]

/** Plan types as cart items and saved plans carry them. */
export const planTypes = ['term', 'whole', 'iul'] as const
export type PlanType = (typeof planTypes)[number]

export const planTypeSchema = z.enum(planTypes)
export const policyChoiceSchema = z.enum(policyChoices)
export const policyTypeSchema = z.enum(policyTypes)

const byPolicyType = { Term: 'term', Whole: 'whole', IUL: 'iul' } as const satisfies Record<
  PolicyType,
  PlanType
>
const byPlanType = { term: 'Term', whole: 'Whole', iul: 'IUL' } as const satisfies Record<
  PlanType,
  PolicyType
>

/** The plan type of the comparison that stands for a policy type of the questionnaire. */
export function planTypeOf(policyType: PolicyType): PlanType {
  return byPolicyType[policyType]
}

/** The policy type of the questionnaire that stands for a plan type of the comparison. */
export function policyTypeOf(planType: PlanType): PolicyType {
  return byPlanType[planType]
}

/** The comparison's starting plan type: a choice of none or NotSure compares Term. */
export function startingPlanType(choice: PolicyChoice | undefined): PlanType {
  return choice === undefined || choice === 'NotSure' ? 'term' : byPolicyType[choice]
}
