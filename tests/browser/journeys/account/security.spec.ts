import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { isSignedIn, signInAgain } from '../../fixtures/account/new-account.ts'
import {
  openSecurity,
  refusedCall,
  saveCodes,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

test('[SECURITY-01] [SECURITY-03] a signed-in user has the Security part, whole; an authenticator app that is not confirmed is taken away again', async ({
  page,
  account,
}) => {
  const { client } = account
  const { part, row } = securityOn(page)
  await openSecurity(page, account)
  await expect(part).toBeVisible()
  await expect(part.getByRole('heading', { level: 3 })).toHaveText([
    'Email',
    'Password',
    'Authenticator app',
    'Where you are signed in',
    'Your data',
    'Erase account',
  ])
  await expectNoAxeViolations(page)

  const app = row('Authenticator app')
  await app.getByRole('button', { name: 'Turn on the authenticator app' }).click()
  await app.getByRole('img').waitFor()
  const factors = async () => (await client.auth.mfa.listFactors()).data?.all.length
  expect(await factors()).toBe(1)
  await app.getByRole('button', { name: 'Cancel' }).click()
  await expect(app.getByRole('button', { name: 'Turn on the authenticator app' })).toBeFocused()
  await expect.poll(factors).toBe(0)
})

test('[SECURITY-02] the password is changed with the current one; other devices are signed out', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { address, email, password } = account
  await openSecurity(page, account)
  const other = await signInAgain(address, email, password)
  const row = securityOn(page).row('Password')
  await row.getByRole('button', { name: 'Change password' }).click()
  const field = (name: string) => row.getByLabel(name, { exact: true })
  const send = () => row.getByRole('button', { name: 'Change password' }).last().click()
  await expect(field('Current password')).toBeFocused()

  await field('Current password').fill('not the one')
  await field('New password').fill('short')
  await field('Confirm new password').fill('other')
  await send()
  await expect(row.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible()
  await expect(row.getByText('Passwords do not match', { exact: true })).toBeVisible()
  await expect(field('New password')).toBeFocused()

  await field('New password').fill('a new secret')
  await field('Confirm new password').fill('a new secret')
  await send()
  await expect(row.getByText('That is not your current password.')).toBeVisible()
  await expect(field('Current password')).toBeFocused()
  await expectNoAxeViolations(page)

  await field('Current password').fill(password)
  await send()
  await expect(row.getByText('Your password is changed. Your other devices are signed out.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Change password' })).toBeFocused()
  await newestEmail(dataDirOf(address), email, 'password-changed')
  expect(await isSignedIn(other.client)).toBe(false)
  await signInAgain(address, email, 'a new secret')
})

test('[SECURITY-02] where the service asks for a mailed code, it is sent, asked for, and proves the change', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { address, email, password } = account
  await openSecurity(page, account)
  // As the service answers a session that is older than a day.
  await page.route('**/auth/v1/user', (route) => {
    const body: unknown = route.request().method() === 'PUT' ? route.request().postDataJSON() : undefined
    const hasNonce = typeof body === 'object' && body !== null && 'nonce' in body
    if (body === undefined || hasNonce) return route.continue()
    return route.fulfill({
      status: 400,
      headers: { 'x-sb-error-code': 'reauthentication_needed' },
      json: {
        code: 400,
        error_code: 'reauthentication_needed',
        msg: 'Password update requires reauthentication',
      },
    })
  })
  const row = securityOn(page).row('Password')
  await row.getByRole('button', { name: 'Change password' }).click()
  await row.getByLabel('Current password', { exact: true }).fill(password)
  await row.getByLabel('New password', { exact: true }).fill('a new secret')
  await row.getByLabel('Confirm new password', { exact: true }).fill('a new secret')
  await row.getByRole('button', { name: 'Change password' }).last().click()
  await expect(row.getByText(`We sent a code to ${email}, so we know it’s you.`)).toBeVisible()
  const code = row.getByLabel('Code from the email')
  await expect(code).toBeFocused()
  await code.fill('12')
  await code.press('Enter')
  await expect(row.getByText('Enter the six digits from the email.')).toBeVisible()

  await code.fill((await newestEmail(dataDirOf(address), email, 'reauthentication')).code)
  await code.press('Enter')
  await expect(row.getByText('Your password is changed.')).toBeVisible()
  await signInAgain(address, email, 'a new secret')
})

test('[SECURITY-03] the authenticator app is turned on with a code, and off with another one', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { address, client, email, password } = account
  await openSecurity(page, account)
  const row = securityOn(page).row('Authenticator app')
  await row.getByRole('button', { name: 'Turn on the authenticator app' }).click()
  const picture = row.getByRole('img', { name: 'QR code for your authenticator app.' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(20)
  const secret = ((await row.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const app = new TOTP({ secret, period: 30, digits: 6 })
  const code = row.getByLabel('Six-digit code')
  await code.fill('123')
  await code.press('Enter')
  await expect(row.getByText('Enter the six digits that the app shows.')).toBeVisible()
  const [now, next] = [app.generate(), app.generate({ timestamp: Date.now() + 30_000 })]
  await code.fill(now === '000000' ? '111111' : '000000')
  await code.press('Enter')
  await expect(row.getByText('That code did not work.')).toBeVisible()
  await expect(code).toBeFocused()
  await expectNoAxeViolations(page)

  await code.fill(now)
  await code.press('Enter')
  await saveCodes(page)
  await expect(row.getByText('The authenticator app is on.')).toBeVisible()
  await expect(row.getByText(/^On since \w+ \d+, \d{4}\./)).toBeVisible()
  const { session } = await signInAgain(address, email, password)
  expect(session.user.factors?.map(({ status }) => status)).toEqual(['verified'])

  await row.getByRole('button', { name: 'Turn off the authenticator app' }).click()
  await expect(code).toBeFocused()
  await code.fill(now)
  await code.press('Enter')
  await expect(row.getByText('That code did not work.')).toBeVisible()
  await code.fill(next)
  await code.press('Enter')
  await expect(row.getByText('The authenticator app is off.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Turn on the authenticator app' })).toBeFocused()
  await client.auth.signInWithPassword({ email, password })
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
})
