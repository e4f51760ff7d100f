import type { Page } from '@playwright/test'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { applyOnline } from '../../fixtures/quotes/start-application.ts'

/** A session as the auth client of the browser would keep it. */
const storedSession = {
  access_token: 'stored.user.token',
  refresh_token: 'stored-refresh-token',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4102444800,
  user: { id: '3f0f2c1e-2f5a-4c8c-9b1a-5e5b0d0f6a11', email: 'maria@example.com' },
}

/** What a browser needs to work out prices by itself: the same for everybody. */
const priceModel = '/functions/v1/price-model'

const isBackend = (pathname: string) => /^\/(rest|auth|functions)\/v1\//.test(pathname)

/** Every call to the backend from now on, by its path. */
function backendCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isBackend(pathname)) calls.push(pathname)
  })
  return calls
}

test("[CALLS-11] the comparison's calls carry the public key, also while a session is stored", async ({
  page,
  request,
  allowConsole,
}) => {
  // The account's own calls find out that nobody ever made this session.
  allowConsole(/status of 40[13]/)
  const { supabaseKey } = await (await request.get('/config.json')).json()
  await seed(page, {
    formData: answeredForm(),
    'sb-127-auth-token': storedSession,
    'sb-localhost-auth-token': storedSession,
    'supabase.auth.token': storedSession,
  })
  const headers: Record<string, string>[] = []
  const searches: string[] = []
  page.on('request', (call) => {
    const { pathname, search } = new URL(call.url())
    if (!pathname.startsWith('/functions/')) return
    headers.push(call.headers())
    searches.push(search)
  })
  await page.goto('/quote/companies')
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  expect(headers).toHaveLength(2)
  expect(searches).toEqual(['', ''])
  for (const { authorization, apikey, cookie = '' } of headers) {
    expect(authorization).toBe(`Bearer ${supabaseKey}`)
    expect(apikey).toBe(supabaseKey)
    expect(cookie).not.toContain('stored.user.token')
  }
})

test('[QUEST-57] from the questions to the thanks no page asks for quotes or profiles; the model of prices comes for nothing said', async ({
  page,
}) => {
  await seed(page, {
    formData: answeredForm({ selectedCompany: 'SBLI', selectedMonthlyPrice: 30 }),
  })
  const calls = backendCalls(page)
  const told: (string | null)[] = []
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === priceModel) told.push(call.postData())
  })
  await page.goto('/quote')
  await hydrated(page)
  const title = page.getByRole('heading', { level: 1 })
  for (let step = 0; step < 20 && !page.url().endsWith('/quote/review'); step++) {
    const before = await title.textContent()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(title).not.toHaveText(before ?? '')
  }
  await expect(title).toHaveText('Review your answers')
  await expect(page.getByRole('main')).toContainText('Maria Alvarez')

  await page.goto('/quote/options')
  await expect(page.getByRole('main')).toContainText('SBLI')
  await page.goto('/contact')
  await hydrated(page)
  await page.goto('/confirmation')
  await expect(title).toHaveText('No application on this device')
  await page.goto('/application')
  await hydrated(page)
  expect(calls.filter((path) => path !== priceModel)).toEqual([])
  // The price so far beside name, email and phone is worked out on the device.
  expect(told).toEqual(['{}'])
})

test('[OPTIONS-07] [QUEST-57] from the options without a plan to a real application: applying online hands it over and nothing else', async ({
  page,
  context,
}) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/options')
  await expect(page.getByRole('heading', { name: 'You haven’t chosen a plan yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Compare plans' }).click()
  await expect(page).toHaveURL(/\/quote\/companies$/)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
  const calls = backendCalls(page)
  await cart.getByRole('button', { name: 'Continue with this plan' }).first().click()
  await expect(page).toHaveURL('/quote/options')
  expect(calls).toEqual([])
  const answer = page.waitForResponse(/\/functions\/v1\/submit-application$/)
  const opened = context.waitForEvent('page')
  await applyOnline(page)
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL('/confirmation')
  await expect(page.getByText('A copy of your request is on its way to maria@example.com.')).toBeVisible()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('We have your application')
  await expect(tab.getByRole('region', { name: 'Your plan' })).toContainText('Legal & General America')
  expect(calls).toEqual(['/functions/v1/submit-application', '/functions/v1/white-swan-start-application'])
})
