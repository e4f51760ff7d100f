import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { openSecurity, securityOn, test } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'
import { continueAs } from '../../fixtures/site/with-provider.ts'

/** Signs in with Google, as somebody who has no account yet. */
async function beginWithGoogle(page: Page, address: string, email: string) {
  await page.goto(`${address}/auth`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill('Ana Ruiz')
  await continueAs(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('[S17] [SECURITY-04] Google is linked and unlinked, with no token in an address', async ({
  page,
  siteWith,
  provider,
}) => {
  const opened: string[] = []
  page.on('framenavigated', (frame) => opened.push(frame.url()))
  const account = await newAccount(await siteWith(provider.variables))
  await openSecurity(page, account)
  const { client, email } = account
  const row = securityOn(page).row('Google')
  await expect(row.getByText('Not linked.')).toBeVisible()
  await row.getByRole('button', { name: 'Link Google' }).click()
  const googleEmail = `g-${email}`
  await continueAs(page, googleEmail)

  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(row.getByText('Google is linked. You can now sign in with it.')).toBeVisible()
  await expect(row.getByText('Google is linked.')).toBeInViewport()
  await expect(row.getByText(`Linked to ${googleEmail}.`)).toBeVisible()
  await expectNoAxeViolations(page)
  const providers = async () =>
    (await client.auth.getUserIdentities()).data?.identities.map((one) => one.provider)
  expect(await providers()).toEqual(['email', 'google'])
  expect(opened.filter((url) => /token/.test(url))).toEqual([])

  await row.getByRole('button', { name: 'Unlink Google' }).click()
  await expect(row.getByText('You will no longer sign in here with Google.')).toBeVisible()
  await row.getByRole('button', { name: 'Unlink Google' }).last().click()
  await expect(row.getByText('Google is no longer linked.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Link Google' })).toBeVisible()
  expect(await providers()).toEqual(['email'])
  await page.reload()
  await expect(row.getByRole('button', { name: 'Link Google' })).toBeVisible()
  await expect(row.getByText('Google is linked.')).toHaveCount(0)
})

test('[SECURITY-04] a Google account of somebody else here, or a refusal, leaves all as it was and says why', async ({
  page,
  browser,
  siteWith,
  provider,
}) => {
  const address = await siteWith(provider.variables)
  const taken = `${randomUUID()}@example.com`
  const elsewhere = await browser.newContext()
  await beginWithGoogle(await elsewhere.newPage(), address, taken)
  await elsewhere.close()

  const account = await newAccount(address)
  await openSecurity(page, account)
  const row = securityOn(page).row('Google')
  await row.getByRole('button', { name: 'Link Google' }).click()
  await continueAs(page, taken)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(row.getByText('That Google account already belongs to another account here.')).toBeVisible()
  await row.getByRole('button', { name: 'Link Google' }).click()
  await continueAs(page, taken, 'Cancel')
  await expect(
    row.getByText('Google was not linked, because it was not allowed on Google’s page.'),
  ).toBeVisible()
  expect((await account.client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
})

test('[SECURITY-04] who came with Google keeps it, and may set a password', async ({
  page,
  siteWith,
  provider,
}) => {
  const address = await siteWith(provider.variables)
  const email = `${randomUUID()}@example.com`
  await beginWithGoogle(page, address, email)
  const { row } = securityOn(page)
  await expect(
    row('Google').getByText(
      `Linked to ${email}. You made your account with Google, so it can’t be unlinked.`,
    ),
  ).toBeVisible()
  await expect(row('Google').getByRole('button')).toHaveCount(0)

  await row('Password').getByRole('button', { name: 'Set a password' }).click()
  await expect(row('Password').getByLabel('Current password', { exact: true })).toHaveCount(0)
  await row('Password').getByLabel('New password', { exact: true }).fill('a first secret')
  await row('Password').getByLabel('Confirm new password', { exact: true }).fill('a first secret')
  await row('Password').getByRole('button', { name: 'Set a password' }).last().click()
  await expect(row('Password').getByText('Your password is set.')).toBeVisible()
})

test('where Google is not set up, nothing is said of it', async ({ page, account }) => {
  await openSecurity(page, account)
  await expect(securityOn(page).row('Password')).toBeVisible()
  await expect(securityOn(page).row('Google')).toHaveCount(0)
})
