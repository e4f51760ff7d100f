import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, fixAnswer, send } from './fixed-answer.ts'

const text = 'a light left on '.repeat(200)
const headers = { vary: 'Accept-Encoding' }
const page = await fixAnswer(Buffer.from(text), {
  contentType: 'text/html; charset=utf-8',
  quality: 5,
  headers,
})
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://site.test/', { headers, method })

test('each encoding carries the same text', async () => {
  const br = Buffer.from(await send(ask({ 'accept-encoding': 'gzip, br' }), page).arrayBuffer())
  const gzip = Buffer.from(await send(ask({ 'accept-encoding': 'gzip' }), page).arrayBuffer())
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
  expect(await send(ask(), page).text()).toBe(text)
})

test('an encoding refused with q=0 is not used', () => {
  expect(chooseEncoding('br;q=0, gzip', page)).toBe('gzip')
  expect(chooseEncoding('identity', page)).toBe('identity')
  expect(chooseEncoding('*', page)).toBe('br')
})

test('the entity tag differs per encoding and answers 304', () => {
  const first = send(ask({ 'accept-encoding': 'br' }), page)
  const etag = first.headers.get('etag') ?? ''
  const again = send(ask({ 'accept-encoding': 'br', 'if-none-match': etag }), page)
  expect(again.status).toBe(304)
  expect(again.headers.get('vary')).toBe('Accept-Encoding')
  expect(send(ask({ 'accept-encoding': 'gzip', 'if-none-match': etag }), page).status).toBe(200)
})

test('HEAD has the headers and no body', async () => {
  const head = send(ask({}, 'HEAD'), page)
  expect(head.headers.get('content-length')).toBe(String(text.length))
  expect(await head.text()).toBe('')
})

test('pictures are not compressed again', async () => {
  const picture = await fixAnswer(Buffer.alloc(4_000), { contentType: 'image/png', quality: 5, headers })
  expect(send(ask({ 'accept-encoding': 'br' }), picture).headers.get('content-encoding')).toBeNull()
})
