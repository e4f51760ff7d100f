import type { Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'
import { keepSession, type NewAccount, newAccount } from './new-account.ts'

/** The Security part on the page, and a row of it by its name. */
export function securityOn(page: Page) {
  const part = page.getByRole('region', { name: 'Security', exact: true })
  const row = (name: string) =>
    part.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  return { part, row }
}

/** Opens the dashboard of a new account, signed in. */
export async function openSecurity(page: Page, address: string | undefined): Promise<NewAccount> {
  const account = await newAccount(address)
  await keepSession(page, account.session)
  await page.goto(`${account.address}/dashboard`)
  await hydrated(page)
  await securityOn(page).row('Password').getByRole('button').waitFor()
  return account
}

/** The line of the console that a refused call leaves; 401 is a read that was under way while somebody signed out. */
export const refusedCall = /Failed to load resource.*status of (400|401|403|422|429)/
