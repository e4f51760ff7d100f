import { z } from 'zod'

/**
 * The bodies and answers of the quote functions, one schema per shape, shared by browser and server.
 * Money in USD, height in feet and inches, weight in lb, dates ISO (YYYY-MM-DD).
 */
export const quoteRequestSchema = z.object({
  policy_type: z.enum(['Term', 'Whole', 'IUL', 'GUL', 'VUL']),
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

export const quoteRequestAnswerSchema = z.looseObject({ search_id: z.string().optional() })

export const policySearchSchema = z.object({ policy_search: z.string().min(1) })

/** One policy as a quote service may word it: every field optional, names as specified. */
export const wirePolicySchema = z.looseObject({
  personal_plan_id: z.string().optional(),
  plan_id: z.string().optional(),
  apply_code: z.string().optional(),
  carrier_name: z.string().optional(),
  insurer_name: z.string().optional(),
  product_name: z.string().optional(),
  monthly_premium: z.number().optional(),
  premium: z.number().optional(),
  annual_premium: z.number().optional(),
  death_benefit: z.number().optional(),
  coverage_amount: z.number().optional(),
  term_length: z.union([z.number(), z.string()]).optional(),
  health_class: z.string().optional(),
  rating: z.number().optional(),
  carrier_rating: z.number().optional(),
  instant_decision: z.boolean().optional(),
})
export type WirePolicy = z.infer<typeof wirePolicySchema>

export const policySearchAnswerSchema = z.looseObject({
  status: z.string().optional(),
  policies: z.array(wirePolicySchema).optional(),
})
export type PolicySearchAnswer = z.infer<typeof policySearchAnswerSchema>

export const startApplicationSchema = z.object({ personal_plan: z.string().min(1) })
export const startApplicationAnswerSchema = z.looseObject({ url: z.string().optional() })
