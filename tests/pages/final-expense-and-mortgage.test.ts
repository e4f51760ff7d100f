import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { find, findAll, openMain, part, partNames, textOf, textsOf } from './site.ts'

/** The questionnaire knows no final expense: its page leads to where it has prices. */
const finalExpenseQuote = `${paths.instantQuotes}?product=FinalExpense`

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
