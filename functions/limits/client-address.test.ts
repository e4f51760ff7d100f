import { expect, test } from 'vitest'
import { clientAddress, widerNetwork } from './client-address.ts'

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

test('[S9] an IPv6 address lies in a wider network, an IPv4 one in none that is counted', () => {
  expect(widerNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  expect(widerNetwork('192.0.2.1')).toBeUndefined()
  expect(widerNetwork('inside')).toBeUndefined()
})
