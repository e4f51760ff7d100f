import { z } from 'zod'
import { productTypes } from '#domain/plans/plan-type.ts'
import { readQuoteSearch } from '#domain/quotes/service/read-quote-request.ts'
import { RequestError } from '#functions/http/request-error.ts'
import { ownContent } from '#functions/leads/own-content.ts'
import { ProviderError } from '#functions/quotes/provider-error.ts'
import type { FoundPolicy, PolicySearch, QuoteProvider } from '#functions/quotes/quote-provider.ts'
import { callTimeoutMs, callWhiteSwan, type WhiteSwanAccess, whiteSwanUrl } from './call.ts'
import {
  type HealthRatingTexts,
  readApplicationUrl,
  readFound,
  readSearchId,
  serviceProducts,
  toPolicy,
  toUpstreamRequest,
} from './mapping.ts'

/** What the sealed search id holds: White Swan's own id and what its answer is mapped by, or why it was not asked. */
const searchSchema = z.union([
  z.object({ upstreamId: z.string(), policyType: z.enum(productTypes) }),
  z.object({ notAsked: z.string() }),
])
type Search = z.infer<typeof searchSchema>

const planSchema = z.object({ upstreamPlan: z.string().optional() })

/**
 * Quotes by the service White Swan. Its key and its ids stay on this side: a browser sees our sealed ids alone.
 * Each call throws a ProviderError when the service lets us down, within its time limit.
 */
export function createWhiteSwanProvider(options: {
  key: string
  url?: string | undefined
  healthRatings: HealthRatingTexts
  licensedStates: 'all' | readonly string[]
  fetch: WhiteSwanAccess['fetch']
  deadline?: WhiteSwanAccess['deadline']
}): QuoteProvider {
  const { healthRatings, licensedStates } = options
  const access: WhiteSwanAccess = {
    key: options.key,
    url: options.url ?? whiteSwanUrl,
    fetch: options.fetch,
    deadline: options.deadline ?? (() => AbortSignal.timeout(callTimeoutMs)),
  }

  return {
    async requestQuotes(body): Promise<Search> {
      const read = readQuoteSearch(body)
      if (!read.ok) throw new RequestError('invalid_body', { fields: read.fields })
      const { search } = read
      if (licensedStates !== 'all' && !licensedStates.includes(search.resident_state)) {
        return { notAsked: 'state_not_licensed' }
      }
      if (serviceProducts[search.policy_type] === null) return { notAsked: 'product_not_offered' }
      const healthRating = healthRatings[search.health_rating]
      if (healthRating === null) return { notAsked: 'health_rating_not_offered' }
      const answer = await callWhiteSwan(
        access,
        'complete_request',
        toUpstreamRequest(search, body, healthRating),
      )
      const upstreamId = readSearchId(answer)
      if (upstreamId === undefined) throw unreadable('complete_request', 'it holds no search id')
      return { upstreamId, policyType: search.policy_type }
    },

    async searchPolicies(sealed): Promise<PolicySearch> {
      const search = ownContent(searchSchema, sealed)
      if ('notAsked' in search) return { status: 'No Policies Found', policies: [], reason: search.notAsked }
      const answer = await callWhiteSwan(access, 'policy_search', { policy_search: search.upstreamId })
      const found = readFound(answer)
      if (found === undefined) throw unreadable('policy_search', 'it is no object')
      if (found.gaveUp) throw unreadable('policy_search', 'it reports an error of its own')
      if (found.status !== 'Found Policies') return { status: found.status, policies: [] }
      const policies = found.policies.flatMap((plan): FoundPolicy[] => {
        const known = toPolicy(plan, { policyType: search.policyType, healthRatings })
        return known ? [{ policy: known.policy, plan: { upstreamPlan: known.planId } }] : []
      })
      if (policies.length === 0) throw unreadable('policy_search', 'none of its plans has a premium')
      return { status: 'Found Policies', policies }
    },

    async startApplication(plan) {
      const { upstreamPlan } = ownContent(planSchema, plan)
      if (upstreamPlan === undefined) throw unreadable('policy_search', 'the plan came without an id')
      const answer = await callWhiteSwan(access, 'start_application', { plan: upstreamPlan })
      const url = readApplicationUrl(answer)
      if (url === undefined) throw unreadable('start_application', 'it holds no address to apply at')
      return { url }
    },
  }
}

function unreadable(call: string, detail: string): ProviderError {
  return new ProviderError({ kind: 'unreadable', call, detail })
}
