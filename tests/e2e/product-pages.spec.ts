import { type ExampleProduct, exampleClass, priceRange, pricesAsOf } from '#domain/examples/example-prices.ts'
import { formatDate, formatMoney } from '#domain/format/format.ts'
import { bundledTables } from '#domain/pricing/bundled-tables.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { expect, test } from './fixtures.ts'
import { cellsOf, type Language, languages, open, part } from './page-parts.ts'

const source = { carriers, tables: bundledTables }

const pages = [
  { path: paths.termLife, product: 'Term' },
  { path: paths.wholeLife, product: 'Whole' },
  { path: paths.indexUniversalLife, product: 'IUL' },
] as const

const headings = {
  en: [
    'How it works',
    'What you get',
    'What it costs',
    'A good fit if you',
    'Think twice if you',
    'Before you choose',
  ],
  es: [
    'Cómo funciona',
    'Lo que usted recibe',
    'Cuánto cuesta',
    'Le conviene si usted',
    'Piénselo mejor si usted',
    'Antes de elegir',
  ],
} as const

/** What the engine asks of both sexes at the ages that a table names, as the page writes it. */
function engineRows(rows: string[][], product: ExampleProduct, coverage: number, language: Language) {
  return rows.map(([age = '']) => [
    age,
    ...(['Female', 'Male'] as const).map((sex) => {
      const range = priceRange(source, { product, coverage, age: Number(age), sex })
      return range ? formatMoney(range.low, language) : 'not sold'
    }),
  ])
}

for (const { path, product } of pages) {
  for (const language of languages) {
    test(`[PRODUCT-02] ${path} has every part of a product page, in order (${language})`, async ({
      page,
    }) => {
      const main = await open(page, path, language)
      const hero = main.locator('section').first()
      await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(hero.locator('a[href="/quote"]')).toBeVisible()
      await expect(hero.locator('a[href$="#rates"]')).toBeVisible()

      const found = await main.getByRole('heading', { level: 2 }).allTextContents()
      expect(found.filter((name) => headings[language].some((known) => known === name))).toEqual([
        ...headings[language],
      ])
      const [how, benefits, , fit, unfit, before] = headings[language]
      expect(await part(main, how).locator('p').count()).toBeGreaterThan(2)
      await expect(part(main, how).getByRole('img')).toHaveAccessibleName(/.{60,}/)
      await expect(part(main, benefits).getByRole('listitem')).toHaveCount(6)
      for (const name of [fit, unfit]) await expect(part(main, name).getByRole('listitem')).toHaveCount(4)
      expect(await part(main, before).getByRole('listitem').count()).toBeGreaterThan(4)
      await expect(main.locator('section').last()).toHaveClass(/closing/)
    })

    test(`[PRODUCT-15] ${path} labels its example rates as illustrative and says what they rest on (${language})`, async ({
      page,
    }) => {
      const rates = (await open(page, path, language)).locator('#rates')
      const caption = rates.locator('caption').filter({ visible: true })
      await expect(caption).toContainText(language === 'en' ? 'Illustrative only' : 'Solo ilustrativo')
      await expect(rates).toContainText(
        language === 'en' ? 'Examples, not an offer.' : 'Son ejemplos, no una oferta.',
      )
      await expect(rates).toContainText(formatDate(pricesAsOf, language))
      await expect(rates).toContainText('Florida')
      expect(exampleClass).toBe('Standard')
      await expect(rates).toContainText(language === 'en' ? 'Standard' : 'Estándar')
      await expect(rates.locator('a[href="/how-we-estimate"]')).toBeVisible()
      await expect(rates.locator(`a[href="/white-swan-quotes?product=${product}"]`)).toBeVisible()
    })
  }
}

test('[PRODUCT-03] term life shows the engine’s lowest price by age and sex, for each term length', async ({
  page,
}) => {
  const main = await open(page, paths.termLife)
  const rates = main.locator('#rates')
  for (const termYears of [20, 10, 30] as const) {
    const choice = rates.getByRole('button', { name: `${termYears} years` })
    if (termYears === 20) await expect(choice).toHaveAttribute('aria-pressed', 'true')
    else await choice.click()
    const table = rates.getByRole('table', { name: `$500,000 of coverage for ${termYears} years` })
    await expect(table).toBeVisible()
    await expect(rates.getByRole('table')).toHaveCount(1)
    const rows = await cellsOf(table)
    expect(rows.length).toBeGreaterThan(6)
    expect(rows).toEqual(engineRows(rows, { kind: 'term', termYears }, 500_000, 'en'))
  }
})

test('[PRODUCT-03] whole life shows the engine’s lowest price by age and sex', async ({ page }) => {
  const main = await open(page, paths.wholeLife, 'es')
  const rows = await cellsOf(main.getByRole('table', { name: '$100,000 de vida entera' }))
  expect(rows.length).toBeGreaterThan(8)
  expect(rows).toEqual(engineRows(rows, { kind: 'whole' }, 100_000, 'es'))
})

test('[PRODUCT-03] index universal life shows the engine’s lowest no-lapse premium by age and sex', async ({
  page,
}) => {
  const main = await open(page, paths.indexUniversalLife)
  const rows = await cellsOf(main.getByRole('table', { name: '$250,000, guaranteed to age 90' }))
  expect(rows.length).toBeGreaterThan(8)
  expect(rows).toEqual(engineRows(rows, { kind: 'iul', goal: 'Protection' }, 250_000, 'en'))
  await expect(main.locator('#rates')).toContainText('no-lapse premium')
})

test('without scripts the tables of all three term lengths stand there, and no dead buttons', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(paths.termLife)
  const rates = page.locator('#rates')
  await expect(rates.getByRole('table')).toHaveCount(3)
  await expect(rates.getByRole('button')).toHaveCount(0)
  await context.close()
})

test('[CONST-03] [CONST-04] [CONST-08] [CONST-09] the term page names what carriers commonly offer', async ({
  page,
}) => {
  const main = await open(page, paths.termLife)
  await expect(part(main, 'How it works')).toContainText('commonly offer terms of 10, 20 or 30 years')
  await expect(part(main, 'How it works')).toContainText('commonly runs from $50,000 to $5 million')
  await expect(part(main, 'What you get')).toContainText('For $5 to $15 a month')
  await expect(part(main, 'What it costs')).toContainText('Prices start at about $25 a month')
  const spanish = await open(page, paths.termLife, 'es')
  await expect(part(spanish, 'Cómo funciona')).toContainText('plazos de 10, 20 o 30 años')
  await expect(part(spanish, 'Cómo funciona')).toContainText('de $50,000 a $5 millones')
  await expect(part(spanish, 'Lo que usted recibe')).toContainText('Por $5 a $15 al mes')
  await expect(part(spanish, 'Cuánto cuesta')).toContainText('empiezan en unos $25 al mes')
})
