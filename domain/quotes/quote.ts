import { z } from 'zod'
import { premiumBases } from '#domain/pricing/premiums/premium-basis.ts'
import { roundToCents } from './money.ts'
import { planGuaranteesSchema, priceDetailsSchema } from './price-details.ts'

/** A quote as the comparison shows it. Premiums in USD, term in years. */
export const quoteSchema = z.object({
  quoteId: z.string(),
  carrierName: z.string(),
  productName: z.string(),
  monthlyPremium: z.number(),
  annualPremium: z.number(),
  coverage: z.number(),
  termYears: z.number().optional(),
  healthClass: z.string(),
  /** Whole stars, 1 to 5. */
  stars: z.number().int().min(1).max(5),
  instantDecision: z.boolean(),
  applyProductCode: z.string(),
  /** Set where the price comes from a model and is not the carrier's own rate. */
  isModeled: z.boolean().optional(),
  premiumBasis: z.enum(premiumBases).optional(),
  priceDetails: priceDetailsSchema.optional(),
  guarantees: planGuaranteesSchema.optional(),
})
export type Quote = z.infer<typeof quoteSchema>

/** What stands on the comparison: live answers, or sample quotes (SAMPLE-01) when none can be had. */
export type QuoteOrigin = 'live' | 'sample'

/** Whether twelve monthly payments cost more than the annual premium, which then is the price of paying once a year. */
export function isCheaperPaidOnce({ monthlyPremium, annualPremium }: Quote): boolean {
  return annualPremium < roundToCents(12 * monthlyPremium)
}
