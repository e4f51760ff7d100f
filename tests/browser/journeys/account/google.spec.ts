import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { answeredForm, expect, hydrated, seed } from '../../fixtures/fixtures.ts'
import { test } from '../../fixtures/site/with-provider.ts'

const plan = { selectedCompany: 'Transamerica', selectedMonthlyPrice: 24.18, selectedCoverage: 500000 }

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

test('[S17] [AUTH-14] [SYNC-05] [SYNC-06] who turns back at Google or has no confirmed email there is told so, then signs in with name and picked plans, and no token stands in an address', async ({
  page,
  siteWith,
  provider,
}) => {
  const site = await siteWith(provider.variables)
  await seed(page, { formData: answeredForm({ ...plan, fullName: '', email: '', phone: '' }) })
  const opened: string[] = []
  page.on('framenavigated', (frame) => opened.push(frame.url()))
  const google = page.getByRole('button', { name: 'Continue with Google' })
  const alert = page.getByRole('main').getByRole('alert')
  const email = page.getByLabel('Email')
  const toGoogle = async () => {
    await google.click()
    await expect(page.getByRole('heading', { name: 'Sign in with the provider' })).toBeVisible()
  }
  await page.goto(`${site}/auth`)
  await hydrated(page)
  await toGoogle()
  await page.goBack()
  await hydrated(page)
  await expect(google).toBeEnabled()

  await toGoogle()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${site}/auth?error=google_refused`)
  await expect(alert).toContainText('You did not finish signing in')

  const address = `${randomUUID()}@example.com`
  await toGoogle()
  await email.fill(address)
  await page.getByLabel('Verified').uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${site}/auth?error=google_email`)
  await expect(alert).toContainText('Google did not give us a confirmed email.')

  const asking = page.waitForRequest(/\/auth\/v1\/authorize/)
  await toGoogle()
  const query = new URL((await asking).url()).searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    redirect_to: `${site}/auth/callback`,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 's256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  await email.fill(address)
  await page.getByLabel('Name').fill('Rosa Delgado')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${site}/dashboard`)
  expect(opened.filter((url) => url.includes('/auth/callback?code='))).not.toEqual([])
  expect(opened.filter((url) => /token/.test(url))).toEqual([])
  const { profile, plans } = await rowsOf(page, site)
  expect(profile).toEqual({ full_name: 'Rosa Delgado', email: address })
  expect(plans).toMatchObject([{ plan_details: { company: 'Transamerica', coverage: 500_000 } }])
})
