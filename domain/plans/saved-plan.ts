import { z } from 'zod'
import { likelyPriceSchema } from './likely-price.ts'
import { planTypeLabel } from './plan-type.ts'

/** What a saved plan holds, as it lies on devices and in `plan_details` (PLANS-04). */
const storedDetailsSchema = z.object({
  company: z.string(),
  planType: z.string(),
  coverage: z.number(),
  /** USD. */
  monthlyPrice: z.number(),
  /** Plans saved before it was kept have none. */
  likely: likelyPriceSchema.optional(),
  /** Years. */
  term: z.number().optional(),
  features: z.array(z.string()),
  personName: z.string(),
  relationship: z.string(),
})
type StoredPlanDetails = z.infer<typeof storedDetailsSchema>

/** What a saved plan holds, read from what is stored. Premium in USD per month, coverage in USD. */
export const planDetailsSchema = storedDetailsSchema.transform(
  ({ company: carrierName, monthlyPrice: monthlyPremium, term: termYears, ...details }) => ({
    ...details,
    carrierName,
    monthlyPremium,
    ...(termYears === undefined ? {} : { termYears }),
  }),
)
export type PlanDetails = z.infer<typeof planDetailsSchema>

/** A saved plan's details by the stored names: the database knows a plan that is saved already by them. */
export function storedPlanDetails(details: PlanDetails): StoredPlanDetails {
  const { carrierName: company, monthlyPremium: monthlyPrice, termYears: term, ...others } = details
  return { ...others, company, monthlyPrice, ...(term === undefined ? {} : { term }) }
}

/** One row of the table `saved_plans`, as the backend answers it. Times are RFC 3339 timestamps. */
export const savedPlanSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  plan_name: z.string(),
  plan_details: planDetailsSchema,
  is_favorite: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type SavedPlan = z.infer<typeof savedPlanSchema>

/** A plan kept on the device: the mirror of a saved plan of an account. Times are ISO timestamps. */
export const devicePlanSchema = z.object({
  id: z.string().min(1),
  deviceId: z.string(),
  fullName: z.string(),
  planName: z.string(),
  planDetails: planDetailsSchema,
  isFavorite: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The account that the plan is on its way to; see `claimPlans`. */
  userId: z.string().optional(),
})
export type DevicePlan = z.infer<typeof devicePlanSchema>

type NamedParts = Pick<PlanDetails, 'carrierName' | 'planType' | 'personName'>

/** "carrier - plan type (person name)"; without a name, what stands before it. */
export function planNameFor(details: NamedParts): string {
  return namedFor(`${details.carrierName} - ${planTypeLabel(details.planType)}`, details)
}

/** A plan's own words, with the name of the person behind them where there is one. */
export function namedFor(words: string, { personName }: Pick<PlanDetails, 'personName'>): string {
  const name = personName.trim()
  return name === '' ? words : `${words} (${name})`
}

/** Whether the name is the one that we write, and nobody gave another; once an unnamed person's ended in "()". */
export function isOwnPlanName(planName: string, details: NamedParts): boolean {
  return planName === planNameFor(details) || planName === `${planNameFor({ ...details, personName: '' })} ()`
}

/** The rule by which a plan counts as saved already: same carrier, plan type, coverage and person name. */
export function isSamePlan(one: PlanDetails, other: PlanDetails): boolean {
  return (
    one.carrierName === other.carrierName &&
    one.planType === other.planType &&
    one.coverage === other.coverage &&
    one.personName === other.personName
  )
}

/** A new device plan; `now` is an ISO timestamp. */
export function newDevicePlan(parts: {
  id: string
  deviceId: string
  planDetails: PlanDetails
  now: string
}): DevicePlan {
  return {
    id: parts.id,
    deviceId: parts.deviceId,
    fullName: parts.planDetails.personName,
    planName: planNameFor(parts.planDetails),
    planDetails: parts.planDetails,
    isFavorite: false,
    createdAt: parts.now,
    updatedAt: parts.now,
  }
}
