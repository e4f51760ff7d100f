import { priceRange } from '#domain/examples/example-prices.ts'
import { indexUniversalLifeExamples } from '#domain/examples/index-universal-life.ts'
import { formatMoney } from '#domain/format/format.ts'
import { bundledTables } from '#domain/pricing/bundled-tables.ts'
import { minimumCashValues } from '#domain/pricing/nonforfeiture.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { expect, test } from './fixtures.ts'
import { cellsOf, open, part } from './page-parts.ts'

const source = { carriers, tables: bundledTables }

for (const { path, name, label, language } of [
  {
    path: '/term-life-insurance',
    name: 'Dana and Luis R.',
    label: 'Example, not a real client',
    language: 'en',
  },
  {
    path: '/index-universal-life',
    name: 'Marcus T.',
    label: 'Ejemplo, no es un cliente real',
    language: 'es',
  },
] as const) {
  test(`[PRODUCT-05] ${path} tells the story of ${name}, labelled as an example`, async ({ page }) => {
    const story = (await open(page, path, language)).locator('section', { has: page.locator('blockquote') })
    await expect(story).toContainText(name)
    await expect(story).toContainText(label)
  })
}

test('[PRODUCT-06] whole life shows what cash value is guaranteed at each age, in a chart and a table', async ({
  page,
}) => {
  const main = await open(page, '/whole-life-insurance')
  const growth = part(main, 'How the cash value grows')
  await expect(growth).toContainText('Guaranteed')
  const rows = await cellsOf(growth.getByRole('table', { name: '$100,000, bought at 35' }))
  const years = rows.map(([age]) => Number(age) - 35)
  expect(years.length).toBeGreaterThan(7)
  expect(years.at(-1)).toBe(65)
  const values = minimumCashValues(
    bundledTables,
    { sex: 'F', issueAge: 35, tobacco: false },
    100_000,
    65,
    years,
  )
  const monthly = priceRange(source, {
    product: { kind: 'whole' },
    coverage: 100_000,
    age: 35,
    sex: 'Female',
  })
  expect(rows.map(([, , value]) => value)).toEqual(
    values.map((value) => formatMoney(Math.floor(value), 'en', 0)),
  )
  expect(rows.map(([, paid]) => paid)).toEqual(
    years.map((year) => formatMoney((monthly?.low ?? 0) * 12 * year, 'en', 0)),
  )
  await expect(growth.getByRole('img')).toHaveAccessibleName(new RegExp(`\\${rows.at(-1)?.[2]} at age 100`))
})

test('[PRODUCT-07] index universal life shows growth that is guaranteed beside what is hypothetical, and says so', async ({
  page,
}) => {
  const main = await open(page, '/index-universal-life')
  const growth = part(main, 'What growth can look like')
  const { scenarios } = indexUniversalLifeExamples(source).growth
  const table = growth.getByRole('table', { name: 'Paid out if given up' })
  await expect(table.locator('caption')).toContainText('Hypothetical, except the guaranteed column')
  await expect(table.getByRole('columnheader')).toHaveText(['Age', 'Paid in', 'Guaranteed', 'If 3%', 'If 5%'])
  const rows = await cellsOf(table)
  expect(rows.map(([, , ...values]) => values)).toEqual(
    (scenarios[0]?.rows ?? []).map((_, place) =>
      scenarios.map((scenario) => formatMoney(scenario.rows[place]?.surrenderValue ?? 0, 'en', 0)),
    ),
  )
  await expect(growth).toContainText('A generic example, not a policy that you can buy')
  await expect(growth).toContainText('Only the carrier can project your policy')
  const chart = growth.getByRole('img')
  for (const value of rows.at(-1)?.slice(2) ?? [])
    await expect(chart).toHaveAccessibleName(new RegExp(`\\${value}`))
})

test('the figures of the floor and the cap open behind their chart', async ({ page }) => {
  const main = await open(page, '/index-universal-life')
  const how = part(main, 'How it works')
  const { years, capPercent, floorPercent } = indexUniversalLifeExamples(source).credit
  await how.locator('summary').click()
  const rows = await cellsOf(how.getByRole('table', { name: 'Ten made-up years' }))
  expect(rows.map(([, index]) => Number.parseFloat(index ?? ''))).toEqual(
    years.map((year) => year.indexPercent),
  )
  for (const [, , credited = ''] of rows) {
    expect(Number.parseFloat(credited)).toBeGreaterThanOrEqual(floorPercent)
    expect(Number.parseFloat(credited)).toBeLessThanOrEqual(capPercent)
  }
  await expect(how).toContainText('Hypothetical')
})
