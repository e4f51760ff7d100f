import { createAdaptorServer } from '@hono/node-server'
import { startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { log } from '#server/monitoring/log.ts'

/** A server with nothing but the backend, for tests that kill it. Prints its address once it answers. */
const dataDir = process.env.DATA_DIR ?? ''
const backend = await startEmbeddedBackend({
  dataDir,
  secrets: await loadSecrets(dataDir),
  siteUrl: 'http://127.0.0.1',
  accounts: {
    confirmEmail: false,
    takesSignUps: true,
    isLimited: false,
    trustedProxies: 0,
    google: undefined,
    sendEmail: async () => {},
  },
  log,
})
const server = createAdaptorServer({ fetch: (request) => backend.fetch(request) })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object') console.log(`open at http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => {
  server.close()
  void backend.stop()
})
