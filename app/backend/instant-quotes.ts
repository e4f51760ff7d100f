import { randomId } from '#app/browser/random-id.ts'
import { findInstantQuotes } from '#domain/quotes/instant/find-instant-quotes.ts'
import type { InstantForm } from '#domain/quotes/instant/instant-form.ts'
import type { PlaceholderProspect } from '#domain/quotes/instant/instant-request.ts'
import { type Backend, isTooMany, NotOkAnswer } from './call-function.ts'
import { requestQuotes, searchPolicies } from './quote-functions.ts'
import { wait } from './wait.ts'

type Site = Backend & { readonly placeholderProspect: PlaceholderProspect }

/** Asks for the instant quotes of these answers. Never rejects. `onRetry` is called at every attempt that is tried again. */
export function instantQuotesOf(site: Site, form: InstantForm, signal: AbortSignal, onRetry = () => {}) {
  return findInstantQuotes({
    form,
    prospect: site.placeholderProspect,
    newId: randomId,
    requestQuotes: (body) => requestQuotes(site, body, signal),
    isRefusal: (error) => error instanceof NotOkAnswer,
    isTooMany,
    searchPolicies: (searchId) => searchPolicies(site, searchId, signal),
    wait: (milliseconds) => wait(milliseconds, signal),
    signal,
    onRetry,
  })
}
