import type { Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { nextCode, withAuthenticator } from '../../fixtures/account/authenticator.ts'
import { type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { letAnHourPass, openSecurity, refusedCall, test } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated } from '../../fixtures/fixtures.ts'

const refused = /status of 4\d\d/
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('signs in with the keys alone', async ({ page, baseURL }) => {
  const { email, password } = await newAccount(String(baseURL))
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('main').focus()
  const reached: string[] = []
  for (let stop = 0; stop < 7; stop++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const name = (await focused.getAttribute('name')) ?? (await focused.innerText())
    reached.push((await focused.getAttribute('aria-label')) ?? name)
    if (name === 'email') await page.keyboard.type(email)
    if (name === 'password') await page.keyboard.type(password)
  }
  expect(reached).toEqual([
    'Create account',
    'email',
    'password',
    'Show password',
    'Forgot password?',
    'Sign In',
    'Start without one',
  ])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })
  test('the mode on screen still stands out', async ({ page }) => {
    await page.goto('/auth')
    await hydrated(page)
    const lines = await page
      .locator(builtSelector('.account_tabs > *'))
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    expect(new Set(lines).size).toBe(2)
  })
})

async function signIn(page: Page, { email, password }: NewAccount) {
  await page.goto('/auth')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('One more step')
}

const code = (page: Page) => page.getByLabel('Code from the app')

test('where the account has an authenticator app, its code is asked for, also after a reload', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(refused)
  const account = await newAccount(String(baseURL))
  const totp = await withAuthenticator(account)
  await signIn(page, account)
  await expect(title(page)).toBeFocused()
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(title(page)).toHaveText('One more step')

  await code(page).fill('12345')
  await code(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Enter the six digits that the app shows now.')
  const right = nextCode(totp)
  await code(page).fill(right === '000000' ? '111111' : '000000')
  await code(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('That code is not right.')
  await expect(code(page)).toBeFocused()

  // As apps show it, and as it is pasted from there.
  await code(page).fill('')
  await page.keyboard.insertText(`${right.slice(0, 3)} ${right.slice(3)}`)
  await code(page).press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('who has not got the code can use another account, and keeps what is on the device', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(String(baseURL))
  await withAuthenticator(account)
  await page.addInitScript(() => localStorage.setItem('cart', '[]'))
  await signIn(page, account)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(title(page)).toHaveText('Welcome Back!')
  expect(await page.evaluate(() => localStorage.getItem('sb-127-auth-token'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
})

test('[S5] by keyboard alone: the app is turned on after a proof and a wrong code, the codes kept, and one of them opens the account', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  await openSecurity(page, account)
  await letAnHourPass(account)
  const { keyboard } = page
  /** Goes on with Tab until this part has the focus. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let steps = 0; steps < 80; steps += 1) {
      if (await target.evaluate((part) => part === document.activeElement)) return
      await keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }

  await tabTo(page.getByRole('button', { name: 'Turn on the authenticator app' }))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const password = dialog.getByLabel('Current password', { exact: true })
  await expect(password).toBeFocused()
  await keyboard.type('a wrong password')
  await keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(account.password)
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  const secret = ((await page.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const code = page.getByLabel('Six-digit code')
  await tabTo(code)
  await keyboard.type('12')
  await keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(new TOTP({ secret, period: 30, digits: 6 }).generate())
  await keyboard.press('Enter')
  await expect(page.locator(builtSelector('.security_recovery > .typography_h4'))).toBeFocused()
  const [first = ''] = await page.locator(builtSelector('.security_codes li')).allTextContents()
  await tabTo(page.getByLabel('I have saved them.'))
  await keyboard.press('Space')
  await tabTo(page.getByRole('button', { name: 'Done', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByText('The authenticator app is on.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('10 codes are left')).toBeVisible()
  await page.evaluate(() => localStorage.clear())

  await page.goto('/auth')
  await hydrated(page)
  await tabTo(page.getByLabel('Email', { exact: true }))
  await keyboard.type(account.email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type(account.password)
  await keyboard.press('Enter')
  await page.getByLabel('Code from the app').waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page.getByRole('button', { name: 'Use a recovery code' }))
  await keyboard.press('Enter')
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused()
  await keyboard.type(first)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator(builtSelector('.security_renew'))).toBeFocused()
})
