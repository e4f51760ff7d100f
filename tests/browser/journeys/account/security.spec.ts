import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { emailTo, followLink } from '../../fixtures/account/mailed-link.ts'
import { isSignedIn, signInAgain } from '../../fixtures/account/new-account.ts'
import {
  letAnHourPass,
  openSecurity,
  refusedCall,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'

test('[SECURITY-02] [SECURITY-05] [SECURITY-06] a new password and a press sign out other devices, then all of them', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { address, email, password } = account
  await openSecurity(page, account)
  const first = await signInAgain(address, email, password)
  const { row } = securityOn(page)
  const ofPassword = row('Password')
  await ofPassword.getByRole('button', { name: 'Change password' }).click()
  await ofPassword.getByLabel('Current password', { exact: true }).fill(password)
  await ofPassword.getByLabel('New password', { exact: true }).fill('a new secret')
  await ofPassword.getByLabel('Confirm new password', { exact: true }).fill('a new secret')
  await ofPassword.getByRole('button', { name: 'Change password' }).last().click()
  await expect(
    ofPassword.getByText('Your password is changed. Your other devices are signed out.'),
  ).toBeVisible()
  await expect(ofPassword.getByRole('button', { name: 'Change password' })).toBeFocused()
  await emailTo(address, email, 'password-changed')
  expect(await isSignedIn(first.client)).toBe(false)

  const second = await signInAgain(address, email, 'a new secret')
  await page.reload()
  await hydrated(page)
  const ofDevices = row('Where you are signed in')
  await expect(ofDevices.getByText('On 2 devices.')).toBeVisible()
  const show = ofDevices.getByRole('button', { name: 'Show where you are signed in' })
  await show.click()
  const devices = ofDevices.getByRole('listitem')
  await expect(devices).toHaveText([/This device/, /Last used \w+ \d+, \d{4}, \d+:\d\d/])
  await expectNoAxeViolations(page)
  await ofDevices.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(ofDevices.getByText('Your other devices are signed out.')).toBeVisible()
  await expect(ofDevices.getByText('On this device only.')).toBeVisible()
  expect(await isSignedIn(second.client)).toBe(false)

  const third = await signInAgain(address, email, 'a new secret')
  await show.click()
  await ofDevices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
  expect(await isSignedIn(third.client)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('sb-127-auth-token'))).toBeNull()
})

test('[SECURITY-07] [SECURITY-08] [S5] all that is kept comes as one file without secrets, then the account is erased by who proves to own it', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { email, password, client } = account
  await letAnHourPass(account)
  await openSecurity(page, account)
  const yours = securityOn(page).row('Your data')
  const coming = page.waitForEvent('download')
  await yours.getByRole('button', { name: 'Download your data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^my-account-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(yours.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    account: { email },
    profile: { full_name: 'Ana Ruiz' },
    waysToSignIn: [{ provider: 'email' }],
    signedInOn: [expect.anything()],
    thisDevice: { formData: expect.anything() },
  })
  expect(text).not.toMatch(/access_token|refresh_token|eyJ/)

  await page.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  for (const part of ['Your profile with all its answers', 'Your saved plans', 'What you already sent to']) {
    await expect(dialog.getByText(part)).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Type your email to continue').fill(email.toUpperCase())
  await dialog.getByRole('button', { name: 'Erase my account' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Current password', { exact: true }).fill(password)
  await proof.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Your account is erased.')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  const again = await client.auth.signInWithPassword({ email, password })
  expect(again.error?.code).toBe('invalid_credentials')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key !== 'i18nextLng')).toEqual([])
})

test('[S1] [P5] another email takes the password an hour after the sign-in, and counts once both mailboxes have confirmed it', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { address, email, password } = account
  await letAnHourPass(account)
  await openSecurity(page, account)
  const row = securityOn(page).row('Email')
  const newEmail = `${randomUUID()}@example.com`
  await row.getByRole('button', { name: 'Change email' }).click()
  await row.getByLabel('New email').fill(newEmail)
  await row.getByRole('button', { name: 'Send the emails' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Current password', { exact: true }).fill(password)
  await proof.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(row.getByText(`We emailed ${email} and ${newEmail}.`)).toBeVisible()

  const atOld = await emailTo(address, email, 'email-change-notice')
  await followLink(page, atOld.link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One email is confirmed.')
  const atNew = await emailTo(address, newEmail, 'email-change')
  await followLink(page, atNew.link)
  await expect(page).toHaveURL('/auth?changed=email')
  await expect(page.getByRole('main')).toContainText(`sign in with ${newEmail}`)
  await page.getByRole('link', { name: 'Go to my dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await signInAgain(address, newEmail, password)
})
