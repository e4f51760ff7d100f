import type { QuoteRequestBody, SealedPlan, WirePolicy } from '#domain/quotes/service/wire.ts'

/** A policy found, and what its provider needs to know to start an application for it (JSON, no health answers). */
export type FoundPolicy = { policy: WirePolicy; plan: unknown }

export type PolicySearch = {
  /** Never a text that contains found, ready or complete while the search goes on: those words end it. */
  status: 'Fetching Quotes' | 'Found Policies' | 'No Policies Found'
  policies: readonly FoundPolicy[]
  /** Why there are none, where the provider can tell. */
  reason?: string
}

/**
 * Where prices come from. The functions seal what a provider hands out (its search, its plans) into ids and hand
 * it back when the browser asks again, so a provider stores nothing; it checks what comes back with its own schema.
 */
export type QuoteProvider = {
  /** Takes a request and answers what finds its policies later (JSON). */
  requestQuotes: (body: QuoteRequestBody) => Promise<unknown>
  searchPolicies: (search: unknown, now: Date) => Promise<PolicySearch>
  /**
   * All that the answer to a search depends on while the process runs, as a text: where it is the same, so is the answer.
   * Absent where somebody else answers, and may do so otherwise the next time.
   */
  answerKey?: (search: unknown, now: Date) => string | undefined
  /** Answers where to go on with the application. `siteUrl` is without a trailing slash. */
  startApplication: (plan: unknown, page: { planId: string; siteUrl: string }) => Promise<{ url: string }>
  /** What a plan says whose application goes on at a page of ours; absent where it goes on elsewhere. */
  describePlan?: (plan: unknown) => SealedPlan | undefined
}
