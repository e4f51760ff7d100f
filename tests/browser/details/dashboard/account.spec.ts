import type { Page } from '@playwright/test'
import { devicePlan, deviceProfile, planDetails } from '../../fixtures/account/kept-plans.ts'
import { type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const sessionKey = 'sb-127-auth-token'
const profiles = /\/rest\/v1\/profiles/
const savedPlans = /\/rest\/v1\/saved_plans/

async function open(page: Page, account: NewAccount, keeps: Record<string, unknown> = {}) {
  await seed(page, { ...keeps, [sessionKey]: account.session })
  await page.goto('/dashboard')
  await hydrated(page)
}

async function savePlan(account: NewAccount, company: string, isFavorite = false) {
  const { error } = await account.client.from('saved_plans').insert({
    user_id: account.session.user.id,
    plan_name: `${company} - Term Life (Maria Alvarez)`,
    plan_details: planDetails({ company }),
    is_favorite: isFavorite,
  })
  if (error) throw error
}

async function savedCompanies(account: NewAccount): Promise<unknown[]> {
  const { data, error } = await account.client.from('saved_plans').select('plan_details, is_favorite')
  if (error) throw error
  return data.map((row) => [row.plan_details.company, row.is_favorite])
}

test('[DASH-01] [DASH-03] [DASH-10] somebody who is signed in has the dashboard of their account; what the device keeps is handed over, its plans join those of the account, and none is lost', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL ?? '')
  await savePlan(account, 'SBLI')
  await open(page, account, { devicePlans: [devicePlan('1'), devicePlan('2', 'Transamerica')] })
  await expect(page.getByText('2 plans', { exact: true })).toBeVisible()
  await expect.poll(async () => (await savedCompanies(account)).length).toBe(2)
  expect(await stored(page, 'devicePlans')).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana.')
  await expect(page.getByText(`Signed in as ${account.email}`).first()).toBeVisible()
  await expect(page.getByText('Device Dashboard - Sign in to sync across devices')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign in to sync' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'SBLI - Term Life (Maria Alvarez)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[PLANS-09] [DASH-13] a star is kept in the account for the next device; deleting takes a plan out of it, undoing puts it back with its star', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL ?? '')
  await savePlan(account, 'SBLI')
  await savePlan(account, 'Transamerica')
  await open(page, account)
  const star = page.getByRole('button', { name: 'Favorite, SBLI' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => savedCompanies(account)).toEqual(expect.arrayContaining([['SBLI', true]]))
  const erase = page.getByRole('button', { name: 'Delete, SBLI' })
  await erase.click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused()
  expect(await savedCompanies(account)).toEqual([['Transamerica', false]])
  await page.keyboard.press('Enter')
  await expect(erase).toBeFocused()
  expect(await savedCompanies(account)).toEqual(expect.arrayContaining([['SBLI', true]]))
})

test('[DASH-14] [DASH-21] the name prompt stores the name on the profile: an update of only full_name', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL ?? '')
  await account.client.from('profiles').update({ full_name: null }).eq('id', account.session.user.id)
  await open(page, account, { promptForName: 'true' })
  const dialog = page.getByRole('dialog', { name: 'Welcome!' })
  const updates: unknown[] = []
  await expect(dialog).toBeVisible()
  page.on('request', (request) => {
    if (profiles.test(request.url()) && !['GET', 'OPTIONS'].includes(request.method())) {
      updates.push([request.method(), request.postDataJSON()])
    }
  })
  await dialog.getByLabel('First name').fill('Luz')
  await dialog.getByLabel('Last name').fill('Paz')
  await dialog.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Luz.')
  // The form on this device learns the name from the account, so that no question asks for it again.
  await expect.poll(() => stored(page, 'formData')).toMatchObject({ people: [{ fullName: 'Luz Paz' }] })
  expect(updates).toEqual([['PATCH', { full_name: 'Luz Paz' }]])
})

test('[SYNC-07] [SYNC-08] Sign Out clears the session, the form data and the device id, and goes to /auth', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL ?? '')
  await open(page, account, {
    formData: answeredForm(),
    deviceProfile: deviceProfile(),
    deviceId: 'device-1',
    i18nextLng: 'en',
  })
  // A read that is still under way would be refused once the session has ended.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(left).toEqual(['devicePlans', 'i18nextLng'].filter((key) => left.includes(key)))
  await page.goto('/quote/review')
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible()
})

test('[ERROR-14] a backend that fails is logged only: the device’s data stay, and nothing untrue is said', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  const account = await newAccount(baseURL ?? '')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(/\/rest\/v1\//, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await open(page, account, {
    formData: answeredForm({}, { userId: account.session.user.id, isAuthenticated: true }),
    deviceProfile: deviceProfile(),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Saved Plans Yet' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(logged.filter((line) => line.includes('could not be'))).not.toEqual([])
  expect(logged.join()).not.toContain('Maria')
  await page.unroute(/\/rest\/v1\//)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No Saved Plans Yet' })).toBeVisible()
})

test('[ERROR-14] a delete and a name that the backend refuses are logged only, and show as they are', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  const account = await newAccount(baseURL ?? '')
  await account.client.from('profiles').update({ full_name: null }).eq('id', account.session.user.id)
  await savePlan(account, 'SBLI')
  await open(page, account, { promptForName: 'true' })
  const dialog = page.getByRole('dialog', { name: 'Welcome!' })
  await expect(dialog).toBeVisible()
  const refuse = (pattern: RegExp) =>
    page.route(pattern, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
    )
  await refuse(profiles)
  await refuse(savedPlans)
  await dialog.getByLabel('First name').fill('Luz')
  await dialog.getByLabel('Last name').fill('Paz')
  const refusedName = page.waitForResponse(profiles)
  await dialog.getByRole('button', { name: 'Save Name' }).click()
  await refusedName
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome.')
  const erase = page.getByRole('button', { name: 'Delete, SBLI' })
  const refusedDelete = page.waitForResponse(savedPlans)
  await erase.click()
  await refusedDelete
  await expect(erase).not.toHaveAttribute('aria-disabled')
  await expect(erase).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('1 plan', { exact: true })).toBeVisible()
})
