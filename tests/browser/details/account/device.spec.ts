import { z } from 'zod'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const sessionKey = 'sb-127-auth-token'

test('answers changed while signed in reach the account, also when the page is left at once', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  const state = async () => (await account.client.from('profiles').select('zip_code').single()).data?.zip_code
  await keepSession(page, account.session)
  await page.goto('/quote')
  await hydrated(page)
  await expect.poll(() => stored(page, 'deviceProfile')).toMatchObject({ fullName: 'Ana Ruiz' })
  await page.getByRole('radio', { name: /Term/ }).first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/state/i).selectOption('TX')
  await expect.poll(state).toBe('TX')
  // What is still on its way makes the next change wait for the next visit.
  const profile = z.object({ updatedAt: z.string(), syncedAt: z.string() })
  const isInStep = async () => {
    const { updatedAt, syncedAt } = profile.parse(await stored(page, 'deviceProfile'))
    return updatedAt === syncedAt
  }
  await expect.poll(isInStep).toBe(true)
  await page.getByLabel(/state/i).selectOption('OH')
  await page.goto('/faq')
  await expect.poll(state).toBe('OH')
})

test('the client of accounts is loaded on pages of answers alone, and by a stored session alone', async ({
  page,
  baseURL,
}) => {
  const { session } = await newAccount(baseURL)
  let loaded = 0
  page.on('request', (request) => {
    if (/open-account[^/]*\.js$/.test(request.url())) loaded += 1
  })
  const visit = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
    }
  }
  await visit(['/quote', '/quote/review', '/quote/companies', '/white-swan-quotes'])
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  await visit(['/', '/faq', '/term-life-insurance', '/privacy-policy'])
  expect(loaded).toBe(0)
  // The contact page hands over how to be reached, which another device may have changed.
  for (const address of ['/quote', '/contact']) {
    loaded = 0
    await page.goto(address)
    await expect.poll(() => loaded).toBe(1)
  }
})

test('a sign-out without a network clears this browser and its other tabs, also of a session that has run out', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const account = await newAccount(baseURL)
  await page.clock.install()
  await seed(page, { formData: answeredForm() })
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(() => stored(page, 'deviceProfile')).toMatchObject({ fullName: 'Ana Ruiz' })
  const other = await context.newPage()
  await other.goto('/quote/review')
  await expect(other.getByText('Ana Ruiz').first()).toBeVisible()
  const reading = await context.newPage()
  await reading.goto('/faq')
  await hydrated(reading)
  for (const tab of [other, reading]) {
    await tab.evaluate(() => sessionStorage.setItem('needs', JSON.stringify({ yearlyIncome: '60,000' })))
  }

  const expired = { ...account.session, expires_in: 0, expires_at: Math.floor(Date.now() / 1000) - 60 }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
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
  await expect(other.getByRole('heading', { name: 'No answers yet' })).toBeVisible()
  for (const tab of [other, reading]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('needs'))).toBeNull()
  }
})
