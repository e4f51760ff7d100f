import type { LeadKind } from '#domain/leads/lead.ts'
import type { LicensedStates } from '#domain/people/states/licensed-states.ts'
import type { PriceModel } from '#domain/pricing/price-model.ts'
import type { Assistant } from '#functions/assistant/assistant.ts'
import type { ApplicationFinder, LeadStore, RefuseContact } from '#functions/leads/lead-store.ts'
import type { QuoteProvider } from '#functions/quotes/quote-provider.ts'
import type { Log } from './log.ts'
import type { Sealer } from './seal.ts'

/** What limits on submissions go by, besides who sends it. */
export type LeadAttempt = { kind: LeadKind; email: string | undefined; idempotencyKey: string }

/** Keeps answers for a while, as many as there is room for. */
export type RecentAnswers = {
  get: (key: string) => Uint8Array<ArrayBuffer> | undefined
  set: (key: string, answer: Uint8Array<ArrayBuffer>) => void
}

/** Everything a function may use besides its request: passed in, so that a function runs on any server. */
export type FunctionContext = {
  /** A caller carries one of these public client keys as bearer. */
  publicKeys: readonly string[]
  /** Where visitors reach the site, without a trailing slash. */
  publicUrl: string
  /** Origin of pages that may call from another address than ours; undefined: none may. */
  allowedOrigin: string | undefined
  sealer: Sealer
  quoteProvider: QuoteProvider
  /**
   * Answers to policy searches that were given lately, as bytes, by the provider's `answerKey`. Absent on a hosted
   * project, as `countLead` is.
   */
  recentAnswers?: RecentAnswers
  /** What browsers need to price by themselves; undefined while prices are not the embedded engine's. */
  priceModel: (() => PriceModel) | undefined
  /** Where the agent may sell; what comes from elsewhere is stored with that said. */
  licensedStates: LicensedStates
  storeLead: LeadStore
  findApplication: ApplicationFinder
  refuseContact: RefuseContact
  /**
   * Counts this caller's submission and answers 0, or how many seconds it is too early. Absent on a hosted project, whose
   * short-lived instances have no memory to count in.
   */
  countLead?: (attempt: LeadAttempt) => number
  /** Answers a chat message; `acceptLanguage` is the caller's header of that name. */
  assistant: Assistant
  /** Counts this caller's call of a function about prices, and answers and is absent as `countLead`. */
  countQuote?: (name: string) => number
  /** Counts this caller's message to the assistant, and answers and is absent as `countLead`. */
  countMessage?: () => number
  /** Counts this caller's call of `contact-choices`, and answers and is absent as `countLead`. */
  countChoice?: () => number
  now: () => Date
  log: Log
}

/** A cloud function: Web standards only, so that it runs in our process and on a hosted project's Deno alike. */
export type CloudFunction = (request: Request, context: FunctionContext) => Promise<Response>
