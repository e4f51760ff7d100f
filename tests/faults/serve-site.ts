import { getRequestListener } from '@hono/node-server'
import { createHttpServer } from '#server/http/http-server.ts'
import { readEnv } from '#server/startup/env.ts'
import { openSite } from '#server/startup/open-site.ts'
import { isStopping, stopOnSignals } from '#server/startup/start.ts'
import { readIndex } from '../fixtures/assistant/assistant.ts'
import { functionsApp } from '../fixtures/functions-app.ts'
import { settings } from '../fixtures/settings/settings.ts'

/** The site without its pages, for tests that kill or stop it. Prints its address once it answers. */
const read = readEnv({ ...process.env, NODE_ENV: 'test' })
if (!read.ok) throw new Error(read.messages.join('\n'))
const start = { env: read.env, settings, quoteSource: { provider: 'embedded' as const } }
const site = await openSite(start, readIndex, (line) => console.log(line))
const { backend, callFunction } = site
const app = functionsApp({ isStopping, backend, callFunction, reportError: (error) => console.log(error) })
const server = createHttpServer(getRequestListener(app.fetch))
stopOnSignals(server, site.stop, { drain: read.env.DRAIN_SECONDS * 1_000 })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`open at http://127.0.0.1:${address.port}`)
})
