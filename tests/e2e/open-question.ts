import type { Page } from '@playwright/test'
import { answeredForm, hydrated, seed } from './fixtures.ts'

/** Opens the questionnaire at one question, as a history entry of it would, with these answers on the device. */
export async function openQuestion(
  page: Page,
  step: string,
  changes: Record<string, unknown> = {},
  form: Record<string, unknown> = {},
): Promise<void> {
  await seed(page, { formData: answeredForm(changes, form) })
  await page.addInitScript((name) => {
    if (window.history.state === null)
      window.history.replaceState({ usr: { step: name }, key: 'seeded', idx: 0 }, '')
  }, step)
  await page.goto('/quote')
  await hydrated(page)
}

export const notSure = { needsRecommendation: true }

export function question(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export function continueButton(page: Page) {
  return page.locator('form').getByRole('button', { name: /^(Continue|Continuar|Processing\.\.\.)$/ })
}

/** What the device keeps of the primary person. */
export async function storedPerson(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('formData') ?? '{"people":[{}]}').people[0])
}
