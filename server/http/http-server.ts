import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * How long a client may take to send its request, in milliseconds: whoever sends a letter a second holds a connection,
 * and nothing else, for 20 seconds at the most.
 */
const clientPatience = { headersTimeout: 15_000, requestTimeout: 18_000, connectionsCheckingInterval: 1_000 }

/** The site's web server: whatever is too slow, in its head or in its body, is answered 408 and cut off. */
export function createHttpServer(
  listener?: RequestListener,
  patience: Partial<typeof clientPatience> = {},
): Server {
  return createServer({ ...clientPatience, ...patience }, listener)
}

/** How long a connection on which nothing is asked stays open when the server stops, in milliseconds. */
const idleGrace = 1_000

/**
 * Makes `server` ready to stop without resetting anybody. The function it answers says `connection: close` with every
 * further answer and, after `drain` milliseconds, takes no new connections, closes what stays idle, and resolves once all
 * have their answers or `most` milliseconds are over. Node's own `close` would end idle connections at once, also those on which the next
 * request is on its way.
 */
export function prepareStop(server: Server): (most: number, drain?: number) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  const sayClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_, response) => {
    if (isStopping) return sayClose(response)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })

  return async (most, drain = 0) => {
    isStopping = true
    for (const response of underWay) sayClose(response)
    if (drain > 0) await pause(drain)
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const isOver = new AbortController()
    const sweep = async () => {
      await pause(idleGrace, undefined, { signal: isOver.signal })
      for (;;) {
        server.closeIdleConnections()
        await pause(100, undefined, { signal: isOver.signal })
      }
    }
    sweep().catch(() => {})
    await Promise.race([closed, pause(most, undefined, { signal: isOver.signal }).catch(() => {})])
    isOver.abort()
    server.closeAllConnections()
  }
}
