import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { setAgent } from '../../fixtures/account/agent-desk.ts'
import type { NewAccount } from '../../fixtures/account/new-account.ts'
import {
  needRecoveryCodes,
  openSecurity,
  refusedCall,
  saveCodes,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'

const words = {
  turnOn: 'Turn on the authenticator app',
  code: 'Six-digit code',
  saved: 'I have saved them.',
  notSaved: 'Save the codes first, then check the box.',
  done: 'Done',
  on: 'The authenticator app is on.',
  left: '10 codes are left, for when you don’t have your phone.',
}

/** Turns the app on and reads the codes that are shown; gives the app and the codes. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: words.turnOn }).first().click()
  const secret = ((await page.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const app = new TOTP({ secret, period: 30, digits: 6 })
  await page.getByLabel(words.code).fill(app.generate())
  await page.getByLabel(words.code).press('Enter')
  await expect(page.locator(builtSelector('.security_codes li'))).toHaveCount(10)
  return { app, codes: await page.locator(builtSelector('.security_codes li')).allTextContents() }
}

async function signInToCode(page: Page, account: NewAccount) {
  await signIn(page, account)
  await page.getByLabel('Code from the app').waitFor()
}

async function leave(page: Page) {
  await page.evaluate(() => localStorage.clear())
}

test('[S5] ten recovery codes are shown once, right after the app is turned on; new codes take the place of all before', async ({
  page,
  account,
  context,
}) => {
  await needRecoveryCodes(account.address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(phone)
  await openSecurity(page, account)
  const { codes } = await turnOn(page)
  expect(new Set(codes).size).toBe(10)
  await expect(page.locator(builtSelector('.security_recovery > .typography_h4'))).toBeFocused()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)

  const part = page.locator(builtSelector('.security_recovery'))
  await part.getByRole('button').nth(0).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const code of codes) expect(copied).toContain(code)
  const file = page.waitForEvent('download')
  await part.getByRole('button').nth(1).click()
  const saved = await readFile(await (await file).path(), 'utf8')
  for (const code of codes) expect(saved).toContain(code)
  // Nothing but the codes is printed, and what they are for.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(builtSelector('.security_codes'))).toBeVisible()
  for (const other of [page.locator('header').first(), page.getByRole('button', { name: words.done })])
    await expect(other).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: words.done, exact: true }).press('Enter')
  await expect(page.getByText(words.notSaved)).toBeVisible()
  await page.getByLabel(words.saved).check()
  await page.getByRole('button', { name: words.done, exact: true }).click()
  await expect(page.getByText(words.on)).toBeVisible()
  await expect(page.getByText(words.left)).toBeVisible()
  await page.reload()
  await expect(page.getByText(words.left)).toBeVisible()
  expect(await page.locator('body').innerText()).not.toContain(codes[0])

  const row = securityOn(page).row('Recovery codes')
  await row.getByRole('button', { name: 'Make new recovery codes' }).click()
  await expect(row.getByText('All the codes you have now stop working.')).toBeVisible()
  await row.getByRole('button', { name: 'Make new recovery codes' }).last().click()
  await expect(row.locator(builtSelector('.security_codes li'))).toHaveCount(10)
  const anew = await row.locator(builtSelector('.security_codes li')).allTextContents()
  expect(anew.filter((code) => codes.includes(code))).toEqual([])
  await row.getByLabel(words.saved).check()
  await row.getByRole('button', { name: words.done, exact: true }).click()
  await expect(row.getByText('Your new recovery codes work now.')).toBeVisible()
})

test('[S5] [O16] who lost the phone signs in with a recovery code, once each, and sets the app up anew; an agent is not told to call herself', async ({
  page,
  account,
  allowConsole,
}) => {
  await needRecoveryCodes(account.address)
  allowConsole(refusedCall)
  await openSecurity(page, account)
  const { codes } = await turnOn(page)
  const [first = '', second = ''] = codes
  await leave(page)

  await signInToCode(page, account)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const field = page.getByLabel('Recovery code', { exact: true })
  await expect(field).toBeFocused()
  await expectNoAxeViolations(page)
  await field.fill('AAAA-AAAA-AAA')
  await field.press('Enter')
  await expect(page.getByText('That code did not work. Check it, or try another one.')).toBeVisible()
  // As it is typed from paper.
  await field.fill(first.toLowerCase().replaceAll('-', ' '))
  await field.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  const banner = page.locator(builtSelector('.security_renew'))
  await expect(banner).toContainText('You signed in with a recovery code.')
  await expect(banner).toContainText('9 codes are left')
  await expect(banner).toBeFocused()
  await expect(banner).toBeInViewport()
  await expectNoAxeViolations(page)

  await banner.getByRole('button', { name: 'Set up the app again' }).click()
  const secret = ((await page.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const app = new TOTP({ secret, period: 30, digits: 6 })
  await page.getByLabel('Six-digit code').fill(app.generate())
  await page.getByLabel('Six-digit code').press('Enter')
  await expect(page.locator(builtSelector('.security_codes li'))).toHaveCount(10)
  await saveCodes(page)
  await expect(page.getByText('The authenticator app is on.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await leave(page)

  // Neither the spent code nor the others of the lost phone open the account any more.
  await signInToCode(page, account)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  for (const old of [first, second]) {
    await field.fill(old)
    await field.press('Enter')
    await expect(page.getByText('That code did not work.')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Use the app instead' }).click()
  await page.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page).toHaveURL('/dashboard')

  await setAgent(account, true)
  await leave(page)
  await signInToCode(page, account)
  await expect(page.getByRole('main')).toContainText('npm run turn-off-app')
  await expect(page.getByRole('main').getByRole('link', { name: /555/ })).toHaveCount(0)
})
