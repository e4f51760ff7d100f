import { createAdaptorServer } from '@hono/node-server'
import { handleFunction } from '#functions/http/handle.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { listen } from '#server/http/listen.ts'
import { functionContext } from '../fixtures/function-context.ts'
import { functionsApp } from '../fixtures/functions-app.ts'

// The site's own server with its functions, and beside them one that takes JSON and answers an empty object: what a
// request costs without any work of ours. Tells its parent the port once it listens, and ends with it.
const { context } = functionContext({ now: () => new Date() })
async function answerNothing(request: Request): Promise<Response> {
  const body: unknown = await request.json()
  return jsonAnswer(body === null ? null : {})
}

const app = functionsApp({
  backend: undefined,
  callFunction: (name, request) =>
    name === 'empty' ? answerNothing(request) : handleFunction(name, request, context),
  reportError: (error) => console.error(error),
})

const server = createAdaptorServer({ fetch: app.fetch })
await listen(server, { PORT: 0, HOST: '127.0.0.1' })
const address = server.address()
process.send?.(typeof address === 'object' ? address?.port : undefined)
process.on('disconnect', () => process.exit())
