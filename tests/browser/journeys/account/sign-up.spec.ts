import { randomUUID } from 'node:crypto'
import { devicePlan } from '../../fixtures/account/kept-plans.ts'
import { emailTo } from '../../fixtures/account/mailed-link.ts'
import { signInAgain } from '../../fixtures/account/new-account.ts'
import { refusedCall } from '../../fixtures/account/security-page.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop } from '../../fixtures/languages-and-devices.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ locale: 'es-MX', viewport: desktop })

test('[P7] a visitor with answers and plans on the device signs up with the code of the email, and the account has all of it', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const [email, password] = [`${randomUUID()}@example.com`, 'four plain words here']
  await seed(page, {
    formData: answeredForm({ email, medicalConditions: ['Asthma'] }),
    devicePlans: [devicePlan('1'), devicePlan('2', 'Transamerica')],
  })
  await page.goto('/auth?mode=sign-up')
  await hydrated(page)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirmPassword]').fill(password)
  await page.locator('form button[type=submit]').click()
  const field = page.getByLabel('Código del correo')
  await expect(field).toBeVisible()
  await expectNoAxeViolations(page)
  const { code } = await emailTo(baseURL, email, 'confirmation')
  await field.fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Seguir con el código' }).click()
  await expect(page.getByText('Ese código no sirvió.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await field.press('Enter')

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('2 planes', { exact: true })).toBeVisible()
  await expect(page.getByText('Asthma', { exact: true })).toBeVisible()
  expect(await stored(page, 'devicePlans')).toEqual([])
  const { client } = await signInAgain(String(baseURL), email, password)
  const profile = await client.from('profiles').select('full_name, medical_conditions').single()
  expect(profile.data).toEqual({ full_name: 'Maria Alvarez', medical_conditions: ['Asthma'] })
  expect((await client.from('saved_plans').select('id')).data).toHaveLength(2)
})
