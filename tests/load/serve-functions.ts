import { getRequestListener } from '@hono/node-server'
import { createFunctionCaller } from '#server/functions/function-caller.ts'
import { createHttpServer, prepareStop } from '#server/http/http-server.ts'
import { noRequestStatus, nothingCarried, publicKey, sealingKey } from '../fixtures/function-context.ts'
import { functionsApp } from '../fixtures/functions-app.ts'
import { settings } from '../fixtures/settings/settings.ts'
import { reportToParent } from './report-to-parent.ts'

// The site's own server with its functions, as the process makes them, without what stores leads. Nothing is limited,
// since all requests come from one address.
const app = functionsApp({
  backend: undefined,
  callFunction: createFunctionCaller({
    settings,
    quoteSource: { provider: 'embedded' },
    secrets: { publishableKey: publicKey, sealingKey },
    publicUrl: 'http://127.0.0.1',
    backend: {
      storeLead: async () => '00000000-0000-4000-8000-000000000001',
      findApplication: async () => false,
      refuseContact: async () => undefined,
      requestStatus: noRequestStatus,
      carried: nothingCarried,
      recordLimit: () => {},
    },
    assistant: async () => ({ response: '' }),
    limits: { isOn: false, trustedProxies: 0 },
    log: console.error,
  }),
  reportError: (error) => console.error(error),
})
const server = createHttpServer(getRequestListener(app.fetch))
prepareStop(server)
await reportToParent(server)
