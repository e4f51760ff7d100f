import { readFileSync } from 'node:fs'
import { accuracyReport } from '#domain/pricing/accuracy.ts'
import { accuracyDigest } from '#domain/pricing/accuracy-digest.ts'
import { bundledTables } from '#domain/pricing/bundled-tables.ts'
import { expect, hydrated, test } from './fixtures.ts'

const prices = readFileSync(
  new URL('../../domain/pricing/data/published-prices.csv', import.meta.url),
  'utf8',
)
const { points, all, groups, ageBands } = accuracyDigest(accuracyReport(bundledTables, prices))
const percent = (share: number, decimals: number) => `${(share * 100).toFixed(decimals)}%`

for (const { language, table, byAge } of [
  { language: 'en', table: 'By kind of plan', byAge: 'By age' },
  { language: 'es', table: 'Por tipo de plan', byAge: 'Por edad' },
]) {
  test(`the page tells the engine’s own errors, in a chart and in two tables (${language})`, async ({
    page,
  }) => {
    await page.goto(`/how-we-estimate?lng=${language}`)
    await hydrated(page)
    const chart = page.getByRole('img', { name: `${points.length}` })
    await expect(chart).toHaveAccessibleName(new RegExp(`${all.withinTenPercent}.*${percent(all.worst, 0)}`))
    await expect(chart.locator('use')).toHaveCount(points.length)
    await expect(chart.locator('use.is-close')).toHaveCount(all.withinTenPercent)
    for (const { name, rows } of [
      { name: table, rows: groups },
      { name: byAge, rows: ageBands },
    ]) {
      const cells = await page.getByRole('table', { name }).getByRole('cell').allTextContents()
      const of = language === 'en' ? 'of' : 'de'
      expect(cells).toEqual(
        rows.flatMap(({ median, worst, withinTenPercent, count }) => [
          percent(median, 1),
          percent(worst, 1),
          `${withinTenPercent} ${of} ${count}`,
        ]),
      )
    }
  })
}

test('neither the published prices with their sources nor the mortality tables reach the browser', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/how-we-estimate')
  await hydrated(page)
  const codes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(codes.some((code) => code.includes('modelled'))).toBe(true)
  // The head of the prices' file, one of its sources, and the first figures of the tables.
  for (const code of codes) expect(code).not.toMatch(/src,product,sex|PLIPI|22,22,21,21,21,21/)
})

test('the FAQ leads here from the question about prices', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.locator('summary', { hasText: 'Are the prices final?' }).click()
  await page.getByRole('main').getByRole('link', { name: 'How we estimate' }).click()
  await expect(page).toHaveURL('/how-we-estimate')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
