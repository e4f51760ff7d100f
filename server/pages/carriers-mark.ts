import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type PricedCarrier, pricedCarrierSchema } from '#domain/carriers/carrier.ts'

/** Where the build says which carriers its example prices are of. */
export const carriersFileName = 'example-carriers'

/** Tells carriers apart by what their prices follow from. */
export function carriersMark(carriers: readonly PricedCarrier[]): string {
  const priced = z.array(z.object(pricedCarrierSchema.shape)).parse(carriers)
  return createHash('sha256').update(JSON.stringify(priced)).digest('hex')
}
