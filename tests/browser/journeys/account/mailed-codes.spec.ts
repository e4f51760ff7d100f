import { randomUUID } from 'node:crypto'
import { emailTo } from '../../fixtures/account/mailed-link.ts'
import { newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { desktop, expectNoOverflow } from '../../fixtures/languages-and-devices.ts'

const refused = /status of 4\d\d/
const words = { code: 'Código del correo', goOn: 'Seguir con el código', wrong: 'Ese código no sirvió.' }

test('[P7] the code of the mail confirms a new account where it was made', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(refused)
  await page.setViewportSize(desktop)
  const email = `${randomUUID()}@example.com`
  await page.goto(`/auth?mode=sign-up&lng=es`)
  await hydrated(page)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('four plain words here')
  await page.locator('input[name=confirmPassword]').fill('four plain words here')
  await page.locator('form button[type=submit]').click()
  const field = page.getByLabel(words.code)
  await expect(field).toBeVisible()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  const { code } = await emailTo(baseURL, email, 'confirmation')
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: words.goOn }).click()
  await expect(page.getByText(words.wrong)).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await field.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('[P7] the code of the mail leads to the new password, too', async ({ page, baseURL }) => {
  const { address, email, password } = await newAccount(baseURL)
  await page.goto('/auth?mode=forgot')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const { code } = await emailTo(baseURL, email, 'recovery')
  await page.getByLabel('Code from the email').fill(code)
  await page.getByRole('button', { name: 'Continue with the code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await page.getByLabel('New password', { exact: true }).fill(`new ${password}`)
  await page.getByLabel('Confirm new password').fill(`new ${password}`)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/dashboard')
  await signInAgain(address, email, `new ${password}`)
})
