import type { Page } from '@playwright/test'
import type { OpenidProvider } from '../fixtures/openid-provider.ts'
import { test as base, expect } from './site-with.ts'

/** `siteWith`, and what a site needs whose visitors sign in at the OpenID provider of this run, in the place of Google. */
export const test = base.extend<{ provider: Pick<OpenidProvider, 'variables'> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  provider: async ({}, use) => use({ variables: JSON.parse(String(process.env.E2E_PROVIDER)) }),
})

/** What somebody does on the provider's page, who comes back by it. */
export async function continueAs(page: Page, email: string, button: 'Continue' | 'Cancel' = 'Continue') {
  await expect(page.getByRole('heading', { name: 'Sign in with the provider' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: button }).click()
}
