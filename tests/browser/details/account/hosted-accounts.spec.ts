import { randomUUID } from 'node:crypto'
import { withAuthenticator } from '../../fixtures/account/authenticator.ts'
import { emailTo } from '../../fixtures/account/mailed-link.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'
import { type SiteWith, test } from '../../fixtures/site/site-with.ts'

/** A site whose accounts are kept elsewhere, as a hosted project keeps them: here by the site that the journeys share. */
async function siteOfHostedAccounts(siteWith: SiteWith, accountsAt: string): Promise<string> {
  const { supabaseKey } = await (await fetch(`${accountsAt}/config.json`)).json()
  return siteWith({ SUPABASE_URL: accountsAt, SUPABASE_PUBLISHABLE_KEY: supabaseKey })
}

const words = {
  show: 'Ver el cambio de su correo',
  cancel: 'Cancelar el cambio',
  again: 'Enviar otra vez',
  app: 'App de autenticación',
  use: 'Usar un código de recuperación',
}

test('[S1] [S5] a hosted project is asked for nothing that it does not have, and nothing of it is offered', async ({
  page,
  baseURL,
  siteWith,
}) => {
  const site = await siteOfHostedAccounts(siteWith, String(baseURL))
  const account = await newAccount(baseURL)
  await withAuthenticator(account)
  const newEmail = `${randomUUID()}@example.com`
  expect((await account.client.auth.updateUser({ email: newEmail })).error).toBeNull()
  await emailTo(baseURL, newEmail, 'email-change')
  const { data } = await account.client.auth.getSession()
  if (!data.session) throw new Error('The session is gone')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await keepSession(page, data.session)
  await page.goto(`${site}/dashboard?lng=es`)
  await hydrated(page)
  await page.getByRole('button', { name: words.show }).click()
  await expect(page.getByRole('button', { name: words.again })).toBeVisible()
  await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words.app, exact: true })).toBeVisible()
  expect(asked.filter((path) => /^\/auth\/.*(recovery-codes|email-change)/.test(path))).toEqual([])
  expect(asked).toContain('/auth/v1/user')

  // The code of the app is owed: no recovery code is offered in its place.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${site}/auth?lng=es`)
  await hydrated(page)
  await page.locator('input[name=email]').fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('input[name=code]')).toBeVisible()
  await expect(page.getByRole('button', { name: words.use })).toHaveCount(0)
})
