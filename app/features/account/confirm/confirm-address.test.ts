import { expect, test } from 'vitest'
import { confirmAddress } from './confirm-address.ts'

const site = 'https://site.example'
const read = (hash: string) => confirmAddress(hash, site)
const link = (more: string) => `#token_hash=abc123&type=recovery${more}`

test('[S13] the link of a mail hands over its token and what it is for', () => {
  expect(read(link(''))).toEqual({
    kind: 'link',
    tokenHash: 'abc123',
    mail: 'recovery',
    goesOnTo: undefined,
  })
  expect(read('#cancel=xyz')).toEqual({ kind: 'cancel', token: 'xyz' })
})

test.each(['', '#', '#token_hash=abc', '#type=signup', '#token_hash=abc&type=other', '#cancel=', '#%'])(
  'the fragment "%s" holds no link',
  (hash) => expect(read(hash)).toEqual({ kind: 'bare' }),
)

test.each([
  ['https://site.example/agent?lead=1', '/agent?lead=1'],
  ['https://site.example/auth/callback', undefined],
  ['https://site.example/auth/confirm#cancel=1', undefined],
  ['https://site.example/', undefined],
  ['https://evil.example/agent', undefined],
  ['https://site.example.evil.example/agent', undefined],
  ['//evil.example/agent', undefined],
  ['javascript:alert(1)', undefined],
  ['blob:https://site.example/agent', undefined],
  ['/agent', undefined],
])('[S13] it leads on within this site alone: %s', (asked, way) => {
  expect(read(link(`&redirect_to=${encodeURIComponent(asked)}`))).toMatchObject({ goesOnTo: way })
})
