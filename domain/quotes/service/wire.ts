import { z } from 'zod'
import { productTypes, soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import { premiumBases } from '#domain/pricing/premiums/premium-basis.ts'
import { planGuaranteesSchema, priceDetailsSchema } from '#domain/quotes/price-details.ts'

/**
 * The bodies and answers of the quote functions, one schema per shape, shared by browser and server.
 * Money in USD, height in feet and inches, weight in lb, dates ISO (YYYY-MM-DD).
 */
export const quoteRequestSchema = z.object({
  policy_type: z.enum(productTypes),
  resident_state: z.string().length(2),
  death_benefit: z.number().int().nonnegative(),
  payment_schedule: z.literal('Monthly'),
  date_of_birth: z.iso.date(),
  gender: z.enum(['Male', 'Female']),
  tobacco: z.boolean(),
  height_feet: z.number().int(),
  height_inches: z.number().int(),
  weight_pounds: z.number(),
  health_rating: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  term_duration: z.number().int().optional(),
  expedited_products: z.boolean().optional(),
  paid_up_period: z.string().optional(),
  premium_budget: z.number().optional(),
  main_goal: z.string().optional(),
  solve_for: z.string().optional(),
  cash_value_solve_amount: z.number().optional(),
  cash_value_solve_age: z.number().optional(),
})
export type QuoteRequestBody = z.infer<typeof quoteRequestSchema>

export const quoteRequestAnswerSchema = z.looseObject({ search_id: z.string().optional().catch(undefined) })

export const policySearchSchema = z.object({ policy_search: z.string().min(1) })

/** Services write a missing part as null or leave it out, and numbers now and then as text. */
const tolerantText = z.string().optional().catch(undefined)
const numberFromText = z
  .string()
  .regex(/^\s*\d+(\.\d+)?\s*$/)
  .transform(Number)
const tolerantNumber = z.union([z.number(), numberFromText]).optional().catch(undefined)

/** One policy as a quote service may word it: every field optional, names by CALLS-27. */
export const wirePolicySchema = z.looseObject({
  personal_plan_id: tolerantText,
  plan_id: tolerantText,
  apply_code: tolerantText,
  carrier_name: tolerantText,
  insurer_name: tolerantText,
  product_name: tolerantText,
  /** USD per month. */
  monthly_premium: tolerantNumber,
  premium: tolerantNumber,
  /** USD per year. */
  annual_premium: tolerantNumber,
  death_benefit: tolerantNumber,
  coverage_amount: tolerantNumber,
  /** Years, as a number or as text such as "20 Years". */
  term_length: z.union([z.number(), z.string()]).optional().catch(undefined),
  health_class: tolerantText,
  rating: tolerantNumber,
  carrier_rating: tolerantNumber,
  instant_decision: z.boolean().optional().catch(undefined),
  /** Set where the price comes from a model and is not the carrier's own rate. */
  estimate: z.boolean().optional().catch(undefined),
  premium_basis: z.enum(premiumBases).optional().catch(undefined),
  price_details: priceDetailsSchema.optional().catch(undefined),
  guarantees: planGuaranteesSchema.optional().catch(undefined),
})
export type WirePolicy = z.infer<typeof wirePolicySchema>

/** What cannot be read as a policy is left out, so that one faulty entry does not cost the others. */
const usablePolicies = z.array(z.unknown()).transform((entries) =>
  entries.flatMap((entry) => {
    const read = wirePolicySchema.safeParse(entry)
    return read.success ? [read.data] : []
  }),
)

export const policySearchAnswerSchema = z.looseObject({
  status: tolerantText,
  policies: z.preprocess((policies) => policies ?? undefined, usablePolicies.optional()),
  /** Why there are no policies, where the provider can tell. */
  reason: tolerantText,
})
export type PolicySearchAnswer = z.infer<typeof policySearchAnswerSchema>

export const startApplicationSchema = z.object({ personal_plan: z.string().min(1) })
export const startApplicationAnswerSchema = z.looseObject({ url: z.string().optional() })

/** What an id that starts an application says of its plan. Premium in USD a month, coverage in USD. */
const sealedPlanSchema = z.object({
  carrierName: z.string(),
  productName: z.string(),
  planType: soldPlanTypeSchema,
  coverage: z.number(),
  monthlyPremium: z.number(),
  termYears: z.number().optional(),
})
export type SealedPlan = z.infer<typeof sealedPlanSchema>

/** `idempotency_key`: the one under which the asking device had an application stored. */
export const applicationStatusSchema = z.object({
  personal_plan: z.string().min(1).max(4_000),
  idempotency_key: z.uuid().optional(),
})
/** `received`: an application under that key is stored, and is for this plan. */
export const applicationStatusAnswerSchema = z.object({ plan: sealedPlanSchema, received: z.boolean() })
export type ApplicationStatus = z.infer<typeof applicationStatusAnswerSchema>
