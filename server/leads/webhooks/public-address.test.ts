import { expect, test } from 'vitest'
import { hostAddress, isLoopback, isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2002:a00:1::1',
  '2001:db8::1',
  '2001::1',
  'example.com',
  '',
])('“%s” is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test('the host of a URL tells this machine and addresses from names, however they are written', () => {
  const host = (url: string) => new URL(url).hostname
  expect(
    ['http://localhost:1', 'http://127.0.0.1', 'http://[::1]:3'].map((url) => isLoopback(host(url))),
  ).toEqual([true, true, true])
  expect(isLoopback(host('https://localhost.example.com'))).toBe(false)
  expect(hostAddress(host('https://0x7f.1'))).toBe('127.0.0.1')
  expect(hostAddress(host('https://2130706433'))).toBe('127.0.0.1')
  expect(hostAddress(host('https://[fd00::1]'))).toBe('fd00::1')
  expect(hostAddress(host('https://crm.example.com'))).toBeUndefined()
})
