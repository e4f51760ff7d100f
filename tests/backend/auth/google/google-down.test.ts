import { afterEach, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../../fixtures/openid-provider.ts'
import { startTestBackend, type TestBackend } from '../../fixtures/backend.ts'
import { Browser, callbackPage } from '../../fixtures/google-visitor.ts'

const pkce = `code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`
const newEmail = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
afterEach(() => at.stop())

const siteOf = async ({ google }: OpenidProvider) => {
  at = await startTestBackend('external', { google })
}

test('while Google is down, a browser is led back with the reason, and a page is told it', async () => {
  const provider = await startOpenidProvider()
  await siteOf(provider)
  await provider.stop()
  const { token } = await at.signUp(newEmail())
  const redirect = encodeURIComponent(callbackPage)
  const visitor = new Browser(at, provider)
  const back = await visitor.back(
    `http://site.test/auth/v1/authorize?provider=google&${pkce}&redirect_to=${redirect}`,
  )
  const reason = {
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Google sign-in is not available right now',
  }
  expect(back).toEqual({ page: callbackPage, query: reason, fragment: reason })

  const path = `/auth/v1/user/identities/authorize?provider=google&${pkce}`
  const { status, body } = await at.request('GET', path, { token })
  expect(status).toBe(500)
  expect(JSON.parse(body)).toMatchObject({ error_code: 'unexpected_failure', msg: reason.error_description })
  expect(at.lines.join('\n')).toContain('google_unreachable')
  expect(await at.sql`select from auth.flow_state`).toHaveLength(0)
})

test('a code that Google does not exchange opens nothing, and is not tried twice', async () => {
  const provider = await startOpenidProvider()
  await siteOf(provider)
  const visitor = new Browser(at, provider)
  const answer = await provider.signIn(await visitor.toGoogle(at.client()), { email: newEmail() })
  await provider.stop()
  const back = await visitor.back(answer)
  expect(back.fragment).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  })
  expect((await visitor.back(answer)).fragment.error_code).toBe('bad_oauth_state')
  expect(at.lines.join('\n')).not.toContain(new URL(answer).searchParams.get('code'))
  expect(await at.sql`select from auth.users`).toHaveLength(0)
})
