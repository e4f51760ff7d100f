import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { keepSession, type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { test as testWithSite } from '../../fixtures/site/site-with.ts'

const failed = /status of (4\d\d|500)/
const title = (page: Page) => page.getByRole('heading', { level: 1 })

const tokens = ({ session }: NewAccount, more = '') =>
  `#access_token=${session.access_token}&refresh_token=${session.refresh_token}&token_type=bearer${more}`

test('[ROUTE-15] [CALLBACK-01] the callback says that it completes the sign-in, and takes the tokens out of the address first', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(String(baseURL))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/auth/v1/user', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(`/auth/callback${tokens(account)}`)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Completing sign in...')
  await expect(title(page)).toHaveText('Completing sign in...')
  await expect(page).toHaveURL(/\/auth\/callback$/)
  await expectNoAxeViolations(page)
  release()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  expect(page.url()).not.toContain('access_token')
})

test('[CALLBACK-02] [CALLBACK-04] [CALLBACK-05] tokens in the fragment set the session, the profile is synced, and the dashboard opens', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(String(baseURL))
  await seed(page, { deviceId: 'f3b1c6de-0000-4000-8000-00000000beef' })
  await page.goto(`/auth/callback${tokens(account, '&type=signup')}`)
  await expect(page).toHaveURL('/dashboard')
  const stored = await page.evaluate(() => localStorage.getItem('sb-127-auth-token') ?? '')
  expect(JSON.parse(stored).user.email).toBe(account.email)
  const { data } = await account.client.from('profiles').select('last_device_id').single()
  expect(data?.last_device_id).toBe('f3b1c6de-0000-4000-8000-00000000beef')
})

test('[CALLBACK-03] without tokens the session that is there counts', async ({ page, baseURL }) => {
  const { session } = await newAccount(String(baseURL))
  await keepSession(page, session)
  await page.goto('/auth/callback')
  await expect(page).toHaveURL('/dashboard')
})

test('[CALLBACK-06] with no session at all it goes to the sign-in, and asks the service nothing', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/auth\/v1\/(?!settings)|\/rest\/v1\//.test(request.url())) calls.push(request.url())
  })
  await page.goto('/auth/callback?lng=es')
  await expect(page).toHaveURL('/auth?lng=es')
  await expect(title(page)).toHaveText('¡Qué gusto verle!')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('[ERROR-09] tokens that make no session, and a code that nobody asked for here, lead to session_failed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failed)
  const noToken = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwiZXhwIjo0MTAyNDQ0ODAwfQ.eA'
  await page.goto(`/auth/callback#access_token=${noToken}&refresh_token=nothing`)
  await expect(page).toHaveURL('/auth?error=session_failed')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not sign you in.')
  await page.goto('/auth/callback?code=abc')
  await expect(page).toHaveURL('/auth?error=session_failed')
})

test('[ERROR-10] tokens without a session in the end lead to no_session', async ({ page, baseURL }) => {
  const { session } = await newAccount(String(baseURL))
  await page.goto(`/auth/callback#access_token=${session.access_token}`)
  await expect(page).toHaveURL('/auth?error=no_session')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your sign-in did not work.')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

test('[ERROR-11] a sync that fails leads to callback_failed, with a way on', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(failed)
  const account = await newAccount(String(baseURL))
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/auth/callback${tokens(account)}`)
  await expect(page).toHaveURL('/auth?error=callback_failed')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load your account.')
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[AUTH-21] [ERROR-12] the callback tells errors apart, each in a plain sentence; a code that nobody knows is never shown', async ({
  page,
}) => {
  const told = page.getByRole('main').getByRole('alert')
  for (const [address, error, words] of [
    ['#error=access_denied&error_code=otp_expired', 'link_expired', 'This link does not work anymore.'],
    [
      '?error=access_denied&error_description=x',
      'google_refused',
      'You did not finish signing in with Google.',
    ],
    [
      '#error=access_denied&error_code=signup_disabled',
      'sign_ups_off',
      'We don’t take new accounts right now.',
    ],
    [
      '#error=server_error&error_code=unexpected_failure&error_description=x',
      'unexpected',
      'Something went wrong.',
    ],
  ] as const) {
    await test.step(error, async () => {
      await page.goto(`/auth/callback${address}`)
      await expect(page).toHaveURL(`/auth?error=${error}`)
      await expect(told).toContainText(words)
    })
  }
  await page.goto('/auth?error=server_on_fire')
  await hydrated(page)
  await expect(told).toContainText('Something went wrong.')
  await expect(page.getByRole('main')).not.toContainText('server_on_fire')
})

testWithSite.describe('with the splash at every load', () => {
  testWithSite.use({ contextOptions: { reducedMotion: 'no-preference' } })
  testWithSite('[SPLASH-12] coming back from a sign-in shows no splash', async ({ page, siteWith }) => {
    const site = await siteWith({ SITE_SPLASH: 'always' })
    const account = await newAccount(site)
    const shown: string[] = []
    await page.exposeFunction('noteSplash', () => shown.push(page.url()))
    await page.addInitScript((splash) => {
      new MutationObserver(() => {
        if (document.querySelector(splash)) Reflect.get(window, 'noteSplash')()
      }).observe(document, { childList: true, subtree: true })
    }, builtSelector('.splash_splash'))
    await page.goto(`${site}/auth/callback${tokens(account)}`)
    await expect(page).toHaveURL(`${site}/dashboard`)
    await expect(title(page)).toBeVisible()
    expect(shown).toEqual([])
    await page.reload()
    await expect.poll(() => shown.length).toBeGreaterThan(0)
  })
})
