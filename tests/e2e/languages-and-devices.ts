import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** English with all the room there is, and Spanish, whose words are longer, with the least: the other two fit if these do. */
export const bothLanguages = [
  { language: 'en', device: 'desktop', ...desktop },
  { language: 'es', device: 'phone', ...phone },
] as const

/** Nothing on the page is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}
