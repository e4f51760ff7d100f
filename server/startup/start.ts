import type { Server } from 'node:http'
import type { Settings } from '#domain/site/settings-schema.ts'
import { answerPatience } from '#server/backend/embedded-backend.ts'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { type QuoteSource, readQuoteSource } from '#server/functions/quote-source.ts'
import { prepareStop } from '#server/http/http-server.ts'
import { giveUp } from '#server/monitoring/log.ts'
import { type Env, processEnvironment, readEnv } from './env.ts'
import { readSettings } from './read-settings.ts'

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
  const settings = await readSettings(source)
  if (!env.ok || !settings.ok) {
    const messages = [...(env.ok ? [] : env.messages), ...(settings.ok ? [] : settings.messages)]
    return giveUp(messages.join('\n✗ '))
  }
  const quotes = await readQuoteSource(settings.settings, env.env)
  if (!quotes.ok) return giveUp(quotes.messages.join('\n✗ '))
  return { env: await withRealPort(env.env), settings: settings.settings, quoteSource: quotes.source }
}

/** Ctrl-C comes twice at once, from the terminal and from npm start, which passes it on; in ms. */
const oneKeyPress = 1000

/** How long a stop waits for what is under way, in milliseconds: as long as any answer may take. */
export const stopPatience = answerPatience + 1_000

let stoppingSince: number | undefined

/** Whether this process has been told to stop. */
export const isStopping = (): boolean => stoppingSince !== undefined

/**
 * On the first stop signal: for `drain` milliseconds everything goes on, while `/healthz` says that it will not
 * (`isStopping`), so that whoever shares requests out gives them to others; then no new connections, what is under way
 * gets its answers, and everything else stops, the database last. A later signal ends at once.
 */
export function stopOnSignals(
  server: Server,
  stop: () => Promise<void>,
  { patience = stopPatience, drain = 0 }: { patience?: number; drain?: number } = {},
): void {
  const end = prepareStop(server)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > oneKeyPress) process.exit(1)
        return
      }
      stoppingSince = performance.now()
      void end(patience, drain)
        .then(stop)
        .finally(() => process.exit(0))
    })
  }
}
