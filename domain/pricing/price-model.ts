import { z } from 'zod'
import { type PricedCarrier, pricedCarrierSchema } from '#domain/carriers/carrier.ts'

/**
 * What the engine's prices depend on besides the mortality tables and the request, so that a browser can price by
 * itself what the server would. Its `today` is the server's, by which ages are counted.
 */
export const priceModelSchema = z.object({
  carriers: z.array(pricedCarrierSchema),
  licensedStates: z.union([z.literal('all'), z.array(z.string())]),
  /** ISO date. */
  today: z.iso.date(),
})
export type PriceModel = z.infer<typeof priceModelSchema>

/** The model of these carriers on a day (ISO), with nothing of a carrier that prices don't depend on. */
export function priceModelOf(parts: {
  carriers: readonly PricedCarrier[]
  licensedStates: 'all' | readonly string[]
  today: string
}): PriceModel {
  const { carriers, licensedStates, today } = parts
  return {
    carriers: carriers.map(({ id, name, stars, limits, products }) => ({
      id,
      name,
      stars,
      limits,
      products,
    })),
    licensedStates: licensedStates === 'all' ? 'all' : [...licensedStates],
    today,
  }
}
