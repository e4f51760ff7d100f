import { z } from 'zod'
import { healthClasses } from '#domain/pricing/risk/underwriting-class.ts'
import { deskTime } from './desk-values.ts'

/** What a carrier asked for one plan of a request, beside our estimate: USD a month. */
const personPriceSchema = z.object({
  id: z.number(),
  lead_id: z.uuid(),
  /** Which of the request's plans, from 0 on. */
  place: z.number(),
  asked: z.number(),
  estimate: z.number(),
  health_class: z.enum(healthClasses).nullable(),
  is_modelled: z.boolean(),
  at: deskTime,
})
export type PersonPrice = z.infer<typeof personPriceSchema>

/** `desk_prices_of`, `desk_add_price`, `desk_drop_price`: the newest first; null where there is no such person or plan. */
export const personPricesSchema = z.array(personPriceSchema).nullable()

/** USD a month as somebody types it: "25", "$1,025.50", "25,50"; undefined where it is no amount of 1 to 1,000,000. */
export function readMonthly(typed: string): number | undefined {
  const text = typed.replace(/[$\s]/g, '').replace(/,(\d{1,2})$/, '.$1')
  if (!/^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(text)) return undefined
  const amount = Number(text.replaceAll(',', ''))
  return amount >= 1 && amount <= 1_000_000 ? amount : undefined
}
