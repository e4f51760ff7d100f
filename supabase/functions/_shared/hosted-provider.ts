import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { createEmbeddedProvider } from '#functions/quotes/priced-provider.ts'
import type { QuoteProvider } from '#functions/quotes/quote-provider.ts'
import { createWhiteSwanProvider } from '#functions/quotes/white-swan/provider.ts'
import type { HostedEnv } from './hosted-env.ts'

/** What answers the quote functions on a hosted project; throws one plain sentence where the settings ask for more. */
export function hostedProvider(
  settings: Settings,
  env: Pick<HostedEnv, 'whiteSwanKey' | 'whiteSwanUrl'>,
): QuoteProvider {
  const { agent, carriers, quotes } = settings
  const { licensedStates } = agent
  switch (quotes.provider) {
    case 'embedded':
      return createEmbeddedProvider({ carriers, tables: bundledTables, licensedStates })
    case 'rate-tables':
      throw new Error(
        'quotes.provider is rate-tables, which needs our own server: a hosted project cannot read a folder.',
      )
    case 'white-swan': {
      const { whiteSwanKey: key, whiteSwanUrl: url } = env
      if (key === undefined) throw new Error('quotes.provider is white-swan, which needs WHITE_SWAN_API_KEY.')
      const { whiteSwanHealthRatings: healthRatings } = quotes
      return createWhiteSwanProvider({ key, url, healthRatings, licensedStates, fetch })
    }
  }
}
