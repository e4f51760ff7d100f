import { noPlanReason, type PricingContext } from '#domain/pricing/market/price-plans.ts'
import { modelledPlans } from '#domain/quotes/service/priced-policy.ts'
import { createPricedProvider } from './priced-provider.ts'
import type { QuoteProvider } from './quote-provider.ts'

/** Prices with the engine in `domain/pricing`: works without a key, and every price is labelled an estimate. */
export function createEmbeddedProvider(
  pricing: Pick<PricingContext, 'carriers' | 'tables' | 'licensedStates'>,
): QuoteProvider {
  return createPricedProvider((request, today) => {
    const context = { ...pricing, today }
    const plans = modelledPlans(request, context)
    const reason = plans.length === 0 ? noPlanReason(request, context) : undefined
    return { plans: plans.map((plan) => ({ plan, origin: { source: 'model' } })), reason }
  })
}
