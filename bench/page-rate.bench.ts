import { ask, compareToBare, startMeasured, stopMeasured } from './answer-rate.ts'
import type { BenchRow } from './row.ts'

const goal = 0.7

/** A request as Chromium sends it. */
function request(path: string, changes: Readonly<Record<string, string>> = {}): Buffer {
  const headers = {
    host: '127.0.0.1:3000',
    connection: 'keep-alive',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-US,en;q=0.9',
    ...changes,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
}

/** Pages and files of the site of the tests against a bare Node server that answers the same bytes. */
export async function benchPages(): Promise<BenchRow[]> {
  const server = await startMeasured('serve-pages.ts')
  try {
    const home = request('/')
    const { body } = await ask(server, request('/', { 'accept-encoding': 'identity' }))
    const script = /\/assets\/[\w.-]+\.js/.exec(body.toString())?.[0]
    if (script === undefined) throw new Error('The home page names no script')
    // The first one reads it, the next ones find it in memory.
    await ask(server, request(script))
    const inSpanish = { cookie: 'i18next=es', 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }
    return [
      await compareToBare('home page', server, [home], { goal }),
      await compareToBare('home page, in Spanish by its cookie', server, [request('/', inSpanish)], { goal }),
      await compareToBare('script', server, [request(script)], { goal }),
    ]
  } finally {
    await stopMeasured(server)
  }
}
