import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { followLink } from '../../fixtures/account/mailed-link.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { sendSignIn, signIn, signUp } from '../../fixtures/account/sign-in.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'
import { test } from '../../fixtures/site/with-provider.ts'

const refused = /status of 4\d\d/
const failed = /status of 500/
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const status = (page: Page) => page.getByRole('main').locator('[data-slot="alert"][role=status]')

test('[ERROR-04] a refused sign-in shows the service’s own words in a red box, in Spanish ours', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(refused)
  const { email } = await newAccount(String(baseURL))
  await signIn(page, { email, password: 'not the password' })
  await expect(alert(page)).toHaveText('Invalid login credentials')
  await expect(alert(page).and(page.locator(builtSelector('.alert_red')))).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(alert(page)).toHaveText(
    'El correo y la contraseña no coinciden. Revise los dos e inténtelo de nuevo.',
  )
})

test('[ERROR-05] a failure that says nothing is an unexpected one; where the service cannot be reached, the box says so and the form stays as it was', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page, { email: 'maria@example.com', password: 'secret words' })
  await expect(alert(page)).toHaveText('An unexpected error occurred.')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()

  await page.route('**/auth/v1/**', (route) => route.abort())
  await sendSignIn(page, { email: 'maria@example.com', password: 'secret words' })
  await expect(alert(page)).toHaveText('We could not connect. Check your connection and try again.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maria@example.com')
})

test('[ERROR-06] a failure on the way to Google that says nothing has its own words', async ({
  page,
  siteWith,
  provider,
  allowConsole,
}) => {
  const site = await siteWith(provider.variables)
  allowConsole(failed)
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${site}/auth`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(alert(page)).toHaveText('Failed to sign in with Google')
})

test('[ERROR-07] a sign-up says in a green box to look for the mail, whose link opens the account', async ({
  page,
  baseURL,
}) => {
  const email = `${randomUUID()}@example.com`
  await signUp(page, { email, password: 'secret words' })
  await expect(status(page)).toContainText(
    'Sign up successful! Please check your email to confirm your account.',
  )
  await expect(status(page).and(page.locator(builtSelector('.alert_green')))).toBeVisible()
  await expect(status(page)).toContainText(email)
  const { link } = await newestEmail(dataDirOf(String(baseURL)), email, 'confirmation')
  await followLink(page, link)
  await expect(page).toHaveURL('/dashboard')
})

test('an address that has an account already gets the same answer', async ({ page, baseURL }) => {
  const { email } = await newAccount(String(baseURL))
  await signUp(page, { email, password: 'secret words' })
  await expect(status(page)).toContainText('Sign up successful!')
  await newestEmail(dataDirOf(String(baseURL)), email, 'account-exists')
})

test('the confirmation is sent again on demand, once a minute', async ({ page, baseURL }) => {
  await page.clock.install()
  const email = `${randomUUID()}@example.com`
  await signUp(page, { email, password: 'secret words' })
  const first = await newestEmail(dataDirOf(String(baseURL)), email, 'confirmation')
  const resend = page.getByRole('button', { name: 'Resend confirmation' })
  await resend.click()
  await expect(page.getByText('We sent it again.')).toBeVisible()
  await expect(resend).toHaveCount(0)
  await newestEmail(dataDirOf(String(baseURL)), email, 'confirmation', first)
  await page.clock.fastForward(61_000)
  await expect(resend).toBeVisible()
})

test('a sign-in before the confirmation offers to send it again', async ({ page, baseURL, allowConsole }) => {
  allowConsole(refused)
  const email = `${randomUUID()}@example.com`
  await signUp(page, { email, password: 'secret words' })
  await expect(status(page)).toBeVisible()
  const first = await newestEmail(dataDirOf(String(baseURL)), email, 'confirmation')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await sendSignIn(page, { email, password: 'secret words' })
  await expect(alert(page)).toHaveText('Email not confirmed')
  await page.getByRole('button', { name: 'Resend confirmation' }).click()
  await expect(page.getByText('We sent it again.')).toBeVisible()
  await newestEmail(dataDirOf(String(baseURL)), email, 'confirmation', first)
})

test('[ERROR-08] a sign-in says in a green box that it worked, while the dashboard loads', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newAccount(String(baseURL))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/profiles*', async (route) => {
    await held
    await route.fallback()
  })
  await signIn(page, { email, password })
  await expect(status(page)).toContainText('Login successful!')
  await expect(status(page).and(page.locator(builtSelector('.alert_green')))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page).toHaveURL('/auth')
  release()
  await expect(page).toHaveURL('/dashboard')
})

test('a sync that fails after a sign-in keeps nobody from the dashboard', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(failed)
  const { email, password } = await newAccount(String(baseURL))
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page, { email, password })
  await expect(page).toHaveURL('/dashboard')
})
