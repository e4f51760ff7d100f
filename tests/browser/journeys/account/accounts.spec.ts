import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { devicePlan, planDetails } from '../../fixtures/account/kept-plans.ts'
import {
  openSecurity,
  refusedCall,
  saveCodes,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { answeredForm, expect, seed } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

test('[AUTHAPI-02] somebody with answers and plans on the device signs in, and nothing is lost on either side', async ({
  page,
  account,
}) => {
  const saved = await account.client.from('saved_plans').insert({
    user_id: account.session.user.id,
    plan_name: 'Mutual of Omaha - Term Life (Ana Ruiz)',
    plan_details: planDetails({ company: 'Mutual of Omaha', personName: 'Ana Ruiz' }),
  })
  expect(saved.error).toBeNull()
  await seed(page, {
    formData: answeredForm({ fullName: 'Ana Ruiz', email: account.email, medicalConditions: ['Asthma'] }),
    devicePlans: [devicePlan('1'), devicePlan('2', 'Transamerica')],
  })
  await signIn(page, account)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('3 plans', { exact: true })).toBeVisible()
  for (const company of ['Mutual of Omaha', 'SBLI', 'Transamerica']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${company} - Term Life`) })).toBeVisible()
  }
  await expect(page.getByText('Asthma', { exact: true })).toBeVisible()
  expect(await stored(page, 'devicePlans')).toEqual([])

  const plans = await account.client.from('saved_plans').select('id')
  expect(plans.data).toHaveLength(3)
  const profile = await account.client
    .from('profiles')
    .select('full_name, gender, medical_conditions')
    .single()
  expect(profile.data).toEqual({ full_name: 'Ana Ruiz', gender: 'Female', medical_conditions: ['Asthma'] })
})

test('[SECURITY-03] [AUTHAPI-13] [AUTHAPI-14] once the authenticator app is on, signing in asks for its code', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(refusedCall)
  const { email, password } = account
  await openSecurity(page, account)
  const row = securityOn(page).row('Authenticator app')
  await row.getByRole('button', { name: 'Turn on the authenticator app' }).click()
  const secret = ((await row.locator(builtSelector('.security_secret')).textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const app = new TOTP({ secret, period: 30, digits: 6 })
  const [now, next] = [app.generate(), app.generate({ timestamp: Date.now() + 30_000 })]
  await row.getByLabel('Six-digit code').fill(now)
  await row.getByRole('button', { name: 'Turn on', exact: true }).click()
  await saveCodes(page)
  await expect(row.getByText('The authenticator app is on.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/auth$/)

  await signIn(page, { email, password })
  const code = page.getByLabel('Code from the app')
  await code.fill(now)
  await page.getByRole('button', { name: 'Confirm code' }).click()
  // Each code is good once, and this one turned the app on.
  await expect(page.getByRole('alert')).toContainText('That code is not right.')
  await expect(page).toHaveURL(/\/auth$/)
  await code.fill(next)
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(row.getByText(/^On since /)).toBeVisible()
})
