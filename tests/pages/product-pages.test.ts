import { getAllByRole, getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { indexUniversalLifeExamples } from '#domain/examples/growth/index-universal-life.ts'
import {
  type ExampleProduct,
  exampleClass,
  priceRange,
  pricesAsOf,
} from '#domain/examples/prices/example-prices.ts'
import { formatMoney } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { minimumCashValues } from '#domain/pricing/premiums/nonforfeiture.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { cellsOf, find, findAll, openMain, part, partNames, textOf } from './site.ts'

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
    test(`[PRODUCT-02] ${path} has every part of a product page, in order (${language})`, async () => {
      const main = await openMain(path, language)
      const hero = find(main, 'section')
      getByRole(hero, 'heading', { level: 1 })
      find(hero, 'a[href="/quote"]')
      find(hero, 'a[href$="#rates"]')

      const found = partNames(main)
      expect(found.filter((name) => headings[language].some((known) => known === name))).toEqual([
        ...headings[language],
      ])
      const [how, benefits, , fit, unfit, before] = headings[language]
      expect(findAll(part(main, how), 'p').length).toBeGreaterThan(2)
      getByRole(part(main, how), 'img', { name: /.{60,}/ })
      expect(getAllByRole(part(main, benefits), 'listitem')).toHaveLength(6)
      for (const name of [fit, unfit]) expect(getAllByRole(part(main, name), 'listitem')).toHaveLength(4)
      expect(getAllByRole(part(main, before), 'listitem').length).toBeGreaterThan(4)
      expect(findAll(main, 'section').at(-1)?.className).toContain('closing')
    })

    test(`[PRODUCT-15] ${path} labels its example rates as illustrative and says what they rest on (${language})`, async () => {
      const rates = find(await openMain(path, language), '#rates')
      for (const caption of findAll(rates, 'caption'))
        expect(textOf(caption)).toContain(language === 'en' ? 'Illustrative only' : 'Solo ilustrativo')
      const text = textOf(rates)
      expect(text).toContain(language === 'en' ? 'Examples, not an offer.' : 'Son ejemplos, no una oferta.')
      expect(text).toContain(formatDate(pricesAsOf, language))
      expect(text).toContain('Florida')
      expect(exampleClass).toBe('Standard')
      expect(text).toContain(language === 'en' ? 'Standard' : 'Estándar')
      find(rates, 'a[href="/how-we-estimate"]')
      find(rates, `a[href="/white-swan-quotes?product=${product}"]`)
    })
  }
}

test('[PRODUCT-03] term life shows the engine’s lowest price by age and sex, for each term length', async () => {
  const tables = findAll(await openMain(paths.termLife), '#rates table')
  for (const [place, termYears] of ([10, 20, 30] as const).entries()) {
    const table = tables[place]
    if (!table) throw new Error(`No table for ${termYears} years`)
    expect(textOf(find(table, 'caption'))).toContain(`$500,000 of coverage for ${termYears} years`)
    // The others come into view by a button.
    expect(table.closest('[hidden]') === null).toBe(termYears === 20)
    const rows = cellsOf(table)
    expect(rows.length).toBeGreaterThan(6)
    expect(rows).toEqual(engineRows(rows, { kind: 'term', termYears }, 500_000, 'en'))
  }
})

test('[PRODUCT-03] whole life shows the engine’s lowest price by age and sex', async () => {
  const main = await openMain(paths.wholeLife, 'es')
  const rows = cellsOf(getByRole(main, 'table', { name: /^\$100,000 de vida entera/ }))
  expect(rows.length).toBeGreaterThan(8)
  expect(rows).toEqual(engineRows(rows, { kind: 'whole' }, 100_000, 'es'))
})

test('[PRODUCT-03] index universal life shows the engine’s lowest no-lapse premium by age and sex', async () => {
  const main = await openMain(paths.indexUniversalLife)
  const rows = cellsOf(getByRole(main, 'table', { name: /^\$250,000, guaranteed to age 90/ }))
  expect(rows.length).toBeGreaterThan(8)
  expect(rows).toEqual(engineRows(rows, { kind: 'iul', goal: 'Protection' }, 250_000, 'en'))
  expect(textOf(find(main, '#rates'))).toContain('no-lapse premium')
})

test('[CONST-03] [CONST-04] [CONST-08] [CONST-09] the term page names what carriers commonly offer', async () => {
  const main = await openMain(paths.termLife)
  expect(textOf(part(main, 'How it works'))).toContain('commonly offer terms of 10, 20 or 30 years')
  expect(textOf(part(main, 'How it works'))).toContain('commonly runs from $50,000 to $5 million')
  expect(textOf(part(main, 'What you get'))).toContain('For $5 to $15 a month')
  expect(textOf(part(main, 'What it costs'))).toContain('Prices start at about $25 a month')
  const spanish = await openMain(paths.termLife, 'es')
  expect(textOf(part(spanish, 'Cómo funciona'))).toContain('plazos de 10, 20 o 30 años')
  expect(textOf(part(spanish, 'Cómo funciona'))).toContain('de $50,000 a $5 millones')
  expect(textOf(part(spanish, 'Lo que usted recibe'))).toContain('Por $5 a $15 al mes')
  expect(textOf(part(spanish, 'Cuánto cuesta'))).toContain('empiezan en unos $25 al mes')
})

for (const [path, name, label, language] of [
  [paths.termLife, 'Dana and Luis R.', 'Example, not a real client', 'en'],
  [paths.indexUniversalLife, 'Marcus T.', 'Ejemplo, no es un cliente real', 'es'],
] as const)
  test(`[PRODUCT-05] ${path} tells the story of ${name}, labelled as an example`, async () => {
    const story = textOf(find(await openMain(path, language), 'section:has(blockquote)'))
    expect(story).toContain(name)
    expect(story).toContain(label)
  })

test('[PRODUCT-06] whole life shows what cash value is guaranteed at each age, in a chart and a table', async () => {
  const growth = part(await openMain(paths.wholeLife), 'How the cash value grows')
  expect(textOf(growth)).toContain('Guaranteed')
  const rows = cellsOf(getByRole(growth, 'table', { name: /^\$100,000, bought at 35/ }))
  const years = rows.map(([age]) => Number(age) - 35)
  expect(years.length).toBeGreaterThan(7)
  expect(years.at(-1)).toBe(65)
  const person = { sex: 'F', issueAge: 35, tobacco: false } as const
  const values = minimumCashValues(bundledTables, person, 100_000, 65, years)
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
  getByRole(growth, 'img', { name: new RegExp(`\\${rows.at(-1)?.[2]} at age 100`) })
})

test('[PRODUCT-07] index universal life shows growth that is guaranteed beside what is hypothetical, and says so', async () => {
  const growth = part(await openMain(paths.indexUniversalLife), 'What growth can look like')
  const { ages, scenarios } = indexUniversalLifeExamples(source).growth
  const table = getByRole(growth, 'table', { name: /^What you get if you cancel/ })
  expect(textOf(find(table, 'caption'))).toContain('Hypothetical, except the guaranteed column')
  expect(getAllByRole(table, 'columnheader').map(textOf)).toEqual([
    'Age',
    'Paid in',
    'Guaranteed',
    'If 3%',
    'If 5%',
  ])
  const rows = cellsOf(table)
  expect(rows.map(([, , ...values]) => values)).toEqual(
    ages.map((_, place) =>
      scenarios.map((scenario) => formatMoney(scenario.surrenderValues[place] ?? 0, 'en', 0)),
    ),
  )
  expect(textOf(growth)).toContain('A made-up example, not a policy you can buy')
  expect(textOf(growth)).toContain('Only the carrier can project your policy')
  for (const value of rows.at(-1)?.slice(2) ?? [])
    getByRole(growth, 'img', { name: new RegExp(`\\${value}`) })
})

test('the figures of the floor and the cap stand behind their chart', async () => {
  const how = part(await openMain(paths.indexUniversalLife), 'How it works')
  const { years, capPercent, floorPercent } = indexUniversalLifeExamples(source).credit
  const rows = cellsOf(getByRole(find(how, 'details'), 'table', { name: /^Ten made-up years/ }))
  expect(rows.map(([, index]) => Number.parseFloat(index ?? ''))).toEqual(
    years.map((year) => year.indexPercent),
  )
  for (const [, , credited = ''] of rows) {
    expect(Number.parseFloat(credited)).toBeGreaterThanOrEqual(floorPercent)
    expect(Number.parseFloat(credited)).toBeLessThanOrEqual(capPercent)
  }
  expect(textOf(how)).toContain('Hypothetical')
})
