import { detailedPlans } from '#domain/pricing/market/detailed-plans.ts'
import { type RateContext, ratedPlans } from '#domain/pricing/rate-tables.ts'
import { createPricedProvider } from './priced-provider.ts'
import type { QuoteProvider } from './quote-provider.ts'

/** Prices by the operator's copy of the carriers' rates: a carrier without a table for a product has no plan of it. */
export function createRateTableProvider(
  pricing: Pick<RateContext, 'carriers' | 'licensedStates' | 'rates'>,
): QuoteProvider {
  return createPricedProvider((request, today) => {
    const context = { ...pricing, today }
    const { plans: found, reason } = ratedPlans(request, context)
    const dates = new Map(found.map(({ planCode, effectiveDate }) => [planCode, effectiveDate]))
    const plans = detailedPlans(request, found, (asked) => ratedPlans(asked, context).plans).map((plan) => ({
      plan,
      origin: { source: 'rate-table' as const, asOf: dates.get(plan.planCode) ?? today },
    }))
    return { plans, reason }
  })
}
