import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { accuracyReport } from '#domain/pricing/accuracy/accuracy.ts'
import { type AccuracyDigest, accuracyDigest } from '#domain/pricing/accuracy/accuracy-digest.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import type { Assistant } from '#functions/assistant/assistant.ts'
import { describeError } from '#functions/describe-error.ts'
import { createCallLimits } from '#functions/limits/call-limits.ts'
import { clientAddress } from '#functions/limits/client-address.ts'
import type { AttemptStore } from '#functions/limits/count-together.ts'
import type { Log } from '#functions/log.ts'
import { aiCatalog, cardType, catalogType, mcpPath, serverCard } from '#functions/mcp/server-card.ts'
import type { FindQuotesFor } from '#functions/quotes/estimate/find-quotes-for.ts'
import { usDate } from '#functions/us-date.ts'
import { projectFile } from '#server/project-file.ts'

/** Answers `/mcp` and what tells programs of it; `socketAddress` is the other end of the connection. */
export type McpEndpoint = (request: Request, socketAddress?: string) => Promise<Response>

const cardPaths = [`${mcpPath}/server-card`, '/.well-known/mcp/server-card.json']
const catalogPath = '/.well-known/ai-catalog.json'

/** Every address that the endpoint answers. */
export const mcpAddresses = [mcpPath, ...cardPaths, catalogPath]

/** What programs read before they connect may be read by any page, and kept for an hour. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'cache-control': 'public, max-age=3600',
}

/** Estimates for AI assistants. The service itself is loaded with the first message: most sites get few. */
export function createMcpEndpoint(parts: {
  settings: Settings
  publicUrl: string
  findQuotes: () => FindQuotesFor
  /** Answers from the site's own texts; no language model writes for another one. */
  assistant: Assistant
  /** Whether messages are limited, and how many proxies of our own say who calls. */
  limits: {
    isOn: boolean
    trustedProxies: number
    /** Known to all processes of the site. */
    secret: string
    /** Where all processes count together; without it each counts for itself. */
    store?: AttemptStore | undefined
  }
  /** Tells the desk that an address was refused. */
  recordLimit?: (route: string, network: string) => void
  /** The clock; real time if left out. */
  now?: () => Date
  log: Log
}): McpEndpoint {
  const { settings, publicUrl, limits, recordLimit, log, now = () => new Date() } = parts
  const limitsOf = createCallLimits({
    isOn: limits.isOn,
    now: () => now().getTime(),
    secret: limits.secret,
    store: limits.store,
    hasPaidQuotes: settings.quotes.provider === 'white-swan',
    log,
  })

  let service: Promise<(request: Request) => Promise<Response>> | undefined
  async function openService() {
    const { createMcpService } = await import('#functions/mcp/serve-mcp.ts')
    const accuracy = await publishedError(settings)
    return createMcpService({
      settings,
      findQuotes: parts.findQuotes(),
      accuracy,
      answer: async (question, language) => {
        const answer = await parts.assistant(question, language)
        return answer.replaceAll('](/', `](${publicUrl}/`)
      },
      siteUrl: publicUrl,
      today: () => usDate(now()),
      reportError: (error) => log('function_failed', { function: 'mcp', error: describeError(error) }),
    })
  }

  const app = new Hono<{ Bindings: { address: string } }>()
  const card = serverCard(settings, publicUrl)
  for (const path of cardPaths) {
    app.get(path, (context) => context.json(card, 200, { ...publicHeaders, 'content-type': cardType }))
  }
  app.get(catalogPath, (context) =>
    context.json(aiCatalog(publicUrl), 200, { ...publicHeaders, 'content-type': catalogType }),
  )
  app.all(mcpPath, async (context) => {
    const { address } = context.env
    const wait = await limitsOf(address).countCall('mcp')
    if (wait > 0) {
      recordLimit?.(mcpPath, address)
      const error = { code: -32000, message: `Too many calls. Try again in ${wait} seconds.` }
      return context.json({ jsonrpc: '2.0', id: null, error }, 429, { 'retry-after': String(wait) })
    }
    service ??= openService()
    const answer = await (await service)(context.req.raw)
    answer.headers.set('cache-control', 'no-store')
    return answer
  })
  return async (request, socketAddress) =>
    app.fetch(request, { address: clientAddress(request, socketAddress, limits.trustedProxies) })
}

/** How far off the model is, as /how-we-estimate says; of prices that are not the model's there is nothing to say. */
async function publishedError({ quotes }: Settings): Promise<AccuracyDigest | undefined> {
  if (quotes.provider !== 'embedded') return undefined
  const prices = await readFile(projectFile('domain/pricing/data/published-prices.csv'), 'utf8')
  return accuracyDigest(accuracyReport(bundledTables, prices))
}
