import { priceModelOf } from '#domain/pricing/price-model.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { Assistant } from '#functions/assistant/assistant.ts'
import { handleFunction } from '#functions/http/handle.ts'
import type { ApplicationFinder, LeadStore, RefuseContact } from '#functions/leads/lead-store.ts'
import type { Log } from '#functions/log.ts'
import { createSealer } from '#functions/seal.ts'
import { usDate } from '#functions/us-date.ts'
import { ownMachineOrigin } from '#server/auth/redirects.ts'
import type { Secrets } from '#server/backend/secrets.ts'
import { createChoiceLimits } from '#server/limits/choice-limits.ts'
import { clientAddress } from '#server/limits/client-address.ts'
import { createLeadLimits } from '#server/limits/lead-limits.ts'
import { createMessageLimits } from '#server/limits/message-limits.ts'
import { createQuoteLimits } from '#server/limits/quote-limits.ts'
import { createQuoteProvider, type QuoteSource } from './quote-source.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { rememberingSealer } from './remembering-sealer.ts'

/** Answers a call of a function; `socketAddress` is the other end of the connection. */
export type FunctionCaller = (name: string, request: Request, socketAddress?: string) => Promise<Response>

/** Answers `/functions/v1/<name>` in our process, with the chosen source of prices and the embedded backend. */
export function createFunctionCaller(parts: {
  settings: Settings
  quoteSource: QuoteSource
  secrets: Pick<Secrets, 'publishableKey' | 'sealingKey'>
  /** The site's own address. */
  publicUrl: string
  backend: {
    storeLead: LeadStore
    findApplication: ApplicationFinder
    refuseContact: RefuseContact
    recordLimit: (route: string, network: string) => void
  }
  assistant: Assistant
  /** Whether submissions, choices, chat messages and calls about prices are limited, and how many proxies of our own say who calls. */
  limits: { isOn: boolean; trustedProxies: number }
  /** The clock; real time if left out. */
  now?: () => Date
  log: Log
}): FunctionCaller {
  const {
    settings,
    quoteSource,
    secrets,
    publicUrl,
    backend,
    assistant,
    limits,
    log,
    now = () => new Date(),
  } = parts
  const { carriers, agent } = settings
  const counting = { isOn: limits.isOn, now: () => now().getTime() }
  const context = {
    publicKeys: [secrets.publishableKey],
    allowedOrigin: undefined,
    sealer: rememberingSealer(createSealer(secrets.sealingKey), counting.now),
    quoteProvider: createQuoteProvider(quoteSource, settings),
    recentAnswers: createRecentAnswers(counting.now),
    priceModel:
      quoteSource.provider === 'embedded'
        ? () => priceModelOf({ carriers, licensedStates: agent.licensedStates, today: usDate(now()) })
        : undefined,
    licensedStates: agent.licensedStates,
    storeLead: backend.storeLead,
    findApplication: backend.findApplication,
    refuseContact: backend.refuseContact,
    assistant,
    now,
    log,
  }
  const countLead = createLeadLimits(counting)
  const countQuote = createQuoteLimits(counting)
  const countMessage = createMessageLimits(counting)
  const countChoice = createChoiceLimits(counting)
  return async (name, request, socketAddress) => {
    const address = clientAddress(request, socketAddress, limits.trustedProxies)
    const answer = await handleFunction(name, request, {
      ...context,
      publicUrl: ownMachineOrigin(publicUrl, request) ?? publicUrl,
      countLead: (attempt) => countLead({ ...attempt, address }),
      countQuote: (called) => countQuote(called, address),
      countMessage: () => countMessage(address),
      countChoice: () => countChoice(address),
    })
    if (answer.status === 429) backend.recordLimit(`/functions/v1/${name}`, address)
    return answer
  }
}
