import { findInstantQuotes, type InstantEnding } from '#domain/quotes/instant/find-instant-quotes.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { PlaceholderProspect } from '#domain/quotes/instant/instant-request.ts'
import { policySearchAnswerSchema, quoteRequestAnswerSchema } from '#domain/quotes/service/wire.ts'
import type { QuoteProvider } from '#functions/quotes/quote-provider.ts'

/** Finds the instant quotes of a form, as the page does. Never rejects. */
export type FindQuotesFor = (form: InstantForm) => Promise<InstantEnding>

/** Asks for quotes and for what became of it, as a page does by name. */
type QuoteCalls = Pick<Parameters<typeof findInstantQuotes>[0], 'requestQuotes' | 'searchPolicies'>

/** After this long, in ms, whoever asked by a tool or in the chat has given up. */
const patience = 20_000

function finder(prospect: PlaceholderProspect, calls: () => QuoteCalls): FindQuotesFor {
  return async (form) => {
    const signal = AbortSignal.timeout(patience)
    let ids = 0
    const ending = await findInstantQuotes({
      form,
      prospect,
      newId: () => {
        ids += 1
        return `quote-${ids}`
      },
      ...calls(),
      isRefusal: () => false,
      isTooMany: () => false,
      wait: (milliseconds) => waitUntil(milliseconds, signal),
      signal,
      onRetry: () => {},
    })
    return ending.type === 'aborted' ? { type: 'failed', failure: 'timedOut' } : ending
  }
}

function waitUntil(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Quotes from the provider in the same process: what the quote functions would answer, without their ids. */
export function quotesFromProvider(
  provider: QuoteProvider,
  prospect: PlaceholderProspect,
  now: () => Date,
): FindQuotesFor {
  return finder(prospect, () => {
    let search: unknown
    return {
      async requestQuotes(body) {
        search = await provider.requestQuotes(body)
        return { search_id: 'search' }
      },
      async searchPolicies() {
        const { status, policies, reason } = await provider.searchPolicies(search, now())
        const answer = { status, policies: policies.map(({ policy }) => policy) }
        return policySearchAnswerSchema.parse(reason === undefined ? answer : { ...answer, reason })
      },
    }
  })
}

/** Quotes from the functions of a hosted project, asked as a page asks them. */
export function quotesFromProject(
  project: { url: string; publicKey: string; fetch: typeof fetch },
  prospect: PlaceholderProspect,
): FindQuotesFor {
  async function call(name: string, body: unknown): Promise<unknown> {
    const answer = await project.fetch(`${project.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: project.publicKey,
        authorization: `Bearer ${project.publicKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
    return answer.json()
  }
  return finder(prospect, () => ({
    async requestQuotes(body) {
      const { search_id } = quoteRequestAnswerSchema.parse(await call('white-swan-complete-request', body))
      return { search_id }
    },
    async searchPolicies(searchId) {
      return policySearchAnswerSchema.parse(
        await call('white-swan-policy-search', { policy_search: searchId }),
      )
    },
  }))
}
