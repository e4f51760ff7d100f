import type { Page } from '@playwright/test'
import { keepSession, type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const clientCode = /open-account[^/]*\.js$/
const answers = {
  full_name: 'Maria Alvarez',
  phone: '(305) 555-0188',
  date_of_birth: '1986-04-12',
  zip_code: 'FL',
  gender: 'Female',
  smoker: true,
  medications: ['Albuterol'],
}

async function rowOf({ client }: NewAccount) {
  const { data, error } = await client.from('profiles').select('*').single()
  if (error) throw error
  return data
}

async function write({ client, session }: NewAccount, columns: Record<string, unknown>) {
  const { error } = await client.from('profiles').update(columns).eq('id', session.user.id)
  if (error) throw error
}

const scriptsOf = (page: Page): string[] => {
  const names: string[] = []
  page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return names
}

test('[SYNC-03] after a sign-in the form knows what the account knows, and no more', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await write(account, answers)
  const unknown = {
    fullName: '',
    email: '',
    phone: '',
    dateOfBirth: '',
    residentState: '',
    smoker: undefined,
  }
  await seed(page, { formData: answeredForm({ ...unknown, selectedCoverage: 750_000 }) })
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await expect
    .poll(() => stored(page, 'formData'))
    .toMatchObject({
      userId: account.session.user.id,
      isAuthenticated: true,
      people: [
        {
          fullName: 'Maria Alvarez',
          email: account.email,
          phone: '(305) 555-0188',
          dateOfBirth: '1986-04-12',
          residentState: 'FL',
          gender: 'Female',
          smoker: true,
          medications: ['Albuterol'],
          selectedCoverage: 750_000,
        },
      ],
    })
  await page.goto('/quote/review')
  await expect(page.getByText('Maria Alvarez').first()).toBeVisible()
})

test('answers changed while signed in reach the account, also when the page is left at once', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await keepSession(page, account.session)
  await page.goto('/quote')
  await hydrated(page)
  await expect.poll(() => stored(page, 'deviceProfile')).toMatchObject({ fullName: 'Ana Ruiz' })
  await page.getByRole('radio', { name: /Term/ }).first().check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/state/i).selectOption('TX')
  await expect.poll(async () => (await rowOf(account)).zip_code).toBe('TX')
  await page.getByLabel(/state/i).selectOption('OH')
  await page.goto('/faq')
  await expect.poll(async () => (await rowOf(account)).zip_code).toBe('OH')
})

test('a stored session loads the client on pages of answers, and on no page of words', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await keepSession(page, account.session)
  const loaded = scriptsOf(page)
  for (const address of ['/', '/faq', '/term-life-insurance', '/privacy-policy']) {
    await page.goto(address)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded.filter((name) => clientCode.test(name))).toEqual([])
  // The contact page hands over how to be reached, which another device may have changed.
  for (const address of ['/quote', '/contact']) {
    loaded.length = 0
    await page.goto(address)
    await expect.poll(() => loaded.some((name) => clientCode.test(name))).toBe(true)
  }
})

test('without a session no page of answers loads the client', async ({ page }) => {
  const loaded = scriptsOf(page)
  for (const address of ['/quote', '/quote/review', '/quote/companies', '/white-swan-quotes']) {
    await page.goto(address)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded.filter((name) => clientCode.test(name))).toEqual([])
})

test('[AUTH-20] [ERROR-13] a sign-out clears the device and goes to /auth, whatever the service answers', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const account = await newAccount(baseURL)
  const kept = Object.entries({ 'sb-127-auth-token': account.session, formData: answeredForm() })
  await page.goto('/faq')
  for (const status of [401, 403, 404, 500, 0]) {
    await test.step(status === 0 ? 'nothing' : String(status), async () => {
      lines.length = 0
      await page.route('**/auth/v1/logout*', (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({ status, json: { code: 'session_not_found', msg: 'Gone' } }),
      )
      for (const [key, value] of kept)
        await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
          key,
          JSON.stringify(value),
        ] as const)
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
      await expect(page).toHaveURL(/\/auth$/)
      for (const key of ['sb-127-auth-token', 'formData', 'deviceProfile', 'deviceId']) {
        expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toBeNull()
      }
      const isLogged = lines.some((line) => line.startsWith('The sign-out did not reach'))
      expect(isLogged).toBe(status === 0 || status === 500)
      await page.unroute('**/auth/v1/logout*')
    })
  }
})

test('a sign-out is one in every open tab, with what each tab alone held', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await seed(page, { 'sb-127-auth-token': account.session, formData: answeredForm() })
  await page.goto('/dashboard')
  await expect.poll(() => stored(page, 'formData')).toMatchObject({ people: [{ fullName: 'Ana Ruiz' }] })
  const other = await context.newPage()
  await other.goto('/quote/review')
  await expect(other.getByText('Ana Ruiz').first()).toBeVisible()
  const reading = await context.newPage()
  await reading.goto('/faq')
  await hydrated(reading)
  for (const tab of [other, reading]) {
    await tab.evaluate(() => sessionStorage.setItem('needs', JSON.stringify({ yearlyIncome: '60,000' })))
  }
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(other.getByRole('heading', { name: 'No answers yet' })).toBeVisible()
  for (const tab of [other, reading]) {
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('needs'))).toBeNull()
  }
  expect(await page.evaluate(() => localStorage.getItem('deviceProfile'))).toBeNull()
})

test('a session that was ended elsewhere clears this device at the next page of answers', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/)
  const account = await newAccount(baseURL)
  await seed(page, { 'sb-127-auth-token': account.session, formData: answeredForm() })
  await page.goto('/quote/review')
  await expect.poll(() => stored(page, 'deviceProfile')).toMatchObject({ syncedAt: expect.any(String) })
  await account.client.auth.signOut({ scope: 'global' })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deviceProfile'))).toBeNull()
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible()
})

test('a sign-out that was cut short is finished: no answers of an account lie here without its session', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm({}, { userId: 'user-1', isAuthenticated: true }) })
  await page.goto('/quote/review')
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('formData'))).toBeNull()
})

test('a storage that is full lets somebody sign in, until the page is left', async ({ page, baseURL }) => {
  const account = await newAccount(baseURL)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana.')
})
