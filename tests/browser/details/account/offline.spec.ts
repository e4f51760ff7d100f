import { planDetails } from '../../fixtures/account/kept-plans.ts'
import { keepSession, newAccount, signInAgain } from '../../fixtures/account/new-account.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { expect, test } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const sessionKey = 'sb-127-auth-token'

test('a sign-out without a network takes also a session that has run out off this browser, and off its other tabs', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const account = await newAccount(baseURL)
  await page.clock.install()
  await signIn(page, account)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect.poll(() => stored(page, 'deviceProfile')).toMatchObject({ fullName: 'Ana Ruiz' })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana.')

  const expired = { ...account.session, expires_in: 0, expires_at: Math.floor(Date.now() / 1000) - 60 }
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    JSON.stringify(expired),
  ] as const)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  // The sign-out waits some seconds for the service, which pass at once here.
  const afterASecond = async () => {
    await page.clock.runFor(1_000)
    return page.url()
  }
  await expect.poll(afterASecond, { intervals: [0] }).toMatch(/\/auth$/)
  for (const key of [sessionKey, 'formData', 'deviceProfile', 'cart', 'deviceId']) {
    expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toBeNull()
  }
  await expect(other.getByText('Ana Ruiz')).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
})

test('a plan that is deleted in a session which was ended elsewhere is not said to be deleted', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/)
  const account = await newAccount(baseURL)
  const other = await signInAgain(account.address, account.email, account.password)
  const saved = await account.client.from('saved_plans').insert({
    user_id: account.session.user.id,
    plan_name: 'SBLI - Term Life (Maria Alvarez)',
    plan_details: planDetails(),
  })
  expect(saved.error).toBeNull()
  await keepSession(page, account.session)
  await page.goto('/dashboard')
  const remove = page.getByRole('button', { name: /^Delete, SBLI/ })
  await expect(remove).toBeVisible()
  // What the page still reads would tell it already that the session has ended.
  await page.waitForLoadState('networkidle')
  await other.client.auth.signOut({ scope: 'others' })
  await remove.click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
  expect((await other.client.from('saved_plans').select('id')).data).toHaveLength(1)
})
