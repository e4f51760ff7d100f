import { planTypeOf } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { instantPolling, pollPolicies } from '#domain/quotes/service/poll-policies.ts'
import { toQuotes } from '#domain/quotes/service/to-quote.ts'
import type { PolicySearchAnswer, QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import type { InstantForm } from './instant-form.ts'
import { buildInstantRequest, type PlaceholderProspect } from './instant-request.ts'

/** Why no quotes came: the request was refused, for being one too many or else, the search found no end, or anything else. */
export type InstantSearchError = 'submitFailed' | 'tooMany' | 'timedOut' | 'failed'

/** How a search for instant quotes ended. `reason`: why there are none, where the provider can tell. */
export type InstantEnding =
  | { readonly type: 'answered'; readonly quotes: readonly Quote[]; readonly reason?: string }
  | { readonly type: 'failed'; readonly failure: InstantSearchError }

export type FindInstantQuotesOptions = {
  form: InstantForm
  prospect: PlaceholderProspect
  newId: () => string
  /** Sends the quote request; rejects when the answer is not ok. */
  requestQuotes: (body: QuoteRequestBody) => Promise<{ search_id?: string | undefined }>
  /** Whether `requestQuotes` rejected because the answer was not ok, and not for a lost connection or the like. */
  isRefusal: (error: unknown) => boolean
  /** Whether it was refused because too many came from this connection. */
  isTooMany: (error: unknown) => boolean
  /** Asks once for a search's policies; rejects when the answer is not ok. */
  searchPolicies: (searchId: string) => Promise<PolicySearchAnswer>
  wait: (milliseconds: number) => Promise<void>
  signal?: AbortSignal
  /** Called at every attempt of the search that failed and is tried again. */
  onRetry: () => void
}

/** Request, search, map, on the instant quote's own schedule. Never rejects. */
export async function findInstantQuotes(
  options: FindInstantQuotesOptions,
): Promise<InstantEnding | { readonly type: 'aborted' }> {
  const { form, signal } = options
  const body = buildInstantRequest(form, options.prospect)
  if (body === undefined || form.productType === undefined) return { type: 'failed', failure: 'failed' }
  try {
    const { search_id: searchId } = await options.requestQuotes(body)
    if (signal?.aborted) return { type: 'aborted' }
    if (!searchId) return { type: 'failed', failure: 'failed' }
    const ended = await pollPolicies({
      ...instantPolling,
      search: () => options.searchPolicies(searchId),
      wait: options.wait,
      ...(signal === undefined ? {} : { signal }),
      onFailure: options.onRetry,
    })
    if (ended.outcome === 'aborted') return { type: 'aborted' }
    if (ended.outcome === 'exhausted') return { type: 'failed', failure: 'timedOut' }
    const context = {
      planType: planTypeOf(form.productType),
      coverage: body.death_benefit,
      healthRating: body.health_rating,
      newId: options.newId,
    }
    const quotes = toQuotes(ended.policies, context)
    return { type: 'answered', quotes, ...(ended.reason === undefined ? {} : { reason: ended.reason }) }
  } catch (error) {
    if (signal?.aborted) return { type: 'aborted' }
    if (options.isTooMany(error)) return { type: 'failed', failure: 'tooMany' }
    return { type: 'failed', failure: options.isRefusal(error) ? 'submitFailed' : 'failed' }
  }
}
