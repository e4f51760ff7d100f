import type { Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** Complete answers of the instant quote as the tab keeps them under `instantQuote`; `changes` replace some. */
export function instantForm(changes: Record<string, unknown> = {}) {
  return {
    productType: 'Term',
    residentState: 'OH',
    deathBenefit: 500_000,
    dateOfBirth: '1988-03-14',
    gender: 'Female',
    tobacco: false,
    heightFeet: 5,
    heightInches: 6,
    weightPounds: 142,
    healthRating: 'Preferred',
    termDuration: 20,
    expeditedProducts: true,
    paidUpPeriod: '20-Pay',
    premiumBudget: null,
    mainGoal: 'Protection',
    cashValueSolveAmount: null,
    cashValueSolveAge: 65,
    ...changes,
  }
}

/** Opens the instant quote at a step, as a history entry of it would, with these answers in the tab; `site` is another one's address. */
export async function openInstant(
  page: Page,
  step: 'product' | 'questions' | 'results',
  form: Record<string, unknown> = instantForm(),
  query = '',
  site = '',
): Promise<void> {
  await page.addInitScript(
    ([to, answers]) => {
      if (window.history.state !== null) return
      window.history.replaceState({ usr: { view: 'instant', step: to }, key: 'seeded', idx: 0 }, '')
      sessionStorage.setItem('instantQuote', JSON.stringify(answers))
    },
    [step, form] as const,
  )
  await page.goto(`${site}/white-swan-quotes${query}`)
  await hydrated(page)
}

/** What the tab keeps of the answers. */
export function keptInTab(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('instantQuote') ?? '{}'))
}

export const getQuotes = (page: Page) => page.getByRole('button', { name: 'Get quotes' })
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const backLink = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).first()
export const product = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const resultsTitle = 'Your instant quote'
