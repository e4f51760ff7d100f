import { once } from 'node:events'
import { createServer } from 'node:http'

/** A third party on loopback: serves one script that marks the page, and counts how often it was asked. */
export async function standInScript() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript' })
    response.end("document.documentElement.dataset.dialer = 'here'")
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port for the stand-in script')
  return {
    url: `http://127.0.0.1:${address.port}/dialer.js`,
    asked,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
