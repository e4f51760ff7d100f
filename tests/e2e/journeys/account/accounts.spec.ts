import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { devicePlan, planDetails } from '../../fixtures/account/kept-plans.ts'
import { emailTo, followLink } from '../../fixtures/account/mailed-link.ts'
import {
  openSecurity,
  refusedCall,
  saveCodes,
  securityOn,
  test,
} from '../../fixtures/account/security-page.ts'
import { answeredForm, expect, hydrated, seed } from '../../fixtures/fixtures.ts'
import { cartItem, policy, stored, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const both = [cartItem(), cartItem({ id: 'item-2', name: 'Transamerica', monthlyPrice: 31.07 })]

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('[AUTHAPI-01] [AUTHAPI-02] [AUTHAPI-05] an account is made, confirmed from its mail, keeps plans, and shows them in another browser', async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  // A new account has no profile yet, and what is being read while somebody signs out is refused.
  allowConsole(/status of 40[16]/)
  const [email, password] = [`${randomUUID()}@example.com`, 'four plain words here']
  await stubQuotes(page, [policy()])
  await seed(page, { formData: answeredForm({ email }), cart: both })
  await page.goto('/auth?mode=sign-up')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(
    page.getByText('Sign up successful! Please check your email to confirm your account.'),
  ).toBeVisible()

  const { link } = await emailTo(baseURL, email, 'confirmation')
  await followLink(page, link)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria.')

  await page.goto('/quote/companies')
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  const cart = page.getByRole('dialog')
  await cart.getByRole('button', { name: 'Save Plans to Dashboard' }).click()
  await expect(cart.getByText('2 plans are saved to your dashboard.')).toBeVisible()

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' })
  const there = await second.newPage()
  await signIn(there, email, password)
  await expect(there).toHaveURL(/\/dashboard$/)
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria.')
  for (const company of ['SBLI', 'Transamerica']) {
    await expect(there.getByRole('heading', { name: new RegExp(`^${company} - Term Life`) })).toBeVisible()
  }

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /^SBLI - Term Life/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/auth$/)
  for (const key of ['formData', 'deviceProfile', 'cart', 'sb-127-auth-token']) {
    expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toBeNull()
  }
  await there.reload()
  await expect(there.getByRole('heading', { name: /^SBLI - Term Life/ })).toBeVisible()
  await second.close()
})

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
  await signIn(page, account.email, account.password)
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

  await signIn(page, email, password)
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
