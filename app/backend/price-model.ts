import { priceModelSchema } from '#domain/pricing/price-model.ts'
import type { PriceEngine } from '#domain/quotes/comparison/preview-quotes.ts'
import { policiesFor } from '#domain/quotes/service/priced-policy.ts'
import { type Backend, callFunction } from './call-function.ts'

/**
 * The engine that prices in the browser as the server does. Import this file only when it is needed: it brings the
 * engine with it, and loads the mortality tables. Rejects where prices come from elsewhere, or nothing answers.
 */
export async function loadPriceEngine(backend: Backend): Promise<PriceEngine> {
  const [model, { bundledTables }] = await Promise.all([
    callFunction(backend, 'price-model', {}, priceModelSchema),
    import('#domain/pricing/risk/bundled-tables.ts'),
  ])
  return (body) => policiesFor(body, model, bundledTables)
}
