import type { Locator, Page } from '@playwright/test'
import enNeeds from '#content/messages/en/quote/needs.json' with { type: 'json' }
import enLadder from '#content/messages/en/quote/needs-ladder.json' with { type: 'json' }
import esNeeds from '#content/messages/es/quote/needs.json' with { type: 'json' }
import esLadder from '#content/messages/es/quote/needs-ladder.json' with { type: 'json' }
import { type RateFolder, rateFolder, termHeader } from '../../../fixtures/quotes/rate-files.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { instantForm, openInstant } from '../../fixtures/quotes/instant.ts'
import { type RunningSite, startSite } from '../../fixtures/site/start-site.ts'

// One worker, so that the site starts once.
test.describe.configure({ mode: 'default' })

/** A carrier's rates a year for each 1,000 USD over 10 and 20 years, with a fee of 60 USD a year. */
const table = (ofTen: string, ofTwenty: string) =>
  [
    termHeader,
    ...[`10,18,65,25000,2000000,${ofTen}`, `20,18,65,25000,2000000,${ofTwenty}`].flatMap((row) =>
      ['Preferred', 'Standard'].map((healthClass) => `2026-01-01,U,no,${healthClass},${row},60,0.0875`),
    ),
    '',
  ].join('\n')

let rates: RateFolder
let site: RunningSite
test.beforeAll(async () => {
  rates = await rateFolder({
    'sbli.term.csv': table('0.50', '1.00'),
    'transamerica.term.csv': table('0.55', '1.10'),
  })
  site = await startSite({
    SITE_QUOTES_PROVIDER: 'rate-tables',
    SITE_QUOTES_RATE_TABLES_FOLDER: rates.folder,
  })
})
test.afterAll(async () => {
  await site.stop()
  await rates.remove()
})

/** $25,000 a year for 20 years: 500,000 at first, 250,000 after ten years. */
const income = [
  ['yearlyIncome', '25,000'],
  ['incomeYears', '20'],
] as const

/** (250 × 0.50 + 60) × 0.0875 = 16.1875 and (250 × 1.00 + 60) × 0.0875 = 27.125, beside (500 × 1.00 + 60) × 0.0875. */
const byHand = { ten: '$16.19', twenty: '$27.13', sum: '$43.32', one: '$49.00' }

async function compare(
  page: Page,
  dialog: Locator,
  { needs, ladder }: { needs: typeof enNeeds; ladder: typeof enLadder },
) {
  for (const [field, text] of income) await dialog.getByLabel(needs.fields[field].label).fill(text)
  const section = dialog.getByRole('region', { name: ladder.title })
  await section.getByRole('button', { name: ladder.find }).click()
  const [one, several] = [section.getByRole('region').first(), section.getByRole('region').last()]
  await expect(section.getByRole('status')).toContainText('SBLI')
  await expect(one).toContainText(byHand.one)
  await expect(several).toContainText(byHand.sum)
  await expect(several.getByRole('listitem')).toHaveText([
    new RegExp(`10.*\\${byHand.ten}$`),
    new RegExp(`20.*\\${byHand.twenty}$`),
  ])
  // It is no estimate of ours, and the table of years says the same.
  await expect(section).not.toContainText(ladder.estimate)
  await expect(section.getByRole('table').getByRole('row')).toContainText([
    ladder.table.price,
    byHand.sum,
    byHand.twenty,
  ])
  await expectNoAxeViolations(page)
  await several.getByRole('button').click()
  await expect(dialog).toHaveCount(0)
  const kept: { monthlyPrice: number; name: string }[] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('cart') ?? '[]'),
  )
  expect(kept.map(({ name, monthlyPrice }) => [name, monthlyPrice])).toEqual([
    ['SBLI', 16.19],
    ['SBLI', 27.13],
  ])
  for (const price of [byHand.ten, byHand.twenty, byHand.sum])
    await expect(page.getByRole('dialog').last()).toContainText(price)
}

test('beside a comparison of rate tables several policies cost what the tables say, to the cent, in the cart too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await seed(page, { formData: answeredForm() })
  await page.goto(`${site.address}/quote/companies`)
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: enNeeds.open }).first().click()
  const words = { needs: enNeeds, ladder: enLadder }
  await compare(page, page.getByRole('dialog', { name: enNeeds.open }), words)
})

test('in the instant quote’s questions as well, in Spanish on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openInstant(page, 'questions', instantForm(), '?lng=es', site.address)
  await page.getByRole('button', { name: esNeeds.open }).click()
  const dialog = page.getByRole('dialog', { name: esNeeds.open })
  const section = dialog.getByRole('region', { name: esLadder.title })
  await expect(section).toHaveCount(0)
  await compare(page, dialog, { needs: esNeeds, ladder: esLadder })
})
