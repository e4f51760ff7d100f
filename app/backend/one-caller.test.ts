import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = new URL('..', import.meta.url).pathname

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, code: readFileSync(join(app, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

test('[CALLS-42] functions are called by name through one caller, accounts and tables through the one client', () => {
  expect(sources.length).toBeGreaterThan(100)
  const caller = ['backend/call-function.ts']
  expect(filesWith(/\bfunctions\/v1|functions\.invoke/)).toEqual(caller)
  // The client's own way out, and what the client has no word for.
  const forAccounts = ['state/auth/auth-call.ts', 'state/session/account-fetch.ts']
  const ofThePage = ['browser/site-answers.ts']
  expect(filesWith(/\bfetch\s*\(/)).toEqual([...caller, ...ofThePage, ...forAccounts])
  expect(filesWith(/\bcreateClient\b/)).toEqual([
    'state/auth/client-aside.ts',
    'state/session/open-account.ts',
  ])
  expect(filesWith(/XMLHttpRequest|sendBeacon|EventSource|WebSocket/)).toEqual([])
  expect(filesWith(/\/(auth|rest|storage|realtime)\/v1/)).toEqual(['state/auth/auth-call.ts'])
  expect(filesWith(/`rest\/v1\/rpc/)).toEqual(caller)
  expect(filesWith(/from ['"](axios|ky|graphql-request|@supabase\/(?!supabase-js['"]))/)).toEqual([])
})

test('[CALLS-42] [SETTINGS-16] no address and no key of a backend stands in the code of the app', () => {
  expect(filesWith(/https?:\/\/(?!www\.w3\.org|schema\.org)/)).toEqual([])
  expect(filesWith(/supabase\.co|sb_(publishable|secret)_|eyJ[\w-]{10,}/)).toEqual([])
})
