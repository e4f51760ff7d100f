import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, hydrated, seed } from '../../fixtures/fixtures.ts'
import { test } from '../../fixtures/site/with-provider.ts'

const plan = { selectedCompany: 'Transamerica', selectedMonthlyPrice: 24.18, selectedCoverage: 500000 }

async function toGoogle(page: Page, site: string) {
  await page.goto(`${site}/auth`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with the provider' })).toBeVisible()
}

/** The rows of whoever is signed in on the page. */
async function rowsOf(page: Page, site: string) {
  const stored = await page.evaluate(() => localStorage.getItem('sb-127-auth-token') ?? '{}')
  const { supabaseKey } = await (await fetch(`${site}/config.json`)).json()
  const client = createClient(site, supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${JSON.parse(stored).access_token}` } },
  })
  const [profile, plans] = await Promise.all([
    client.from('profiles').select('full_name, email').single(),
    client.from('saved_plans').select('plan_details'),
  ])
  return { profile: profile.data, plans: plans.data }
}

test('[S17] [AUTH-14] [SYNC-05] [SYNC-06] Google signs in: its answer comes to our own callback, with name and picked plans, and no token stands in an address', async ({
  page,
  siteWith,
  provider,
}) => {
  const site = await siteWith(provider.variables)
  await seed(page, { formData: answeredForm({ ...plan, fullName: '', email: '', phone: '' }) })
  let asked = ''
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/authorize')) asked = request.url()
  })
  const opened: string[] = []
  page.on('framenavigated', (frame) => opened.push(frame.url()))
  await toGoogle(page, site)
  const email = `${randomUUID()}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('Rosa Delgado')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${site}/dashboard`)

  const query = new URL(asked).searchParams
  expect(query.get('redirect_to')).toBe(`${site}/auth/callback`)
  expect([query.get('access_type'), query.get('prompt')]).toEqual(['offline', 'consent'])
  expect(query.get('code_challenge_method')).toBe('s256')
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect(opened.filter((url) => url.includes('/auth/callback?code=')).length).toBeGreaterThan(0)
  expect(opened.filter((url) => /token/.test(url))).toEqual([])
  const { profile, plans } = await rowsOf(page, site)
  expect(profile).toEqual({ full_name: 'Rosa Delgado', email })
  expect(plans).toHaveLength(1)
  expect(plans?.[0]?.plan_details).toMatchObject({ company: 'Transamerica', coverage: 500000 })
})

test('who turns back at Google, or has no confirmed email there, is told so, and can go on; the browser’s Back leads to a page that works', async ({
  page,
  siteWith,
  provider,
}) => {
  const site = await siteWith(provider.variables)
  const alert = page.getByRole('main').getByRole('alert')
  const again = page.getByRole('button', { name: 'Continue with Google' })
  await toGoogle(page, site)
  await page.goBack()
  await hydrated(page)
  await expect(again).toBeEnabled()

  const goOn = async () => {
    await again.click()
    await expect(page.getByRole('heading', { name: 'Sign in with the provider' })).toBeVisible()
  }
  await goOn()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${site}/auth?error=google_refused`)
  await expect(alert).toContainText('You did not finish signing in')
  await expect(again).toBeEnabled()

  for (const email of ['', `${randomUUID()}@example.com`]) {
    await goOn()
    await page.getByLabel('Email').fill(email)
    if (email) await page.getByLabel('Verified').uncheck()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${site}/auth?error=google_email`)
    await expect(alert).toContainText('Google did not give us a confirmed email.')
  }
})

test('the dashboard is told how linking Google ended', async ({ page, siteWith, provider }) => {
  const site = await siteWith(provider.variables)
  const account = await newAccount(site)
  await keepSession(page, account.session)
  await page.goto(
    `${site}/auth/callback?linked=google#error=invalid_request&error_code=identity_already_exists`,
  )
  await expect(page).toHaveURL(`${site}/dashboard`)
  await expect(page.getByText('belongs to another account here')).toBeVisible()
})
