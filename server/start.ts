import type { ServerType } from '@hono/node-server'
import { loadSettings } from '#config/load-settings.ts'
import type { Settings } from '#config/settings-schema.ts'
import { freePort } from '#server/backend/free-port.ts'
import { type Env, processEnvironment, readEnv } from './env.ts'
import { type QuoteSource, readQuoteSource } from './quote-source.ts'

/** Ends the process with one plain sentence. */
export function giveUp(sentence: string): never {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}

/** PORT=0 asks for any free port: it is picked here, because the pages carry the site's address. */
export async function withRealPort(env: Env): Promise<Env> {
  return env.PORT === 0 ? { ...env, PORT: await freePort() } : env
}

/** What the process starts from. */
export type Start = { env: Env; settings: Settings; quoteSource: QuoteSource }

/**
 * The environment, the operator's settings and where prices come from, or the end of the process with everything
 * that is wrong with them.
 */
export async function readStart(): Promise<Start> {
  const source = processEnvironment()
  const env = readEnv(source)
  const settings = loadSettings(source)
  if (!env.ok || !settings.ok) {
    const problems = [...(env.ok ? [] : env.problems), ...(settings.ok ? [] : settings.problems)]
    return giveUp(problems.join('\n✗ '))
  }
  const quotes = await readQuoteSource(settings.settings, env.env)
  if (!quotes.ok) return giveUp(quotes.problems.join('\n✗ '))
  return { env: await withRealPort(env.env), settings: settings.settings, quoteSource: quotes.source }
}

/** Ctrl-C comes twice at once, from the terminal and from npm start, which passes it on; in ms. */
const oneKeyPress = 1000

/** On the first stop signal: no new requests, open ones end, then everything else stops. A later one ends at once. */
export function stopOnSignals(server: ServerType, stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > oneKeyPress) process.exit(1)
        return
      }
      stoppingSince = performance.now()
      const drained = new Promise<void>((resolve) => server.close(() => resolve()))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      const grace = new Promise<void>((resolve) => setTimeout(resolve, 5_000).unref())
      void Promise.race([drained, grace])
        .then(stop)
        .finally(() => process.exit(0))
    })
  }
}
