import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { appFromScreen, nextCode, recoveryCodes } from '../../fixtures/account/authenticator.ts'
import { openSecurity, refusedCall, securityOn, test } from '../../fixtures/account/security-page.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'

test.use({ viewport: phone })

/** Types a code of the app that is being set up; gives the app, the code and the recovery codes. */
async function confirmApp(page: Page) {
  const app = await appFromScreen(page)
  const code = app.generate()
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByLabel('Six-digit code').press('Enter')
  await expect(recoveryCodes(page)).toHaveCount(10)
  return { app, code, codes: await recoveryCodes(page).allTextContents() }
}

test('[SECURITY-03] [S5] the authenticator app is turned on and asked for, and who lost the phone signs in with a recovery code and sets the app up anew', async ({
  page,
  account,
  context,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSecurity(page, account)
  const row = securityOn(page).row('Authenticator app')
  const appCode = page.getByLabel('Code from the app')
  const recoveryCode = page.getByLabel('Recovery code', { exact: true })
  await row.getByRole('button', { name: 'Turn on the authenticator app' }).click()
  const first = await confirmApp(page)

  await test.step('the recovery codes are copied, downloaded, printed and said to be saved', async () => {
    expect(new Set(first.codes).size).toBe(10)
    const part = page.locator(builtSelector('.security_recovery'))
    await expect(page.locator(builtSelector('.security_recovery > .typography_h4'))).toBeFocused()
    await expectNoAxeViolations(page)
    await part.getByRole('button').nth(0).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const file = page.waitForEvent('download')
    await part.getByRole('button').nth(1).click()
    const saved = await readFile(await (await file).path(), 'utf8')
    for (const code of first.codes)
      expect([copied, saved]).toEqual(Array(2).fill(expect.stringContaining(code)))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(builtSelector('.security_codes'))).toBeVisible()
    const done = page.getByRole('button', { name: 'Done', exact: true })
    for (const other of [page.locator('header').first(), done]) await expect(other).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await done.press('Enter')
    await expect(page.getByText('Save the codes first, then check the box.')).toBeVisible()
    await page.getByLabel('I have saved them.').check()
    await done.click()
    await expect(row.getByText('The authenticator app is on.')).toBeVisible()
    await expect(page.getByText('10 codes are left')).toBeVisible()
  })

  await test.step('signing in asks for a code of the app, each of which is good once', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await signIn(page, account)
    await appCode.fill(first.code)
    await page.getByRole('button', { name: 'Confirm code' }).click()
    await expect(page.getByRole('alert')).toContainText('That code is not right.')
    await appCode.fill(nextCode(first.app))
    await page.getByRole('button', { name: 'Confirm code' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(row.getByText(/^On since /)).toBeVisible()
  })

  const [spent = '', unused = ''] = first.codes
  const banner = page.locator(builtSelector('.security_renew'))
  await test.step('without the phone a recovery code opens the account, and the app is set up again', async () => {
    await page.evaluate(() => localStorage.clear())
    await signIn(page, account)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(recoveryCode).toBeFocused()
    await expectNoAxeViolations(page)
    // As it is typed from paper.
    await recoveryCode.fill(spent.toLowerCase().replaceAll('-', ' '))
    await recoveryCode.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expect(banner).toContainText('9 codes are left')
    await expect(banner).toBeFocused()
    await expect(banner).toBeInViewport()
    await expectNoAxeViolations(page)
    await banner.getByRole('button', { name: 'Set up the app again' }).click()
  })

  const second = await confirmApp(page)
  await page.getByLabel('I have saved them.').check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(banner).toHaveCount(0)

  await test.step('no code of the lost phone opens the account any more', async () => {
    await page.evaluate(() => localStorage.clear())
    await signIn(page, account)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    for (const old of [spent, unused]) {
      await recoveryCode.fill(old)
      await recoveryCode.press('Enter')
      await expect(page.getByText('That code did not work.')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Use the app instead' }).click()
    await appCode.fill(nextCode(second.app))
    await page.getByRole('button', { name: 'Confirm code' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})
