import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { buildComparisonRequest } from '#domain/quotes/comparison/comparison-request.ts'
import type { ComparisonEnding } from '#domain/quotes/comparison/comparison-state.ts'
import { pollPolicies } from './poll-policies.ts'
import { sampleQuotes } from './sample-quotes.ts'
import { toQuotes } from './to-quote.ts'
import type { PolicySearchAnswer, QuoteRequestBody } from './wire.ts'

export type FindQuotesOptions = {
  person: Person
  planType: PlanType
  /** USD. */
  coverage: number
  /** ISO date. */
  today: string
  random: () => number
  newId: () => string
  /** Sends the quote request; rejects when the answer is not ok. */
  requestQuotes: (body: QuoteRequestBody) => Promise<{ search_id?: string | undefined }>
  /** Whether a request was refused because too many came from this connection. */
  isTooMany: (error: unknown) => boolean
  /** Asks once for a search's policies; rejects when the answer is not ok. */
  searchPolicies: (searchId: string) => Promise<PolicySearchAnswer>
  wait: (milliseconds: number) => Promise<void>
  signal?: AbortSignal
  /** Takes a sentence for the log, without personal data. */
  report: (message: string) => void
}

/** How a load ended, or that it was aborted. */
type FoundQuotes = ComparisonEnding | { readonly type: 'aborted' }

/**
 * One load of the comparison: request, search, map. A request that fails gives samples with an error; a request
 * without a search id, and a search without an end, give samples silently. Never rejects.
 */
export async function findQuotes(options: FindQuotesOptions): Promise<FoundQuotes> {
  const { person, planType, coverage, signal, report } = options
  try {
    const { search_id: searchId } = await options.requestQuotes(
      buildComparisonRequest(person, planType, coverage),
    )
    if (signal?.aborted) return { type: 'aborted' }
    if (!searchId) return { type: 'searchGaveUp', samples: sampleQuotes(options) }
    const ended = await pollPolicies({
      search: () => options.searchPolicies(searchId),
      wait: options.wait,
      ...(signal === undefined ? {} : { signal }),
      onFailure: (attempt) => report(`Policy search failed at attempt ${attempt}`),
    })
    if (ended.outcome === 'aborted') return { type: 'aborted' }
    if (ended.outcome === 'exhausted') return { type: 'searchGaveUp', samples: sampleQuotes(options) }
    const context = { planType, coverage, healthRating: person.healthRating, newId: options.newId }
    return { type: 'answered', quotes: toQuotes(ended.policies, context) }
  } catch (error) {
    if (signal?.aborted) return { type: 'aborted' }
    report('Quote request failed')
    const isTooMany = options.isTooMany(error)
    return { type: 'failed', samples: sampleQuotes(options), ...(isTooMany && { isTooMany }) }
  }
}
