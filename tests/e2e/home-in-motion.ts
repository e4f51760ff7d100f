import type { Page } from '@playwright/test'
import { builtSelector } from '../../scripts/scoped-class-names.ts'
import { expect, hydrated } from './fixtures.ts'

/** Opens the home page by a link of another page, with motion: so no splash lies over it. */
export async function openHomeInMotion(page: Page): Promise<void> {
  await page.goto('/terms-and-conditions')
  await hydrated(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('banner').getByRole('link', { name: 'Plainwell Life' }).click()
  await expect(page.locator(builtSelector('.home_hero'))).toBeVisible()
}
