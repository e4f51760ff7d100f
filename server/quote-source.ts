import type { Settings } from '#config/settings-schema.ts'
import { bundledTables } from '#domain/pricing/bundled-tables.ts'
import { createEmbeddedProvider } from '#functions/embedded-provider.ts'
import type { QuoteProvider } from '#functions/quote-provider.ts'
import { createWhiteSwanProvider } from '#functions/white-swan/provider.ts'
import type { Env } from './env.ts'

/** Where the settings take prices from, with everything that it needs at hand. */
export type QuoteSource =
  | { provider: 'embedded' }
  | { provider: 'white-swan'; key: string; url: string | undefined }

/** What is known before the start: the source, or one plain sentence per fault. */
export type ReadQuoteSource = { ok: true; source: QuoteSource } | { ok: false; problems: string[] }

/**
 * Reads what the chosen source of prices needs. With a hosted project the functions, and so the prices, are there:
 * this process then needs nothing for them.
 */
export async function readQuoteSource(settings: Settings, env: Env): Promise<ReadQuoteSource> {
  const { provider } = settings.quotes
  if (provider === 'rate-tables') return fault('Rate tables cannot be read yet.')
  if (provider === 'embedded' || env.SUPABASE_URL !== undefined) return found({ provider: 'embedded' })
  const { WHITE_SWAN_API_KEY: key, WHITE_SWAN_URL: url } = env
  if (key === undefined) {
    return fault(
      'WHITE_SWAN_API_KEY is missing: quotes.provider is white-swan, which needs the key that White Swan gave you.',
    )
  }
  return found({ provider, key, url })
}

function found(source: QuoteSource): ReadQuoteSource {
  return { ok: true, source }
}

function fault(sentence: string): ReadQuoteSource {
  return { ok: false, problems: [sentence] }
}

/** What answers the quote functions from this source. */
export function createQuoteProvider(source: QuoteSource, settings: Settings): QuoteProvider {
  const { licensedStates } = settings.agent
  switch (source.provider) {
    case 'embedded':
      return createEmbeddedProvider({ carriers: settings.carriers, tables: bundledTables, licensedStates })
    case 'white-swan':
      return createWhiteSwanProvider({
        key: source.key,
        url: source.url,
        healthRatings: settings.quotes.whiteSwanHealthRatings,
        licensedStates,
        fetch,
      })
  }
}
