import { z } from 'zod'

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/**
 * `asked_price_errors`, in whole per cents: how far off estimates were from what carriers asked in the end, from the
 * first of these months to the last; null where too few prices are known. `signed` is below 0 where we were too low, and
 * of `plans` there are at least so many.
 */
export const carrierErrorsSchema = z
  .object({
    since: month,
    until: month,
    carriers: z.array(
      z.object({
        carrier_id: z.string(),
        plans: z.int().positive(),
        typical: z.int().nonnegative(),
        signed: z.int(),
      }),
    ),
  })
  .nullable()
export type CarrierErrors = NonNullable<z.infer<typeof carrierErrorsSchema>>
