import { getRequestListener } from '@hono/node-server'
import { handleFunction } from '#functions/http/handle.ts'
import { createHttpServer, prepareStop } from '#server/http/http-server.ts'
import { functionContext } from '../fixtures/function-context.ts'
import { functionsApp } from '../fixtures/functions-app.ts'
import { reportToParent } from './report-to-parent.ts'

// The site's own server with its functions.
const { context } = functionContext({ now: () => new Date() })
const app = functionsApp({
  backend: undefined,
  callFunction: (name, request) => handleFunction(name, request, context),
  reportError: (error) => console.error(error),
})
const server = createHttpServer(getRequestListener(app.fetch))
prepareStop(server)
await reportToParent(server)
