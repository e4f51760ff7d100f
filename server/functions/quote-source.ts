import { indexRates, type RateTable } from '#domain/pricing/rate-tables.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { Log } from '#functions/log.ts'
import { createEmbeddedProvider, createRateTableProvider } from '#functions/quotes/priced-provider.ts'
import { ProviderError } from '#functions/quotes/provider-error.ts'
import type { QuoteProvider } from '#functions/quotes/quote-provider.ts'
import { createWhiteSwanProvider } from '#functions/quotes/white-swan/provider.ts'
import { usDate } from '#functions/us-date.ts'
import { readRateTables } from '#server/functions/rate-tables/read-rate-tables.ts'
import { watchOutage } from '#server/monitoring/outage.ts'
import type { Env } from '#server/startup/env.ts'

/** Where the settings take prices from, with everything that it needs at hand. */
export type QuoteSource =
  | { provider: 'embedded' }
  | { provider: 'rate-tables'; tables: readonly RateTable[] }
  | { provider: 'white-swan'; key: string; url: string | undefined }

/** What is known before the start: the source, or one plain sentence per issue. */
type ReadQuoteSource = { ok: true; source: QuoteSource } | { ok: false; messages: string[] }

/**
 * Reads what the chosen source of prices needs. With a hosted project the functions, and so the prices, are there:
 * this process then needs nothing for them, and there is no folder that the project could read.
 */
export async function readQuoteSource(settings: Settings, env: Env): Promise<ReadQuoteSource> {
  const { provider, rateTablesFolder } = settings.quotes
  const isHosted = env.SUPABASE_URL !== undefined
  if (provider === 'rate-tables') {
    if (isHosted) return failed(rateTablesNeedOurServer)
    const read = await readRateTables(rateTablesFolder ?? '', settings.carriers, usDate(new Date()))
    return read.ok ? found({ provider, tables: read.tables }) : read
  }
  if (provider === 'embedded' || isHosted) return found({ provider: 'embedded' })
  const { WHITE_SWAN_API_KEY: key, WHITE_SWAN_URL: url } = env
  if (key === undefined) {
    return failed(
      'WHITE_SWAN_API_KEY is missing: quotes.provider is white-swan, which needs the key that White Swan gave you.',
    )
  }
  return found({ provider, key, url })
}

function found(source: QuoteSource): ReadQuoteSource {
  return { ok: true, source }
}

function failed(message: string): ReadQuoteSource {
  return { ok: false, messages: [message] }
}

const rateTablesNeedOurServer =
  'quotes.provider is rate-tables, but a hosted Supabase project cannot read a folder: take embedded or white-swan, or start without SUPABASE_URL.'

/** The provider, with a line in the log when it answers again after it had failed; each failure has its own already. */
function watched(provider: QuoteProvider, log: Log): QuoteProvider {
  const service = watchOutage<void>(log, { back: 'quote_service_back' })
  async function watch<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call
      service.worked()
      return answer
    } catch (error) {
      // What it did not accept, it answered.
      if (error instanceof ProviderError && error.kind !== 'not_accepted') service.failed()
      throw error
    }
  }
  return {
    ...provider,
    requestQuotes: (body) => watch(provider.requestQuotes(body)),
    searchPolicies: (search, now) => watch(provider.searchPolicies(search, now)),
    startApplication: (plan, page) => watch(provider.startApplication(plan, page)),
  }
}

/** What answers the quote functions from this source. */
export function createQuoteProvider(source: QuoteSource, settings: Settings, log: Log): QuoteProvider {
  const { licensedStates } = settings.agent
  switch (source.provider) {
    case 'embedded':
      return createEmbeddedProvider({ carriers: settings.carriers, tables: bundledTables, licensedStates })
    case 'rate-tables': {
      const rates = indexRates(source.tables)
      return createRateTableProvider({ carriers: settings.carriers, licensedStates, rates })
    }
    case 'white-swan':
      return watched(
        createWhiteSwanProvider({
          key: source.key,
          url: source.url,
          healthRatings: settings.quotes.whiteSwanHealthRatings,
          licensedStates,
          fetch,
        }),
        log,
      )
  }
}
