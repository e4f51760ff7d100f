import { getRequestListener } from '@hono/node-server'
import { createAssistant } from '#functions/assistant/assistant.ts'
import { describeFailure } from '#functions/failure.ts'
import { createFunctionCaller } from '#server/functions/function-caller.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { listen } from '#server/http/listen.ts'
import { functionsApp } from '../fixtures/functions-app.ts'
import { logTo } from '../fixtures/log-lines.ts'
import { settings } from '../fixtures/settings/settings.ts'
import { type Driver, startTestBackend, type TestBackend, type TestSettings } from './backend-fixture.ts'

export type Answer = { status: number; answer: Record<string, unknown>; wait: number }

/** The backend behind the server's functions, asked over a connection. */
export type LeadSite = TestBackend & {
  /** Where the site's server listens. */
  address: string
  /** Calls a function as the browser does; `from` is the caller, as a proxy of ours passes it on. */
  post: (name: string, body: unknown, from?: string) => Promise<Answer>
  /** Any other request at a function. */
  ask: (name: string, init: RequestInit) => Promise<Response>
  /** Moves the clock of the functions on. */
  functionsLater: (milliseconds: number) => void
  /** Whatever was logged or printed, as one text. */
  said: () => string
}

export async function startLeadSite(
  driver: Driver,
  isLimited = false,
  accounts: TestSettings = {},
  patience: Parameters<typeof createHttpServer>[1] = {},
): Promise<LeadSite> {
  const at = await startTestBackend(driver, accounts)
  const { secrets, backend } = at
  let passed = 0
  const log = logTo(at.lines)
  const app = functionsApp({
    backend,
    callFunction: createFunctionCaller({
      settings,
      quoteSource: { provider: 'embedded' },
      secrets,
      publicUrl: 'http://site.test',
      backend,
      assistant: createAssistant({ settings, log }),
      limits: { isOn: isLimited, trustedProxies: 1 },
      now: () => new Date(Date.now() + passed),
      log,
    }),
    reportError: (error) => log('request_failed', { failure: describeFailure(error) }),
  })
  const server = createHttpServer(getRequestListener(app.fetch), patience)
  await listen(server, { PORT: 0, HOST: '127.0.0.1' })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const ask = (name: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/functions/v1/${name}`, init)

  return {
    ...at,
    address: `http://127.0.0.1:${port}`,
    ask,
    post: async (name, body, from = '192.0.2.1') => {
      const response = await ask(name, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secrets.publishableKey}`,
          'content-type': 'application/json',
          'x-forwarded-for': from,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const wait = Number(response.headers.get('retry-after') ?? 0)
      return { status: response.status, answer: await response.json(), wait }
    },
    functionsLater: (milliseconds) => {
      passed += milliseconds
    },
    said: () => [...at.lines, ...at.printed.map(String)].join('\n'),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await at.stop()
    },
  }
}
