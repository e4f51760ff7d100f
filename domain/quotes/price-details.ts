import { z } from 'zod'

/** USD per month. */
const premium = z.number().nonnegative()

/** Who a price that is no sample comes from. */
export const priceSourceSchema = z.enum(['model', 'rate-table', 'service'])

/**
 * What a price is made of and what would change it, as a policy carries it under `price_details`: our own addition
 * to the quote service's answer. In each list one entry is the policy's own (`health_class`, `term_length` and
 * `death_benefit` equal the policy's); a variation that the carrier does not sell is left out.
 */
export const priceDetailsSchema = z.object({
  /** `model`: estimated by our engine. `rate-table`: the operator's copy of the carrier's rates. `service`: quoted by the quote service. */
  source: priceSourceSchema,
  /** The day from which the rate table is in force (YYYY-MM-DD). */
  as_of: z.string().optional(),
  /** Fractions of the premium that add up to 1; only a model knows them. */
  shares: z
    .object({ claims: z.number(), expenses: z.number(), taxes: z.number(), margin: z.number() })
    .optional(),
  /** One class better, the policy's own, one class worse. */
  health_classes: z.array(z.object({ health_class: z.string(), monthly_premium: premium })).default([]),
  /** Without and with tobacco; the own one is what was asked. */
  tobacco: z
    .array(z.object({ tobacco: z.boolean(), is_own: z.boolean(), monthly_premium: premium }))
    .default([]),
  /** The next shorter and the next longer term that the carrier sells; empty for life-long plans. */
  terms: z.array(z.object({ term_length: z.number(), monthly_premium: premium })).default([]),
  /** 10,000 USD less, the own amount, 10,000 USD more. */
  death_benefits: z.array(z.object({ death_benefit: z.number(), monthly_premium: premium })).default([]),
})
export type PriceDetails = z.infer<typeof priceDetailsSchema>

/** What the premium buys for sure, as a policy carries it under `guarantees`; a VUL's outlook is no guarantee. */
export const planGuaranteesSchema = z.object({
  /** For how many years premiums are due. */
  premium_years: z.number().int().positive(),
  /** The age to which the death benefit is guaranteed while premiums are paid; null where nothing is. */
  guaranteed_to_age: z.number().int().nullable(),
  /** Guaranteed cash values in USD at attained ages, youngest first; empty where none is guaranteed. */
  cash_values: z.array(z.object({ age: z.number().int(), amount: z.number() })).default([]),
  /** VUL alone: to what age coverage lasts if the funds earn this much a year before charges (a fraction). Not guaranteed. */
  outlook: z.array(z.object({ yearly_return: z.number(), lasts_to_age: z.number().int() })).default([]),
})
export type PlanGuarantees = z.infer<typeof planGuaranteesSchema>
