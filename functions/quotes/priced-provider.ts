import { z } from 'zod'
import { soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import { type DetailedPlan, detailedPlans } from '#domain/pricing/market/detailed-plans.ts'
import { noPlanReason, type PricingContext } from '#domain/pricing/market/price-plans.ts'
import type { QuoteRequest } from '#domain/pricing/quote-request.ts'
import { type RateContext, ratedPlans } from '#domain/pricing/rate-tables.ts'
import { modelledPlans, type PriceOrigin, pricedPolicy } from '#domain/quotes/service/priced-policy.ts'
import { readQuoteSearch, toQuoteRequest } from '#domain/quotes/service/read-quote-request.ts'
import { RequestError } from '#functions/http/request-error.ts'
import { ownContent } from '#functions/leads/own-content.ts'
import { usDate } from '#functions/us-date.ts'
import type { QuoteProvider } from './quote-provider.ts'

/** What a source of prices finds for a request; `reason` counts where there is no plan. */
type FoundPlans = {
  plans: readonly { plan: DetailedPlan; origin: PriceOrigin }[]
  reason: string | undefined
}

/** How a search id holds its request: to be changed with `QuoteRequest`, so that no request of another shape is priced. */
const searchForm = 'quote-request-1'
type SealedSearch = { form: typeof searchForm; request: QuoteRequest }

/** A request is checked before it is sealed, and nobody else can seal one: opened, its form alone is looked at. */
function isSealedSearch(content: unknown): content is SealedSearch {
  return typeof content === 'object' && content !== null && 'form' in content && content.form === searchForm
}

/**
 * Monthly premium (USD), carrier, product, plan code without its carrier, death benefit (USD), term in years (0: for
 * life): brief, because ids are made of it, what an answer's plans have in common at the end, and nothing of the person.
 */
const planSchema = z.tuple([z.number(), z.string(), z.string(), z.string(), z.number(), z.number()])
type PackedPlan = z.infer<typeof planSchema>

/** As ids of earlier versions hold it: plan code, premium, death benefit; those of the earliest end there. */
const earlierPlanSchema = z
  .tuple([
    z.string(),
    z.number(),
    z.number(),
    z.string().optional(),
    z.string().optional(),
    z.number().optional(),
  ])
  .transform(
    ([planCode, monthlyPremium, deathBenefit, carrierName = '', productName = '', termYears = 0]) => {
      const product = planCode.split('.').slice(-2).join('.')
      return [monthlyPremium, carrierName, productName, product, deathBenefit, termYears] satisfies PackedPlan
    },
  )
const sealedPlanSchema = z.union([planSchema, earlierPlanSchema])

/**
 * A provider that works prices out at once, by itself: the search id holds what pricing needs, and an application
 * goes on at a page of ours.
 * @param findPlans the plans for a request on a day (ISO)
 */
function createPricedProvider(
  findPlans: (request: QuoteRequest, today: string) => FoundPlans,
): QuoteProvider {
  return {
    async requestQuotes(body): Promise<SealedSearch> {
      const read = readQuoteSearch(body)
      if (!read.ok) throw new RequestError('invalid_body', { fields: read.fields })
      return { form: searchForm, request: toQuoteRequest(read.search) }
    },

    async searchPolicies(search, now) {
      if (!isSealedSearch(search)) throw new RequestError('expired')
      const { plans, reason = 'no_plan_fits' } = findPlans(search.request, usDate(now))
      if (plans.length === 0) return { status: 'No Policies Found', policies: [], reason }
      const policies = plans.map(({ plan, origin }) => ({
        policy: pricedPolicy(plan, origin),
        plan: packedPlan(plan),
      }))
      return { status: 'Found Policies', policies }
    },

    answerKey(search, now) {
      return isSealedSearch(search) ? `${usDate(now)} ${JSON.stringify(search.request)}` : undefined
    },

    async startApplication(plan, { planId, siteUrl }) {
      ownContent(sealedPlanSchema, plan)
      // The id stands in the fragment, which browsers keep to themselves: no server's log ever sees it.
      return { url: `${siteUrl}/application#plan=${planId}` }
    },

    describePlan(plan) {
      const [monthlyPremium, carrierName, productName, product, coverage, termYears] = ownContent(
        sealedPlanSchema,
        plan,
      )
      const planType = soldPlanTypeSchema.safeParse(product.split('.')[0])
      if (!carrierName || !productName || !planType.success) return undefined
      return {
        carrierName,
        productName,
        planType: planType.data,
        coverage,
        monthlyPremium,
        ...(termYears && { termYears }),
      }
    },
  }
}

function packedPlan(plan: DetailedPlan): PackedPlan {
  const { monthlyPremium, carrierName, productName, planCode, carrierId, deathBenefit, termYears = 0 } = plan
  const product = planCode.slice(carrierId.length + 1)
  return [monthlyPremium, carrierName, productName, product, deathBenefit, termYears]
}

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
