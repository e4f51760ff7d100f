import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { publicSettings } from '#domain/site/public-settings.ts'
import { currentRequestId } from '#server/monitoring/request-id.ts'
import { createPages } from '#server/pages/pages.ts'
import { openStaticFiles } from '#server/pages/static-files.ts'
import { settings } from '../tests/fixtures/settings/settings.ts'
import { type AppParts, createApp } from './app.ts'

const folder = await mkdtemp(join(tmpdir(), 'plainwell-app-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets', 'x-1.js'), 'export {}')
await writeFile(join(folder, 'note.txt'), 'A light left on')
afterAll(() => rm(folder, { recursive: true }))

let today = '2026-01-01'
let isReady = true
const rendered: string[] = []
const reported: unknown[] = []
const pages = createPages({
  paths: ['/', '/faq'],
  allowedOrigins: { scripts: [], frames: [], connections: [] },
  today: () => today,
  render: async (path, language) => {
    rendered.push(`${language} ${path}`)
    if (path === '/faq' && language === 'es') throw new Error('no words')
    return `<html lang="${language}"><title>${path}</title></html>`
  },
})
const parts: AppParts = {
  pages,
  files: await openStaticFiles(folder),
  carrierLogos: async () => undefined,
  siteConfig: () => ({
    ...publicSettings(settings),
    supabaseUrl: '/',
    supabaseKey: 'sb_publishable_x',
    publicUrl: 'http://site.test',
    accounts: { recoveryCodes: true, cancelEmailChange: true, google: false },
    assistant: 'site-texts',
    today,
  }),
  backend: {
    fetch: async (request) => Response.json({ path: new URL(request.url).pathname }),
    isReady: async () => isReady,
  },
  callFunction: async (name, _request, from) => Response.json({ name, from }),
  reportError: (error) => reported.push(error),
}
const app = createApp(parts)
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://site.test${path}`, { headers })

test('a page comes in the visitor’s language, revalidated, and varies by what decided it', async () => {
  const page = await get('/', { 'accept-language': 'es-US' })
  expect(await page.text()).toContain('lang="es"')
  expect(page.headers.get('content-language')).toBe('es')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page is rendered once, and again on another day', async () => {
  rendered.length = 0
  await get('/faq')
  await get('/faq')
  expect(rendered).toEqual(['en /faq'])
  today = '2026-01-02'
  await get('/faq')
  expect(rendered).toEqual(['en /faq', 'en /faq'])
})

test('an unknown address answers 404 with a page, whatever its name', async () => {
  const page = await get('/no/such?x=1')
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404)
  expect((await get('/%E0%A4%A')).status).toBe(404)
})

test('a slash at the end of an address leads to its page, and to nowhere else', async () => {
  const page = await get('/faq/?lng=es')
  expect(page.status).toBe(308)
  expect(page.headers.get('location')).toBe('/faq?lng=es')
  expect((await get('//evil.test/')).status).toBe(404)
  expect((await get('/no/such/')).status).toBe(404)
})

test.each([
  ['/assets/x-1.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/note.txt', 'text/plain', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain', 'public, max-age=3600'],
  ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
  ['/sitemap.xml', 'application/xml', 'public, max-age=3600'],
])('%s is served as %s, and kept: %s', async (path, type, kept) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('cache-control')]).toEqual([200, kept])
  expect(headers.get('content-type')).toContain(type)
})

test('[SETTINGS-16] /config.json serves the public settings with the backend’s full address and public key', async () => {
  const config = await (await get('/config.json')).json()
  expect(config).toMatchObject({
    supabaseUrl: 'http://site.test',
    supabaseKey: 'sb_publishable_x',
    brand: { name: 'Plainwell Life' },
  })
  expect(JSON.stringify(config)).not.toMatch(/secret|priceLevel|hipaaAttested/i)
})

test('[S18] a name that somebody wrote into a request is not given back; one of the own machine is', async () => {
  const supabaseUrlAt = async (publicUrl: string, host: string) => {
    const site = createApp({ ...parts, siteConfig: () => ({ ...parts.siteConfig(), publicUrl }) })
    const text = await (await site.request(`http://${host}/config.json`)).text()
    if (host === 'evil.example') expect(text).not.toContain(host)
    return JSON.parse(text).supabaseUrl
  }
  const own = 'http://127.0.0.1:3000'
  expect(await supabaseUrlAt(own, 'evil.example')).toBe(own)
  expect(await supabaseUrlAt(own, 'localhost:3000')).toBe('http://localhost:3000')
  expect(await supabaseUrlAt('https://www.example.com', 'evil.example')).toBe('https://www.example.com')
})

test('health says that the process runs, readiness that its database answers', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  isReady = false
  expect((await get('/readyz')).status).toBe(503)
  isReady = true
})

test('[O15] an answer that failed names its request, as the log does; one that did not says nothing of it', async () => {
  const logged: (string | undefined)[] = []
  const site = createApp({
    ...parts,
    trustedProxies: 1,
    onAnswer: () => logged.push(currentRequestId()),
    callFunction: async () => Response.json({}, { status: 503 }),
  })
  const id = 'ab12cd3491f04c2e8a445c1d2e3f4a5b'
  const call = await site.request('http://site.test/functions/v1/request-call', {
    method: 'POST',
    headers: { 'x-request-id': id },
  })
  expect(call.headers.get('x-request-id')).toBe(id)
  expect((await site.request('http://site.test/healthz')).headers.get('x-request-id')).toBeNull()
  const failing = await site.request('http://site.test/faq?lng=es', { headers: { accept: 'text/html' } })
  expect([failing.status, await failing.text()]).toEqual([500, expect.stringContaining('/error')])
  expect(reported).toHaveLength(1)
  expect(logged).toEqual([id, expect.any(String), failing.headers.get('x-request-id')])
})

test('[O15] /metrics are for whoever has the token, and not there where none is set', async () => {
  const token = 'metrics-token-of-32-characters-or-more'
  const read = async () => 'plainwell_database_ready 1'
  const site = createApp({ ...parts, metrics: { token, contentType: 'text/plain', read } })
  const ask = (headers: Record<string, string>) => site.request('http://site.test/metrics', { headers })
  expect((await ask({})).status).toBe(401)
  expect((await ask({ authorization: 'Bearer another' })).status).toBe(401)
  const answer = await ask({ authorization: `Bearer ${token}` })
  expect([answer.status, await answer.text()]).toEqual([200, 'plainwell_database_ready 1'])
  expect((await get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(404)
})

test('[O14] a process that is about to end is neither ready nor to be given requests, with and without a database of its own', async () => {
  for (const backend of [parts.backend, undefined]) {
    let isStopping = false
    const site = createApp({ ...parts, backend, isStopping: () => isStopping })
    expect((await site.request('/readyz')).status).toBe(200)
    expect((await site.request('/healthz')).status).toBe(200)
    isStopping = true
    expect((await site.request('/readyz')).status).toBe(503)
    expect((await site.request('/healthz')).status).toBe(503)
  }
})

test('calls go to the backend and the functions by their addresses, to these with who calls', async () => {
  expect(await (await get('/rest/v1/profiles')).json()).toEqual({ path: '/rest/v1/profiles' })
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const call = { method: 'POST' }
  const answer = await app.request('http://site.test/functions/v1/some-name', call, connection)
  expect(await answer.json()).toEqual({ name: 'some-name', from: '192.0.2.7' })
})

test('a body beyond a megabyte is refused before the backend sees it', async () => {
  const body = 'x'.repeat(1_000_001)
  const answer = await app.request('http://site.test/rest/v1/profiles', {
    method: 'POST',
    body,
    headers: { 'content-length': String(body.length) },
  })
  expect(answer.status).toBe(413)
})
