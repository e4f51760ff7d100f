import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Both languages, on a phone and on a desktop. */
export const everywhere = (['en', 'es'] as const).flatMap((language) =>
  (
    [
      { device: 'phone', width: 390, height: 844 },
      { device: 'desktop', width: 1440, height: 900 },
    ] as const
  ).map((screen) => ({ language, ...screen })),
)

/** Nothing on the page is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}
