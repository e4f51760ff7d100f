import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { nextCode, withAuthenticator } from '../../fixtures/account/authenticator.ts'
import { followLink } from '../../fixtures/account/mailed-link.ts'
import { newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const refused = /status of 4\d\d/
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const answer = 'If there is an account for'

async function askForLink(page: Page, email: string) {
  await page.goto('/auth')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(title(page)).toHaveText('Forgot your password?')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await sendLink(page)
}

async function sendLink(page: Page) {
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('main').locator('[data-slot="alert"][role=status]')).toContainText(answer)
}

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

test('[RESET-01] the sign-in has a link for a forgotten password, the sign-up has none; without a session the screen says where it opens from, and a stranger’s address gets the same answer', async ({
  page,
}) => {
  await page.goto('/auth')
  await hydrated(page)
  const forgot = page.getByRole('link', { name: 'Forgot password?' })
  await forgot.click()
  await expect(page).toHaveURL('/auth?mode=forgot')
  await expect(title(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(title(page)).toHaveText('Welcome Back!')
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click()
  await expect(forgot).toHaveCount(0)

  await page.goto('/auth?mode=new-password')
  await hydrated(page)
  await expect(page.getByText('This page opens from a link in our email.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(title(page)).toHaveText('Forgot your password?')

  await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.com`)
  await sendLink(page)
  await expect(page.getByRole('button', { name: 'Send another link' })).toBeEnabled()
})

test('[RESET-03] the mail leads to a screen that sets the new password, and then to the dashboard', {
  tag: '@hosted',
}, async ({ page, baseURL, allowConsole }) => {
  allowConsole(refused)
  const { email, password } = await newAccount(String(baseURL))
  await askForLink(page, email)
  const { link } = await newestEmail(dataDirOf(String(baseURL)), email, 'recovery')
  await followLink(page, link)
  await expect(page).toHaveURL('/auth?mode=new-password')
  await expect(title(page)).toHaveText('Choose a new password')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'new-password',
  )
  await expectNoAxeViolations(page)

  await choosePassword(page, 'abc')
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
  const chosen = `new ${password}`
  await choosePassword(page, chosen)
  await expect(page).toHaveURL('/dashboard')
  await signInAgain(String(baseURL), email, chosen)
  await expect(signInAgain(String(baseURL), email, password)).rejects.toThrow('Invalid login credentials')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await followLink(page, link)
  await expect(title(page)).toHaveText('This link does not work anymore.')
})

test('[P5] a new email that both mailboxes confirm is told of, with the way on', async ({
  page,
  baseURL,
}) => {
  const { client, email } = await newAccount(String(baseURL))
  const newEmail = `${randomUUID()}@example.com`
  const { error } = await client.auth.updateUser(
    { email: newEmail },
    { emailRedirectTo: `${baseURL}/auth/callback` },
  )
  expect(error).toBeNull()
  const atOld = await newestEmail(dataDirOf(String(baseURL)), email, 'email-change-notice')
  await followLink(page, atOld.link)
  await expect(title(page)).toHaveText('One email is confirmed.')
  const { link } = await newestEmail(dataDirOf(String(baseURL)), newEmail, 'email-change')
  await followLink(page, link)
  await expect(page).toHaveURL('/auth?changed=email')
  await expect(page.getByRole('main')).toContainText(`sign in with ${newEmail}`)
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('an account with an authenticator app pays its code before the new password', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(String(baseURL))
  const totp = await withAuthenticator(account)
  await askForLink(page, account.email)
  const { link } = await newestEmail(dataDirOf(String(baseURL)), account.email, 'recovery')
  await followLink(page, link)
  await expect(title(page)).toHaveText('One more step')
  await page.getByLabel('Code from the app').fill(nextCode(totp))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Choose a new password')
  await choosePassword(page, `new ${account.password}`)
  await expect(page).toHaveURL('/dashboard')
})
