import type { Settings } from '#config/settings-schema.ts'
import { priceModelOf } from '#domain/pricing/price-model.ts'
import { handleFunction } from '#functions/handle.ts'
import { createLeadStore } from '#functions/lead-store.ts'
import { createSealer } from '#functions/seal.ts'
import { usDate } from '#functions/us-date.ts'
import type { Secrets } from '#server/backend/secrets.ts'
import type { Log } from './log.ts'
import { createQuoteProvider, type QuoteSource } from './quote-source.ts'

/** Answers `/functions/v1/<name>` in our process, with the chosen source of prices and the embedded backend. */
export function createFunctionCaller(parts: {
  settings: Settings
  quoteSource: QuoteSource
  secrets: Secrets
  publicUrl: string | undefined
  backend: { fetch: (request: Request) => Promise<Response> }
  log: Log
}): (name: string, request: Request) => Promise<Response> {
  const { settings, quoteSource, secrets, publicUrl, backend, log } = parts
  const { carriers, agent } = settings
  const context = {
    publicKeys: [secrets.publishableKey],
    publicUrl,
    allowedOrigin: undefined,
    sealer: createSealer(secrets.sealingKey),
    quoteProvider: createQuoteProvider(quoteSource, settings),
    priceModel:
      quoteSource.provider === 'embedded'
        ? () => priceModelOf({ carriers, licensedStates: agent.licensedStates, today: usDate(new Date()) })
        : undefined,
    storeLead: createLeadStore({
      supabaseUrl: 'http://backend.internal',
      secretKey: secrets.secretKey,
      fetch: backend.fetch,
    }),
    now: () => new Date(),
    log: (event: object) => log(JSON.stringify(event)),
  }
  return (name, request) => handleFunction(name, request, context)
}
