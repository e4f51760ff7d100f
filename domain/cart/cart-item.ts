import { z } from 'zod'
import { soldPlanTypeSchema } from '#domain/plans/plan-type.ts'

/** One plan in the cart, for one person. `monthlyPrice` in USD per month, `coverage` in USD, `term` in years. */
export const cartItemSchema = z.object({
  id: z.string().min(1),
  personId: z.string().min(1),
  personName: z.string(),
  relationship: z.string(),
  /** The carrier. */
  name: z.string(),
  planType: soldPlanTypeSchema,
  coverage: z.number(),
  monthlyPrice: z.number(),
  term: z.number().optional(),
  quoteId: z.string(),
  applyProductCode: z.string(),
  productName: z.string(),
  /** Short names of what the plan assures, as no language words them; plans from the instant quote have them. */
  features: z.array(z.string()).optional(),
  healthClass: z.string(),
  instantDecision: z.boolean(),
  /** A sample price: applying for it becomes a call wish, not an application. */
  isSample: z.boolean(),
})
export type CartItem = z.infer<typeof cartItemSchema>
