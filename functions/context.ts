import type { LeadKind } from '#domain/leads/lead.ts'
import type { LicensedStates } from '#domain/people/states/licensed-states.ts'
import type { PriceModel } from '#domain/pricing/price-model.ts'
import type { ChatAssistant } from '#functions/assistant/assistant.ts'
import type { CarriedStore } from '#functions/carried/carried-store.ts'
import type { ApplicationFinder, LeadStore, RefuseContact } from '#functions/leads/lead-store.ts'
import type { StatusStore } from '#functions/leads/status-store.ts'
import type { FindEstimate } from '#functions/quotes/estimate/find-estimate.ts'
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
   * project, whose short-lived instances keep nothing.
   */
  recentAnswers?: RecentAnswers
  /** What browsers need to price by themselves; undefined while prices are not the embedded engine's. */
  priceModel: (() => PriceModel) | undefined
  /** Where the agent may sell; what comes from elsewhere is stored with that said. */
  licensedStates: LicensedStates
  storeLead: LeadStore
  findApplication: ApplicationFinder
  refuseContact: RefuseContact
  /** Where requests stand, for who sent them. */
  requestStatus: StatusStore
  /** What browsers have sealed for another device. */
  carried: CarriedStore
  /** Counts this caller's submission and answers 0, or how many seconds it is too early. Absent where nothing is limited. */
  countLead?: (attempt: LeadAttempt) => Promise<number>
  /** Answers a chat message. */
  assistant: ChatAssistant
  /** The estimate for answers told in the chat, as the instant quote's page would show it. Never rejects. */
  estimate: FindEstimate
  /** Counts this caller's call by what `address-limits.ts` names it, and answers and is absent as `countLead`. */
  countCall?: (name: string) => Promise<number>
  now: () => Date
  log: Log
  /** Names this call, in its log and in an answer that refuses or fails. Absent where whoever calls the function does both. */
  requestId?: string
}

/** What every call is answered with, whichever function is called. */
export type CallContext = Pick<
  FunctionContext,
  'publicKeys' | 'allowedOrigin' | 'countCall' | 'log' | 'requestId'
>

/**
 * A cloud function: Web standards only, so that it runs in our process and on a hosted project's Deno alike. What it
 * needs of the context is in its type, so that a hosted function is deployed with that alone.
 */
export type CloudFunction<Needs = FunctionContext> = (request: Request, context: Needs) => Promise<Response>
