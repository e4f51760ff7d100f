import { z } from 'zod'
import { likelyPriceSchema } from '#domain/plans/likely-price.ts'
import { soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import { priceSourceSchema } from '#domain/quotes/price-details.ts'

/** One plan in the cart, for one person. Premium in USD per month, coverage in USD. */
export const cartItemSchema = z.object({
  id: z.string().min(1),
  personId: z.string().min(1),
  personName: z.string(),
  relationship: z.string(),
  carrierName: z.string(),
  planType: soldPlanTypeSchema,
  coverage: z.number(),
  monthlyPremium: z.number(),
  /** As it was told beside the price; carts stored before that have none. */
  likely: likelyPriceSchema.optional(),
  termYears: z.number().optional(),
  quoteId: z.string(),
  applyProductCode: z.string(),
  productName: z.string(),
  /** Short names of what the plan assures, as no language words them; plans from the instant quote have them. */
  features: z.array(z.string()).optional(),
  healthClass: z.string(),
  instantDecision: z.boolean(),
  /** A sample price: applying for it becomes a call request, not an application. */
  isSample: z.boolean(),
  /** Carts stored before it was kept have none; nor has a sample. */
  priceSource: priceSourceSchema.optional(),
})
export type CartItem = z.infer<typeof cartItemSchema>

/** A cart item as it lies on devices (CART-08, CART-09). */
export const storedCartItemSchema = cartItemSchema
  .omit({ carrierName: true, monthlyPremium: true, termYears: true })
  .extend({ name: z.string(), monthlyPrice: z.number(), term: z.number().optional() })
type StoredCartItem = z.infer<typeof storedCartItemSchema>

/** A cart item by the stored names. */
export function storedCartItem(item: CartItem): StoredCartItem {
  const { carrierName: name, monthlyPremium: monthlyPrice, termYears: term, ...others } = item
  return { ...others, name, monthlyPrice, ...(term === undefined ? {} : { term }) }
}

/** The cart item that was stored. */
export function cartItemFromStored(item: StoredCartItem): CartItem {
  const { name: carrierName, monthlyPrice: monthlyPremium, term: termYears, ...others } = item
  return { ...others, carrierName, monthlyPremium, ...(termYears === undefined ? {} : { termYears }) }
}
