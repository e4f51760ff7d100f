import { emailTo, followLink } from '../../fixtures/account/mailed-link.ts'
import { newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { refusedCall } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'

test('[RESET-01] [RESET-03] [S13] who forgot the password gets a link, whose page sets a new one and then shows the dashboard', {
  tag: '@hosted',
}, async ({ page, baseURL, allowConsole }) => {
  allowConsole(refusedCall)
  const { address, email, password } = await newAccount(baseURL)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/auth')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(title).toHaveText('Forgot your password?')
  await expect(title).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account for')).toBeVisible()

  const { link } = await emailTo(address, email, 'recovery')
  await followLink(page, link)
  await expect(page).toHaveURL('/auth?mode=new-password')
  await expect(title).toHaveText('Choose a new password')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(email)
  await expectNoAxeViolations(page)
  const chosen = `new ${password}`
  for (const words of ['abc', chosen]) {
    await page.getByLabel('New password', { exact: true }).fill(words)
    await page.getByLabel('Confirm new password').fill(words)
    await page.getByRole('button', { name: 'Save new password' }).click()
    if (words === 'abc') await expect(page.getByRole('alert')).toHaveText(/at least 6 characters/)
  }
  await expect(page).toHaveURL('/dashboard')
  await signInAgain(address, email, chosen)
  await expect(signInAgain(address, email, password)).rejects.toThrow('Invalid login credentials')

  await page.evaluate(() => localStorage.clear())
  await followLink(page, link)
  await expect(title).toHaveText('This link does not work anymore.')
})
