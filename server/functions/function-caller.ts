import { priceModelOf } from '#domain/pricing/price-model.ts'
import type { EstimateAnswers } from '#domain/quotes/estimate/estimate-form.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { ChatAssistant } from '#functions/assistant/assistant.ts'
import type { CarriedStore } from '#functions/carried/carried-store.ts'
import { handleFunction } from '#functions/http/handle.ts'
import type { ApplicationFinder, LeadStore, RefuseContact } from '#functions/leads/lead-store.ts'
import type { StatusStore } from '#functions/leads/status-store.ts'
import { createCallLimits } from '#functions/limits/call-limits.ts'
import { clientAddress } from '#functions/limits/client-address.ts'
import type { AttemptStore } from '#functions/limits/count-together.ts'
import type { Log } from '#functions/log.ts'
import { findEstimate } from '#functions/quotes/estimate/find-estimate.ts'
import { quotesFromProvider } from '#functions/quotes/estimate/find-quotes-for.ts'
import { cloudFunctions } from '#functions/registry.ts'
import { createSealer } from '#functions/seal.ts'
import { usDate } from '#functions/us-date.ts'
import { ownMachineOrigin } from '#server/auth/redirects.ts'
import type { Secrets } from '#server/backend/secrets.ts'
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
    requestStatus: StatusStore
    carried: CarriedStore
    /** Without it this process counts for itself. */
    attempts?: AttemptStore
    recordLimit: (route: string, network: string) => void
  }
  assistant: ChatAssistant
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
  const clock = () => now().getTime()
  const quoteProvider = createQuoteProvider(quoteSource, settings, log)
  const findQuotes = quotesFromProvider(quoteProvider, settings.placeholderProspect, now)
  const { licensedStates } = agent
  const context = {
    publicKeys: [secrets.publishableKey],
    allowedOrigin: undefined,
    sealer: rememberingSealer(createSealer(secrets.sealingKey), clock),
    quoteProvider,
    recentAnswers: createRecentAnswers(clock),
    priceModel:
      quoteSource.provider === 'embedded'
        ? () => priceModelOf({ carriers, licensedStates, today: usDate(now()) })
        : undefined,
    licensedStates,
    storeLead: backend.storeLead,
    findApplication: backend.findApplication,
    refuseContact: backend.refuseContact,
    requestStatus: backend.requestStatus,
    carried: backend.carried,
    assistant,
    estimate: (answers: EstimateAnswers) =>
      findEstimate(answers, { findQuotes, licensedStates, today: usDate(now()) }),
    now,
    log,
  }
  const limitsOf = createCallLimits({
    isOn: limits.isOn,
    now: clock,
    secret: secrets.sealingKey,
    store: backend.attempts,
    hasPaidQuotes: quoteSource.provider === 'white-swan',
    log,
  })
  return async (name, request, socketAddress) => {
    const address = clientAddress(request, socketAddress, limits.trustedProxies)
    const answer = await handleFunction(name, cloudFunctions.get(name), request, {
      ...context,
      publicUrl: ownMachineOrigin(publicUrl, request) ?? publicUrl,
      ...limitsOf(address),
    })
    if (answer.status === 429) backend.recordLimit(`/functions/v1/${name}`, address)
    return answer
  }
}
