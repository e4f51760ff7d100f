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

/** The part of the page under this heading. */
export const part = (main: Locator, heading: string) =>
  main.locator('section', { has: main.page().getByRole('heading', { level: 2, name: heading, exact: true }) })

/** The headings of a page's parts, in the order in which they stand. */
export const partNames = (main: Locator) => main.getByRole('heading', { level: 2 }).allTextContents()

/** A table's cells, row by row, its heads of rows included. */
export async function cellsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
}
