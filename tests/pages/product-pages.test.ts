import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
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

test.each([
  [
    paths.finalExpense,
    finalExpenseQuote,
    ['How it works', 'What you get', 'What it costs', 'A good fit if you', 'Think twice if you'],
    'Before you buy',
  ],
  [
    paths.noMedicalExam,
    paths.quote,
    ['How it works', 'What you get', 'What it costs', 'A good fit if you', 'An exam may be better if you'],
    'Before you choose',
  ],
])(
  '[PRODUCT-08] [PRODUCT-15] %s has every part of a product page, in order, with illustrative rates',
  async (path, quote, names, before) => {
    const main = await openMain(path)
    const hero = find(main, 'section')
    find(hero, `a[href="${quote}"]`)
    find(hero, 'a[href$="#rates"]')
    const order = [...names, before, 'See what it would cost you.']
    expect(partNames(main).filter((name) => order.includes(name))).toEqual(order)
    expect(getAllByRole(part(main, 'What you get'), 'listitem')).toHaveLength(6)
    expect(getAllByRole(part(main, before), 'listitem').length).toBeGreaterThan(4)

    const rates = find(main, '#rates')
    const table = getByRole(rates, 'table')
    expect(textOf(table)).toContain('Illustrative only')
    expect(textOf(rates)).toContain('Examples, not an offer.')
    expect(textsOf(getAllByRole(table, 'columnheader'))).toEqual([
      'Age',
      'Woman, per month',
      'Man, per month',
    ])
    const ages = textsOf(getAllByRole(table, 'rowheader')).map(Number)
    expect(ages.length).toBeGreaterThan(6)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
    for (const cell of textsOf(getAllByRole(table, 'cell')))
      expect(cell).toMatch(/^\$\d+\.\d\d(–\$\d+\.\d\d)?$/)
  },
)

test('[U3] every quote of the final expense page opens with that product, which starts no higher than stated', async () => {
  const main = await openMain(paths.finalExpense)
  const ways = getAllByRole(main, 'link', { name: 'Get Your Free Quote' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([finalExpenseQuote, finalExpenseQuote])
  find(find(main, '#rates'), `a[href="${finalExpenseQuote}"]`)
  const considerations = textOf(part(main, 'Before you buy'))
  expect(considerations).toMatch(/final expense at \$5,000/)
  expect(considerations).not.toMatch(/online quotes start/)
})

test('[CONST-10] [CONST-12] final expense names its amounts, ages and what last bills cost', async () => {
  const main = await openMain(paths.finalExpense)
  const how = part(main, 'How it works')
  expect(textOf(how)).toContain('$5,000 to $50,000, for ages 50 to 85')
  expect(textsOf(findAll(how, 'dl > div'))).toEqual([
    expect.stringMatching(/^A funeral.*\$6,280/),
    expect.stringMatching(/^A funeral.*\$8,300/),
    expect.stringMatching(/on average\$10,000 to \$15,000/),
  ])
  getByRole(main, 'link', { name: /Statistics: what a funeral costs/ })
})

test('final expense tells level from graded benefit in a table and a picture', async () => {
  const kinds = part(await openMain(paths.finalExpense), 'Two kinds of plan')
  expect(getAllByRole(kinds, 'row')).toHaveLength(6)
  expect(textOf(getByRole(kinds, 'row', { name: /^Waiting time/ }))).toContain('Usually two years')
  const graded = getByRole(kinds, 'img', { name: /Graded, two years/ })
  expect(findAll(graded, 'path')).toHaveLength(8)
  expect(findAll(graded, '[data-look="lit"]')).toHaveLength(6)
  expect(findAll(getByRole(kinds, 'img', { name: /Level/ }), '[data-look="lit"]')).toHaveLength(8)
})

test('[PRODUCT-10] the no-exam page has a sample story, a 3-step process and coverage tiers', async () => {
  const main = await openMain(paths.noMedicalExam)
  const story = textOf(getByRole(main, 'region', { name: 'A success story' }))
  expect(story).toContain('Marisol T.')
  expect(story).toContain('Example, not a real client')
  const steps = getAllByRole(part(main, 'Three steps to a decision'), 'listitem')
  expect(steps).toHaveLength(3)
  for (const step of steps) getByRole(step, 'heading')
  const tiers = part(main, 'How much coverage, and what they ask')
  expect(textsOf(getAllByRole(tiers, 'rowheader'))).toEqual([
    '$5,000 to $50,000',
    'Above $50,000, up to $500,000',
    'Above $500,000',
  ])
  expect(getAllByRole(tiers, 'columnheader')).toHaveLength(4)
})

test('[CONST-01] [CONST-02] [CONST-11] the no-exam page names both waits and what skipping the exam costs', async () => {
  const main = await openMain(paths.noMedicalExam)
  const how = textOf(part(main, 'How it works'))
  expect(how).toContain('a decision often comes in 24 to 48 hours')
  expect(how).toContain('it usually takes 2 to 4 weeks')
  expect(textOf(part(main, 'What it costs'))).toContain('often 10% to 20% higher')
  const days = getByRole(main, 'img', { name: /^Four weeks, day by day/ })
  expect(findAll(days, 'path')).toHaveLength(28)
  expect(findAll(days, '[data-look="lit"]')).toHaveLength(2)
  expect(findAll(days, '[data-look="late"]')).toHaveLength(14)
})

test('[CONST-11] each no-exam example is 10 to 20 percent above the price with an exam', async () => {
  const rates = find(await openMain(paths.noMedicalExam), '#rates')
  const pricesIn = (text: string) => [...text.matchAll(/\$(\d+\.\d\d)/g)].map(([, price]) => Number(price))
  const withExam = pricesIn(textOf(getByText(rates, /^With an exam, at 40/)))
  const cells = getAllByRole(getByRole(rates, 'row', { name: /^40/ }), 'cell')
  expect(withExam).toHaveLength(2)
  expect(cells).toHaveLength(2)
  for (const [place, cell] of cells.entries()) {
    const [low = 0, high = 0] = pricesIn(textOf(cell))
    const exam = withExam[place] ?? 0
    expect(low / exam).toBeCloseTo(1.1, 2)
    expect(high / exam).toBeCloseTo(1.2, 2)
  }
})

test('[PRODUCT-09] [PRODUCT-14] three pages say in the place of their video that it is coming, with nothing to tap', async () => {
  for (const path of [paths.finalExpense, paths.noMedicalExam, paths.mortgageProtection]) {
    const [video, ...others] = findAll(await openMain(path), '.video-facade_video')
    expect(others, path).toEqual([])
    expect(video && textOf(video), path).toContain('Video Coming Soon')
    expect(video?.matches('button') || video?.querySelector('button, iframe')).toBeFalsy()
  }
})

test('[PRODUCT-11] mortgage protection has an explainer, benefits, a sample story and considerations', async () => {
  const main = await openMain(paths.mortgageProtection)
  expect(partNames(main)).toEqual([
    'How it works',
    'What you get',
    'Three homes, three examples',
    'Not the same as PMI',
    'Before you choose',
    'See what it would cost you.',
  ])
  expect(getAllByRole(part(main, 'What you get'), 'listitem')).toHaveLength(6)
  expect(getAllByRole(part(main, 'Before you choose'), 'listitem')).toHaveLength(6)
  const story = textOf(getByRole(main, 'region', { name: 'A success story' }))
  expect(story).toContain('Renee and Carl B.')
  expect(story).toContain('Example, not a real client')
})

test('mortgage protection draws what is owed under what is paid, with the figures behind it', async () => {
  const main = await openMain(paths.mortgageProtection)
  getByRole(main, 'img', { name: /stays at \$350,000 for 30 years.*After 15 years it is \$248,6\d\d/ })
  const rows = textsOf(getAllByRole(find(main, '.product-figures_loanChart details'), 'row'))
  expect(rows).toHaveLength(8)
  expect(rows[1]).toBe('Today$350,000$0')
  expect(rows[7]).toBe('30 years$0$350,000')
})

test('[PRODUCT-12] [PRODUCT-15] [CONST-07] three homes show mortgage, term, coverage, price and what is good about each', async () => {
  const examples = find(await openMain(paths.mortgageProtection), '#examples')
  expect(textOf(examples)).toContain('$350,000 of coverage over 30 years, at about $45 a month')
  expect(textOf(examples)).toContain('Illustrative only')
  expect(textOf(examples)).toContain('Examples, not an offer.')
  const homes = getAllByRole(examples, 'listitem')
  expect(homes).toHaveLength(3)
  for (const home of homes) {
    expect(textsOf(findAll(home, 'dt'))).toEqual(['Mortgage', 'Coverage', 'Term', 'Price per month'])
    expect(textsOf(findAll(home, 'dd'))).toEqual([
      expect.stringMatching(/^\$\d{3},000$/),
      expect.stringMatching(/^\$\d{3},000$/),
      expect.stringMatching(/^[23]0 years$/),
      expect.stringMatching(/^\$\d\d\.\d\d$/),
    ])
    expect(textOf(find(home, '.product-figures_highlight'))).toMatch(/\w{3}.*\.$/)
  }
  // The specification states the first of them.
  expect(textsOf(findAll(find(examples, 'li'), 'dd'))).toEqual([
    '$350,000',
    '$350,000',
    '30 years',
    expect.stringMatching(/^\$4[45]\.\d\d$/),
  ])
})

test('[PRODUCT-13] a table tells term life for the mortgage from PMI, with the law on when PMI ends', async () => {
  const main = await openMain(paths.mortgageProtection)
  const pmi = part(main, 'Not the same as PMI')
  expect(textsOf(getAllByRole(pmi, 'columnheader')).slice(1)).toEqual([
    'Term life for your mortgage',
    'Private mortgage insurance (PMI)',
  ])
  expect(getAllByRole(pmi, 'rowheader')).toHaveLength(6)
  const protects = getByRole(pmi, 'row', { name: /^Who it protects/ })
  expect(textsOf(getAllByRole(protects, 'cell'))).toEqual(['The people you name', 'The lender'])
  expect(textOf(getByRole(pmi, 'row', { name: /^When it ends/ }))).toMatch(/80%.*78%/)
  getByRole(main, 'link', { name: /What is private mortgage insurance\?/ })
  getByRole(main, 'link', { name: /4902/ })
})
