import { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'

/** How much of a body is read that nobody wants any more (bytes), and for how long (milliseconds). */
const most = { bytes: 4_000_000, time: 1_000 }

/**
 * An answer may come before the body that it refuses: then what is left is read first, as far as it is not too much, so
 * that the client can read the answer. A connection that is not at the body's end, or whose body was too large, says
 * that it closes: the next request on it would be lost, behind a proxy another visitor's.
 */
export const wholeBody = createMiddleware<{ Bindings: { incoming?: unknown } }>(async (context, next) => {
  await next()
  const incoming = context.env?.incoming
  if (incoming instanceof IncomingMessage && !incoming.complete) await readRest(incoming)
  const isWhole = !(incoming instanceof IncomingMessage) || incoming.complete
  if (!isWhole || context.res.status === 413) context.res.headers.set('connection', 'close')
})

async function readRest(incoming: IncomingMessage): Promise<void> {
  const done = Promise.withResolvers<void>()
  const timer = setTimeout(done.resolve, most.time)
  let bytes = 0
  const read = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > most.bytes) done.resolve()
    // Whoever began to read the body may have paused it.
    incoming.resume()
  }
  incoming.on('data', read)
  incoming.resume()
  for (const end of ['end', 'close', 'error'] as const) incoming.once(end, done.resolve)
  await done.promise
  clearTimeout(timer)
  incoming.off('data', read)
  incoming.resume()
}
