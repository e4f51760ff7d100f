import type { Page } from '@playwright/test'
import { nextCode, withAuthenticator } from './account-authenticator.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { type NewAccount, newAccount } from './new-account.ts'

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
      .locator('.auth-tabs > *')
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
