import type { Page } from '@playwright/test'
import { type OpenidProvider, startOpenidProvider } from '../fixtures/openid-provider.ts'
import { test as base } from './site-with.ts'

/** `siteWith`, with an OpenID provider beside the sites, in the place of Google. */
export const test = base.extend<object, { provider: OpenidProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const provider = await startOpenidProvider()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
})

/** What somebody does on the provider's page, who comes back by it. */
export async function continueAs(page: Page, email: string, button: 'Continue' | 'Cancel' = 'Continue') {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: button }).click()
}
