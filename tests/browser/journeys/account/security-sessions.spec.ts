import { readFile } from 'node:fs/promises'
import { isSignedIn, signInAgain } from '../../fixtures/account/new-account.ts'
import { openSecurity, refusedCall, securityOn, test } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'

test('[SECURITY-05] [SECURITY-06] other devices are listed and signed out, and this one stays', async ({
  page,
  account,
}) => {
  const { address, email, password, client } = account
  await openSecurity(page, account)
  const other = await signInAgain(address, email, password)
  await page.reload()
  await hydrated(page)
  const row = securityOn(page).row('Where you are signed in')
  await expect(row.getByText('On 2 devices.')).toBeVisible()
  await row.getByRole('button', { name: 'Show where you are signed in' }).click()
  const devices = row.getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('This device')
  await expect(devices.last()).toContainText(/Last used \w+ \d+, \d{4}, \d+:\d\d/)
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(row.getByText('Your other devices are signed out.')).toBeVisible()
  await expect(row.getByText('On this device only.')).toBeVisible()
  expect(await isSignedIn(other.client)).toBe(false)
  expect(await isSignedIn(client)).toBe(true)
})

test('[SECURITY-05] signing out everywhere ends all sessions, clears this device and leads to the sign-in; what does not reach the service changes nothing and says so', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { address, email, password, client } = account
  await openSecurity(page, account)
  const other = await signInAgain(address, email, password)
  const row = securityOn(page).row('Where you are signed in')
  await page.route('**/auth/v1/logout*', (route) => route.abort(), { times: 1 })
  const signOut = async () => {
    await row.getByRole('button', { name: 'Show where you are signed in' }).click()
    await row.getByRole('button', { name: 'Sign out everywhere' }).click()
  }
  await signOut()
  await expect(row.getByText('We could not connect. Check your connection and try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\?lng=en$/)
  expect(await isSignedIn(other.client)).toBe(true)

  await signOut()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
  for (const each of [client, other.client]) {
    expect(await isSignedIn(each)).toBe(false)
  }
  const kept = await page.evaluate(() => Object.keys(localStorage))
  for (const key of ['formData', 'deviceProfile', 'deviceId', 'cart', 'sb-127-auth-token']) {
    expect(kept).not.toContain(key)
  }
})

test('[SECURITY-07] [SECURITY-08] all that the account and this device keep comes as one file, without secrets; then the account is erased with everything in it, after its e-mail was typed', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { email, password, client } = account
  await openSecurity(page, account)
  const yours = securityOn(page).row('Your data')
  const coming = page.waitForEvent('download')
  await yours.getByRole('button', { name: 'Download your data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^my-account-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(yours.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')
  const data = JSON.parse(text)
  expect(data.account.email).toBe(email)
  expect(data.profile.full_name).toBe('Ana Ruiz')
  expect(data.waysToSignIn).toMatchObject([{ provider: 'email' }])
  expect(data.signedInOn).toHaveLength(1)
  expect(Object.keys(data.thisDevice)).toContain('formData')
  expect(text).not.toMatch(/access_token|refresh_token|eyJ/)

  const row = securityOn(page).row('Erase account')
  await row.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  for (const part of ['Your profile with all its answers', 'Your saved plans', 'What you already sent to']) {
    await expect(dialog.getByText(part)).toBeVisible()
  }
  await expectNoAxeViolations(page)
  const typed = dialog.getByLabel('Type your email to continue')
  await typed.fill('someone@example.com')
  await typed.press('Enter')
  await expect(dialog.getByText('Type that one.')).toBeVisible()
  await expect(typed).toBeFocused()

  await page.route('**/rest/v1/rpc/erase_my_account', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  })
  await typed.fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await expect(dialog.getByText('We could not erase your account, and nothing was deleted.')).toBeVisible()
  expect(await isSignedIn(client)).toBe(true)

  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page.getByText('Your account is erased.')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  const again = await client.auth.signInWithPassword({ email, password })
  expect(again.error?.code).toBe('invalid_credentials')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key !== 'i18nextLng')).toEqual([])
})
