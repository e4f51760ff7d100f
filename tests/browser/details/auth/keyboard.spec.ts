import { builtSelector } from '../../../fixtures/built-selector.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

test('signs in with the keys alone', async ({ page, baseURL }) => {
  const account = await newAccount(baseURL)
  const { keyboard } = page
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('main').focus()
  const reached: string[] = []
  for (let stop = 0; stop < 7; stop++) {
    await keyboard.press('Tab')
    const focused = page.locator(':focus')
    const name = (await focused.getAttribute('name')) ?? (await focused.innerText())
    reached.push((await focused.getAttribute('aria-label')) ?? name)
    if (name === 'email') await keyboard.type(account.email)
    if (name === 'password') await keyboard.type(account.password)
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
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
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
