import { type Browser, chromium, type Page } from '@playwright/test'
import questionnaire from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import home from '#content/messages/en/site/home.json' with { type: 'json' }
import { launchOptions } from '../../scripts/browser.mjs'
import { hydrated } from '../../tests/browser/fixtures/fixtures.ts'
import { phone } from '../../tests/browser/fixtures/languages-and-devices.ts'
import { answerQuestions } from '../../tests/browser/fixtures/quotes/answer-questions.ts'
import { startSite } from '../../tests/browser/fixtures/site/start-site.ts'
import type { BenchRow } from '../row.ts'

/** Runs in each page before its scripts: counts taps, and the fields that were answered. */
function count() {
  const answered = new Set<string>()
  Reflect.set(window, 'counted', { taps: 0, answered })
  addEventListener('pointerdown', () => Reflect.get(window, 'counted').taps++, true)
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const field = target.getAttribute('name') || target.id
      answered.add(`${document.querySelector('h1')?.textContent} ${field}`)
    },
    true,
  )
}

const counted = (page: Page) =>
  page.evaluate(() => {
    const { taps, answered } = Reflect.get(window, 'counted')
    return { taps: Number(taps), answers: Number(answered.size) }
  })

/** From the home page to the first price of one's own, each way as a visitor of a phone goes it. */
const ways: Record<string, { way: (page: Page) => Promise<unknown>; atMost?: number }> = {
  'the questionnaire': {
    async way(page) {
      await page.getByRole('main').locator('a[href="/quote"]').first().click()
      await answerQuestions(page, questionnaire)
      await page.getByRole('link', { name: 'View Plans' }).first().click()
      await page.getByRole('article').first().waitFor()
    },
  },
  'the panel on home': {
    atMost: 5,
    async way(page) {
      const { panel } = home
      const place = page.getByRole('group', { name: panel.label })
      await place.getByLabel(panel.age, { exact: true }).fill('34')
      await place.getByRole('radio', { name: panel.female, exact: true }).click({ force: true })
      await place.getByRole('radio', { name: panel.no, exact: true }).click({ force: true })
      await place.getByLabel(panel.coverage, { exact: true }).selectOption({ index: 2 })
      await page
        .getByText(/^\$\d+.* to \$\d+/)
        .first()
        .waitFor()
    },
  },
}

async function follow(browser: Browser, address: string, way: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(count)
  await page.goto(address)
  await hydrated(page)
  await way(page)
  const result = await counted(page)
  await context.close()
  return result
}

/** Counts in a browser how much a visitor answers and taps before a price of their own stands there. */
export async function benchTaps(): Promise<BenchRow[]> {
  const site = await startSite({})
  const browser = await chromium.launch(launchOptions())
  try {
    const rows: BenchRow[] = []
    for (const [name, { way, atMost }] of Object.entries(ways)) {
      const { taps, answers } = await follow(browser, site.address, way)
      const goals = atMost === undefined ? {} : { goals: { value: { atMost } } }
      rows.push({ name: `${name}: answers`, value: answers, unit: 'times', ...goals })
      rows.push({ name: `${name}: taps`, value: taps, unit: 'times' })
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}
