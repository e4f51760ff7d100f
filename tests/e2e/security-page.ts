import type { Page } from '@playwright/test'
import { builtSelector } from '../../scripts/scoped-class-names.ts'
import { inDatabase } from './agent-desk.ts'
import { hydrated } from './fixtures.ts'
import { keepSession, type NewAccount, newAccount } from './new-account.ts'
import { test as base } from './with-provider.ts'

/** `account` is a new one at the site that the journeys share; its address is confirmed. */
export const test = base.extend<{ account: NewAccount }>({
  account: async ({ baseURL }, use) => use(await newAccount(baseURL)),
})

/** The Security part on the page, and a row of it by its name. */
export function securityOn(page: Page) {
  const part = page.getByRole('region', { name: 'Security', exact: true })
  const row = (name: string) =>
    part.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  return { part, row }
}

/** Opens the dashboard of an account with its session. */
export async function openSecurity(
  page: Page,
  { address, session }: NewAccount,
  language: 'en' | 'es' = 'en',
): Promise<void> {
  await keepSession(page, session)
  await page.goto(`${address}/dashboard?lng=${language}`)
  await hydrated(page)
  await page.locator(builtSelector('.security_secRow [data-slot="button"]')).first().waitFor()
}

/** Lets an hour pass since the account's sessions were signed in to. */
export async function letAnHourPass({ address, session }: NewAccount): Promise<void> {
  await inDatabase(
    address,
    (sql) => sql`
      update auth.mfa_amr_claims set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
      where session_id in (select id from auth.sessions where user_id = ${session.user.id})`,
  )
}

/** The line of the console that a refused call leaves; 401 is a read that was under way while somebody signed out. */
export const refusedCall = /Failed to load resource.*status of (400|401|403|422|429)/

/** Says that the recovery codes on screen are saved, and goes on. */
export async function saveCodes(page: Page): Promise<void> {
  await page.getByLabel('I have saved them.').check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
}
