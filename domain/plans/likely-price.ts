import { z } from 'zod'

/** Between what a price likely ends up: USD per month in the next better and the next worse health class. */
export const likelyPriceSchema = z.object({
  low: z.number().nonnegative().max(1_000_000),
  high: z.number().nonnegative().max(1_000_000),
})
export type LikelyPrice = z.infer<typeof likelyPriceSchema>
