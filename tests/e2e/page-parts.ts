import type { Locator, Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Opens a page in a language; answers with its main part, once it answers taps. */
export async function open(page: Page, path: string, language: Language = 'en'): Promise<Locator> {
  await page.goto(`${path}?lng=${language}`)
  await hydrated(page)
  return page.getByRole('main')
}
