import { once } from 'node:events'
import { Agent, get, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { createHttpServer, prepareStop } from './http-server.ts'

test('[P14] [S18] whoever sends a head or a body slowly is cut off within 20 seconds', () => {
  const { headersTimeout, requestTimeout } = createHttpServer()
  // The server looks once a second.
  expect(Math.max(headersTimeout, requestTimeout) + 1_000).toBeLessThanOrEqual(20_000)
})

/** A server that answers when it is told to, and a client whose connections stay open. */
async function open(listener: RequestListener) {
  const server = createHttpServer(listener)
  const stop = prepareStop(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const agent = new Agent({ keepAlive: true })
  const ask = async () => {
    const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response')
    response.resume()
    await once(response, 'end')
    return { status: response.statusCode, connection: response.headers.connection }
  }
  return { stop, ask, agent }
}

test('[P11] a stop waits for what is under way, and tells it that the connection closes', async () => {
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const { stop, ask } = await open(async (_, response) => {
    asked.resolve()
    await release.promise
    response.end('done')
  })
  const answer = ask()
  await asked.promise
  let isStopped = false
  const stopped = stop(60_000).then(() => {
    isStopped = true
  })
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  release.resolve()
  expect(await answer).toEqual({ status: 200, connection: 'close' })
  await stopped
})

test('[P11] a request that comes over an open connection after the stop began is answered, and then no more', async () => {
  const headers = { 'content-type': 'text/plain' }
  const { stop, ask } = await open((_, response) => void response.writeHead(200, headers).end('done'))
  expect((await ask()).connection).toBe('keep-alive')
  const stopped = stop(60_000)
  expect(await ask()).toEqual({ status: 200, connection: 'close' })
  await stopped
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('[O14] while a stop drains, new connections are taken, each for one answer', async () => {
  const headers = { 'content-type': 'text/plain' }
  const { stop, ask, agent } = await open((_, response) => void response.writeHead(200, headers).end('done'))
  const stopped = stop(60_000, 500)
  for (let n = 0; n < 3; n++) {
    agent.destroy()
    expect(await ask()).toEqual({ status: 200, connection: 'close' })
  }
  await stopped
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('[P11] a stop does not wait for ever', async () => {
  const { stop, ask } = await open(() => {})
  const answer = ask()
  answer.catch(() => {})
  await stop(50)
  await expect(answer).rejects.toThrow()
})
