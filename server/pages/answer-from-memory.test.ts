import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { createApp } from '#server/app.ts'
import { createHttpServer, prepareStop } from '#server/http/http-server.ts'
import { listen } from '#server/http/listen.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { createPages } from './pages.ts'
import { openStaticFiles } from './static-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'plainwell-memory-'))
await mkdir(join(folder, 'assets'))
const fileNames = ['/assets/x-1.js', '/note.txt', '/picture.png', '/font.woff2']
for (const name of fileNames) await writeFile(join(folder, name), 'a light left on '.repeat(100))

let today = '2026-11-23'
const pages = createPages({
  render: async (path, language) =>
    `<html lang="${language}"><head><script>one('${path}')</script></head>${'a light '.repeat(200)}</html>`,
  paths: Object.values(paths),
  allowedOrigins: { scripts: ['https://dialer.example.com'], frames: [], connections: [] },
  today: () => today,
})
const files = await openStaticFiles(folder)
const app = createApp({
  pages,
  files,
  carrierLogos: async () => undefined,
  siteConfig: () => {
    throw new Error('No settings here')
  },
  backend: undefined,
  callFunction: undefined,
  reportError: () => {},
})
await pages.warm()
for (const name of fileNames) await app.request(`http://127.0.0.1${name}`)

const throughApp = getRequestListener(app.fetch)
/** How often the app itself was asked. */
let asked = 0
const fromMemory = answerFromMemory({ pages, files }, (incoming, outgoing) => {
  asked += 1
  throughApp(incoming, outgoing)
})

async function open(listener: RequestListener) {
  const server = createHttpServer(listener)
  const stop = prepareStop(server)
  await listen(server, { PORT: 0, HOST: '127.0.0.1' })
  const address = server.address()
  return { port: typeof address === 'object' ? address?.port : undefined, stop }
}
const [memory, slow] = [await open(fromMemory), await open(throughApp)]
afterAll(async () => {
  await Promise.all([memory.stop(100), slow.stop(100)])
  await rm(folder, { recursive: true })
})

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** All that a server writes, but for the time and the request's id. */
async function ask(
  port: number | undefined,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Asked,
) {
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { host: 'site.test', ...headers } })
  sent.end(body)
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { date, 'x-request-id': id, ...rest } = response.headers
  return { status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString('base64') }
}

async function askBoth(path: string, how: Asked = {}) {
  const answer = await ask(memory.port, path, how)
  expect(answer, JSON.stringify([path, how])).toEqual(await ask(slow.port, path, how))
  return answer
}

const encodings = ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip;q=0.5', '*']

test('every page is answered from memory as the app answers it, in each language and encoding', async () => {
  asked = 0
  for (const path of Object.values(paths)) {
    for (const encoding of ['br, gzip', 'gzip', 'identity']) {
      for (const language of ['es-MX,es;q=0.9', 'en-US']) {
        const headers = { 'accept-encoding': encoding, 'accept-language': language }
        const { headers: answered, status } = await askBoth(path, { headers })
        expect(status).toBe(200)
        await askBoth(path, { headers, method: 'HEAD' })
        const known = await askBoth(path, { headers: { ...headers, 'if-none-match': answered.etag } })
        expect(known).toMatchObject({ status: 304, body: '' })
      }
    }
  }
  expect(asked).toBe(0)
})

test('a query and a cookie choose the language as in the app', async () => {
  asked = 0
  for (const path of ['/?lng=es', '/?utm_source=x&lng=en', '/?lng=fr', '/?', '/?lng']) {
    for (const cookie of ['i18next=es', 'a=b; i18next=en', 'other=1'])
      await askBoth(path, { headers: { cookie } })
  }
  expect(asked).toBe(0)
})

test('files are answered from memory as the app answers them', async () => {
  asked = 0
  for (const path of [...fileNames, '/assets/x-1.js?v=2']) {
    for (const encoding of encodings) {
      const headers = { 'accept-encoding': encoding }
      const { headers: answered } = await askBoth(path, { headers })
      await askBoth(path, { headers, method: 'HEAD' })
      await askBoth(path, { headers: { ...headers, 'if-none-match': `"other", W/${answered.etag}` } })
      await askBoth(path, { headers: { ...headers, range: 'bytes=0-4' } })
    }
  }
  expect(asked).toBe(0)
})

test.each<[string, Asked]>([
  ['/no/such', {}],
  ['/faq/', {}],
  ['/faq/?lng=es', {}],
  ['//', {}],
  ['/assets/../note.txt', {}],
  ['/%66aq', {}],
  ['/?lng=%65s', {}],
  ['/faq#es', {}],
  ['/*', {}],
  ['/', { headers: { host: 'bad host' } }],
  ['/', { headers: { host: '[::1]:80' } }],
  ['/', { headers: { host: 'user@site.test' } }],
  ['http://site.test/faq', {}],
  ['/', { method: 'POST', body: 'x' }],
  ['/', { method: 'OPTIONS' }],
  ['/', { method: 'DELETE' }],
  ['/', { body: 'nobody wants it', headers: { 'content-length': '15' } }],
])('%j %j is left to the app', async (path, how) => {
  asked = 0
  await askBoth(path, how)
  expect(asked).toBe(1)
})

test('a page is rendered anew on another day, by the app', async () => {
  asked = 0
  today = '2026-11-24'
  await askBoth('/faq')
  await askBoth('/faq')
  expect(asked).toBe(1)
})
