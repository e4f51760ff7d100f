import { randomId } from '#app/browser/random-id.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { pollPolicies } from '#domain/quotes/service/poll-policies.ts'
import { toQuotes } from '#domain/quotes/service/to-quote.ts'
import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import type { Backend } from './call-function.ts'
import { requestQuotes, searchPolicies } from './quote-functions.ts'
import { wait } from './wait.ts'

/** Term quotes for one request, as the pages ask for theirs. Rejects where they can't be had. */
export async function termQuotesOf(
  backend: Backend,
  body: QuoteRequestBody,
  signal: AbortSignal,
): Promise<Quote[]> {
  const { search_id: searchId } = await requestQuotes(backend, body, signal)
  if (!searchId) throw new Error('No search for quotes')
  const ended = await pollPolicies({
    search: () => searchPolicies(backend, searchId, signal),
    wait: (milliseconds) => wait(milliseconds, signal),
    signal,
  })
  if (ended.outcome !== 'found') throw new Error('The search for quotes found no end')
  const { death_benefit: coverage, health_rating: healthRating } = body
  return toQuotes(ended.policies, { planType: 'term', coverage, healthRating, newId: randomId })
}
