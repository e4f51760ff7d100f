import { z } from 'zod'
import { eligibleOffers } from '#domain/pricing/offers.ts'
import type { PricedPlan, PricingContext } from '#domain/pricing/price-plans.ts'
import { modelledPlans, pricedPolicy } from '#domain/quotes/priced-policy.ts'
import { quoteSearchSchema, readQuoteSearch, toQuoteRequest } from '#domain/quotes/read-quote-request.ts'
import type { QuoteProvider } from './quote-provider.ts'
import { Refusal } from './refusal.ts'
import { usDate } from './us-date.ts'

const planSchema = z.object({ planCode: z.string() })

/** Prices with the engine in `domain/pricing`: works without a key, and every price is labelled an estimate. */
export function createEmbeddedProvider(
  pricing: Pick<PricingContext, 'carriers' | 'tables' | 'licensedStates'>,
): QuoteProvider {
  return {
    async requestQuotes(body) {
      const read = readQuoteSearch(body)
      if (!read.ok) throw new Refusal('invalid_body', read.fields)
      return read.search
    },

    async searchPolicies(search, now) {
      const request = toQuoteRequest(quoteSearchSchema.parse(search))
      const context = { ...pricing, today: usDate(now) }
      const plans = modelledPlans(request, context)
      if (plans.length === 0) {
        const { reason = 'no_plan_fits' } = eligibleOffers(request, context)
        return { status: 'No Policies Found', policies: [], reason }
      }
      const policies = plans.map((plan) => ({
        policy: pricedPolicy(plan, { source: 'model' }),
        plan: applicationFor(plan),
      }))
      return { status: 'Found Policies', policies }
    },

    async startApplication(plan, { planId, siteUrl }) {
      planSchema.parse(plan)
      // The id stands in the fragment, which browsers keep to themselves: no server's log ever sees it.
      return { url: `${siteUrl}/application#plan=${planId}` }
    },
  }
}

/** What an application needs to name the plan: nothing of the person. */
function applicationFor(plan: PricedPlan) {
  return {
    planCode: plan.planCode,
    carrier: plan.carrierName,
    product: plan.productName,
    monthlyPremium: plan.monthlyPremium,
    deathBenefit: plan.deathBenefit,
    termYears: plan.termYears,
  }
}
