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
import { cellsOf, find, findAll, openMain, part, partNames, textOf, textsOf } from './site.ts'

const source = { carriers, tables: bundledTables }
/** The questionnaire knows no final expense: its page leads to where it has prices. */
const finalExpenseQuote = `${paths.instantQuotes}?product=FinalExpense`

const parts = {
  en: {
    how: 'How it works',
    get: 'What you get',
    cost: 'What it costs',
    fit: 'A good fit if you',
    unfit: 'Think twice if you',
    before: 'Before you choose',
  },
  es: {
    how: 'Cómo funciona',
    get: 'Lo que usted recibe',
    cost: 'Cuánto cuesta',
    fit: 'Le conviene si usted',
    unfit: 'Piénselo mejor si usted',
    before: 'Antes de elegir',
  },
} as const

/** What the engine asks of both sexes at the ages that a table names, as the page writes it. */
function engineRows(rows: string[][], product: ExampleProduct, coverage: number, language: Language = 'en') {
  return rows.map(([age = '']) => [
    age,
    ...(['Female', 'Male'] as const).map((sex) => {
      const range = priceRange(source, { product, coverage, age: Number(age), sex })
      return range ? formatMoney(range.low, language) : 'not sold'
    }),
  ])
}

const taught = [
  ['[ROUTE-17]', paths.termLife],
  ['[ROUTE-17]', paths.wholeLife],
  ['[ROUTE-17]', paths.indexUniversalLife],
  ['[ROUTE-17]', paths.finalExpense],
  ['[ROUTE-17]', paths.noMedicalExam],
  ['[ROUTE-17]', paths.mortgageProtection],
  ['[ROUTE-18]', paths.buyingTips],
  ['[ROUTE-18]', paths.beneficiaryGuide],
  ['[ROUTE-18]', paths.affordableInsurance],
] as const

test.each(taught)('%s [PRODUCT-01] [U3] %s ends with the way to a quote', async (_, path) => {
  const main = await openMain(path)
  getByRole(main, 'heading', { level: 1 })
  // The last part of the page, whatever else leads to the quote further up.
  const [last] = findAll(main, 'section').slice(-1)
  if (!last) throw new Error('The page has no parts')
  const isFinalExpense = path === paths.finalExpense
  const own = isFinalExpense ? finalExpenseQuote : paths.quote
  expect(getByRole(last, 'link', { name: 'Get Your Free Quote' }).getAttribute('href')).toBe(own)
  find(last, `a[href="${isFinalExpense ? paths.quote : paths.instantQuotes}"]`)
})

test.each([
  [paths.termLife, 'Term'],
  [paths.wholeLife, 'Whole'],
  [paths.indexUniversalLife, 'IUL'],
])(
  '[PRODUCT-02] [PRODUCT-15] %s has every part of a product page in order, and rates that are illustrative, in both languages',
  async (path, product) => {
    for (const language of languages) {
      const main = await openMain(path, language)
      const hero = find(main, 'section')
      getByRole(hero, 'heading', { level: 1 })
      find(hero, 'a[href="/quote"]')
      find(hero, 'a[href$="#rates"]')
      const names: string[] = Object.values(parts[language])
      expect(partNames(main).filter((name) => names.includes(name))).toEqual(names)
      const { how, get, fit, unfit, before } = parts[language]
      expect(findAll(part(main, how), 'p').length).toBeGreaterThan(2)
      getByRole(part(main, how), 'img', { name: /.{60,}/ })
      expect(getAllByRole(part(main, get), 'listitem')).toHaveLength(6)
      for (const name of [fit, unfit]) expect(getAllByRole(part(main, name), 'listitem')).toHaveLength(4)
      expect(getAllByRole(part(main, before), 'listitem').length).toBeGreaterThan(4)
      expect(findAll(main, 'section').at(-1)?.className).toContain('closing')

      const rates = find(main, '#rates')
      for (const caption of findAll(rates, 'caption'))
        expect(textOf(caption)).toMatch(/Illustrative only|Solo ilustrativo/)
      const text = textOf(rates)
      expect(text).toContain(language === 'en' ? 'Examples, not an offer.' : 'Son ejemplos, no una oferta.')
      expect(text).toContain(formatDate(pricesAsOf, language))
      expect(text).toContain('Florida')
      expect(exampleClass).toBe('Standard')
      expect(text).toContain(language === 'en' ? 'Standard' : 'Estándar')
      find(rates, 'a[href="/how-we-estimate"]')
      find(rates, `a[href="/white-swan-quotes?product=${product}"]`)
    }
  },
)

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
    expect(rows).toEqual(engineRows(rows, { kind: 'term', termYears }, 500_000))
  }
})

test.each([
  [paths.wholeLife, 'es', /^\$100,000 de vida entera/, { kind: 'whole' }, 100_000],
  [
    paths.indexUniversalLife,
    'en',
    /^\$250,000, guaranteed to age 90/,
    { kind: 'iul', goal: 'Protection' },
    250_000,
  ],
] as const)(
  '[PRODUCT-03] %s shows the engine’s lowest premium by age and sex (%s)',
  async (path, language, name, product, coverage) => {
    const rows = cellsOf(getByRole(await openMain(path, language), 'table', { name }))
    expect(rows.length).toBeGreaterThan(8)
    expect(rows).toEqual(engineRows(rows, product, coverage, language))
  },
)

test('[CONST-03] [CONST-04] [CONST-08] [CONST-09] the term page names what carriers commonly offer', async () => {
  const main = await openMain(paths.termLife)
  const how = textOf(part(main, 'How it works'))
  expect(how).toContain('commonly offer terms of 10, 20 or 30 years')
  expect(how).toContain('commonly runs from $50,000 to $5 million')
  expect(textOf(part(main, 'What you get'))).toContain('For $5 to $15 a month')
  expect(textOf(part(main, 'What it costs'))).toContain('Prices start at about $25 a month')
})

test('[PRODUCT-05] term and IUL tell a named story, labelled as an example', async () => {
  for (const [path, name] of [
    [paths.termLife, 'Dana and Luis R.'],
    [paths.indexUniversalLife, 'Marcus T.'],
  ] as const) {
    const story = textOf(find(await openMain(path), 'section:has(blockquote)'))
    expect(story).toContain(name)
    expect(story).toContain('Example, not a real client')
  }
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
  const product = { kind: 'whole' } as const
  const monthly = priceRange(source, { product, coverage: 100_000, age: 35, sex: 'Female' })
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
  expect(textsOf(getAllByRole(table, 'columnheader'))).toEqual([
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
