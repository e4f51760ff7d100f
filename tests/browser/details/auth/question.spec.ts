import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { devicePlan } from '../../fixtures/account/kept-plans.ts'
import { type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const answers = answeredForm({ medicalConditions: ['Asthma'] })

const link = ({ session }: NewAccount, more = '') =>
  `/auth/callback#access_token=${session.access_token}&refresh_token=${session.refresh_token}&token_type=bearer${more}`

/** Every call that could tell an account something, and every page that was opened. */
function watch(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/rest\/v1\/|\/auth\/v1\/(?!settings)/.test(request.url())) calls.push(request.url())
  })
  return calls
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

test('tokens that nobody waits for are asked about, of whatever kind, and no sends nothing and keeps everything', async ({
  page,
  baseURL,
}) => {
  const stranger = await newAccount(baseURL)
  await seed(page, { formData: answers, devicePlans: [devicePlan('1')] })
  const calls = watch(page)
  for (const type of ['signup', 'magiclink', 'recovery']) {
    await test.step(type, async () => {
      await page.goto(link(stranger, `&type=${type}`))
      await expect(title(page)).toHaveText(`Sign in as ${stranger.email}?`)
      await expect(title(page)).toBeFocused()
      await expect(page).toHaveURL(/\/auth\/callback$/)
      await expect(page).toHaveTitle(/^Is this your account\?/)
      await expect(page.getByText('will be added to that account')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Yes, sign in' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'No, this is not me' })).toBeFocused()
      if (type === 'recovery') await expectNoAxeViolations(page)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/auth$/)
      await expect(title(page)).toHaveText('Welcome Back!')

      await page.goto('/quote/review')
      await expect(page.getByText('Maria Alvarez').first()).toBeVisible()
      expect(calls).toEqual([])
      expect(await stored(page, 'formData')).toEqual(answers)
      expect(await stored(page, 'devicePlans')).toEqual([devicePlan('1')])
      expect(await stored(page, 'sb-127-auth-token')).toBeNull()
      expect(page.url() + (await page.evaluate(() => JSON.stringify(history.state)))).not.toContain('token')
    })
  }
})

test('who says yes is signed in, and what is on the device goes to that account', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await seed(page, { formData: answers, devicePlans: [devicePlan('1')] })
  const calls = watch(page)
  await page.goto(link(account, '&type=signup'))
  await expect(title(page)).toHaveText(`Sign in as ${account.email}?`)
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Yes, sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  const profile = await account.client.from('profiles').select('medical_conditions').single()
  expect(profile.data).toEqual({ medical_conditions: ['Asthma'] })
  const plans = await account.client.from('saved_plans').select('id')
  expect(plans.data).toHaveLength(1)
})

test('a forged token cannot lend its name to somebody else’s session', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/)
  const { session } = await newAccount(baseURL)
  const claims = { sub: session.user.id, email: 'maria@example.com', exp: 1_600_000_000 }
  const forged = `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.eA`
  await seed(page, { formData: answers })
  const calls = watch(page)
  await page.goto(`/auth/callback#access_token=${forged}&refresh_token=${session.refresh_token}`)
  await expect(title(page)).toHaveText('Sign in as maria@example.com?')
  await page.getByRole('button', { name: 'Yes, sign in' }).click()
  await expect(page).toHaveURL('/auth?error=session_failed')
  expect(calls.filter((call) => !call.endsWith('/auth/v1/user'))).toEqual([])
  expect(await stored(page, 'formData')).toEqual(answers)
})

test('a device with answers asks about a code that nobody waits for, without a name', async ({ page }) => {
  await seed(page, { formData: answers })
  await page.goto('/auth/callback?code=abc')
  await expect(title(page)).toHaveText('Sign in to this account?')
  await page.getByRole('button', { name: 'No, this is not me' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a sign-in that was begun in this browser goes on at once in any tab, is noted in a cookie until then, and the Cookie Policy names it', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await seed(page, { formData: answers })
  await page.goto('/auth?mode=forgot')
  await hydrated(page)
  expect(await cookieNames(page)).toEqual(['i18next'])
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('we just sent a link and a code')).toBeVisible()
  expect(await cookieNames(page)).toEqual(['i18next', 'signInBegun'])
  await page.goto('/cookie-policy')
  const listed = await page.locator(builtSelector('.legal_keptTable tbody th')).allTextContents()
  expect(listed).toEqual(expect.arrayContaining(await cookieNames(page)))

  const other = await context.newPage()
  await other.goto(link(account))
  await expect(other).toHaveURL(/\/dashboard$/)
  expect(await cookieNames(page)).toEqual(['i18next'])
  const profile = await account.client.from('profiles').select('medical_conditions').single()
  expect(profile.data).toEqual({ medical_conditions: ['Asthma'] })
})

test('the question in Spanish fits a phone', async ({ page, baseURL }) => {
  await page.setViewportSize(phone)
  const account = await newAccount(baseURL)
  await seed(page, { formData: answers })
  await page.goto(link(account).replace('#', '?lng=es#'))
  await expect(title(page)).toHaveText(`¿Iniciar sesión como ${account.email}?`)
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'No, no soy yo' }).click()
  await expect(title(page)).toHaveText('¡Qué gusto verle!')
})

test('a device that holds nothing is asked nothing; who is signed in is asked before another account takes that one’s place, and no leaves them signed in', async ({
  page,
  baseURL,
}) => {
  const [own, stranger] = [await newAccount(baseURL), await newAccount(baseURL)]
  await page.goto(link(own, '&type=signup'))
  await expect(page).toHaveURL('/dashboard')
  await page.getByText(`Signed in as ${own.email}`).waitFor()
  await page.goto(link(stranger))
  await expect(title(page)).toHaveText(`Sign in as ${stranger.email}?`)
  await expect(page.getByText('Another account is signed in here now.')).toBeVisible()
  await page.getByRole('button', { name: 'No, this is not me' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(`Signed in as ${own.email}`)).toBeVisible()
})
