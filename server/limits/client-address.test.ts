import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, socketAddress, widerNetwork } from './client-address.ts'

const asked = (forwarded?: string) =>
  new Request('http://site.test/', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'inside'],
])('a connection from %s counts as %s', (socket, address) => {
  expect(clientAddress(asked(), socket, 0)).toBe(address)
})

test.each([
  ['nobody is believed without proxies of our own', '198.51.100.1', 0, '10.0.0.1'],
  ['one proxy names its caller last', 'forged, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies: the outer one names it', 'forged, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['ports do not count', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['an IPv6 caller', '[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::/64'],
  ['too short a list is not believed', '198.51.100.1', 2, '10.0.0.1'],
  ['what is no address is not believed', 'unknown', 1, '10.0.0.1'],
  ['an empty header', '', 1, '10.0.0.1'],
  ['no header', undefined, 1, '10.0.0.1'],
])('%s', (_, forwarded, proxies, address) => {
  expect(clientAddress(asked(forwarded), '10.0.0.1', proxies)).toBe(address)
})

test('the other end of a real connection is read, and a request made inside has none', async () => {
  const app = new Hono()
  app.get('/', (context) => context.text(socketAddress(context.env) ?? 'none'))
  expect(await (await app.request('/')).text()).toBe('none')
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : undefined
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('127.0.0.1')
  await new Promise((resolve) => server.close(resolve))
})

test('[S9] an IPv6 address lies in a wider network, an IPv4 one in none that is counted', () => {
  expect(widerNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  expect(widerNetwork('192.0.2.1')).toBeUndefined()
  expect(widerNetwork('inside')).toBeUndefined()
})
