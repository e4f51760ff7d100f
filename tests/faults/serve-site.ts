import { createAdaptorServer } from '@hono/node-server'
import { settings } from '#config/settings.ts'
import { readEnv } from '#server/env.ts'
import { openSite } from '#server/open-site.ts'

/** The site without its pages: functions and mails, for tests that kill it. Prints its address once it answers. */
const read = readEnv({ ...process.env, NODE_ENV: 'test' })
if (!read.ok) throw new Error(read.problems.join('\n'))
const site = await openSite({ env: read.env, settings, quoteSource: { provider: 'embedded' } }, (line) =>
  console.log(line),
)
const server = createAdaptorServer({
  fetch: async (request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    return (await site.callFunction?.(name, request)) ?? new Response(null, { status: 404 })
  },
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`open at http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => {
  server.close()
  void site.stop()
})
