import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { find, findAll, openMain, part, partNames, textOf, textsOf } from './site.ts'

const pages = [paths.finalExpense, paths.noMedicalExam]
/** The questionnaire knows no final expense: its page leads to where it has prices. */
const ownQuote = `${paths.instantQuotes}?product=FinalExpense`

test('[PRODUCT-08] final expense has every part of a product page, in order', async () => {
  const main = await openMain(paths.finalExpense)
  expect(partNames(main)).toEqual([
    'How it works',
    'What you get',
    'What it costs',
    'A good fit if you',
    'Think twice if you',
    'Two kinds of plan',
    'Before you buy',
    'See what it would cost you.',
  ])
  expect(getAllByRole(part(main, 'What you get'), 'listitem')).toHaveLength(6)
  expect(getAllByRole(part(main, 'Before you buy'), 'listitem')).toHaveLength(6)
})

test('[PRODUCT-08] the no-exam page has every part of a product page, in order', async () => {
  const main = await openMain(paths.noMedicalExam)
  expect(partNames(main)).toEqual([
    'How it works',
    'What you get',
    'Three steps to a decision',
    'How much coverage, and what they ask',
    'What it costs',
    'A good fit if you',
    'An exam may be better if you',
    'Before you choose',
    'See what it would cost you.',
  ])
  expect(getAllByRole(part(main, 'What you get'), 'listitem')).toHaveLength(6)
  expect(getAllByRole(part(main, 'Before you choose'), 'listitem')).toHaveLength(5)
})

for (const path of pages) {
  test(`[PRODUCT-08] ${path} opens with its name, the way to a quote and the way to its rates`, async () => {
    const main = await openMain(path)
    const hero = find(main, 'section')
    getByRole(hero, 'heading', { level: 1 })
    find(hero, `a[href="${path === paths.finalExpense ? ownQuote : paths.quote}"]`)
    find(hero, 'a[href$="#rates"]')
    find(main, '#rates')
  })

  test(`[PRODUCT-08] [PRODUCT-15] ${path} has example rates by age and sex, labelled as illustrative only`, async () => {
    const rates = find(await openMain(path), '#rates')
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
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
    for (const cell of textsOf(getAllByRole(table, 'cell')))
      expect(cell).toMatch(/^\$\d+\.\d\d(–\$\d+\.\d\d)?$/)
    expect(textOf(find(await openMain(path, 'es'), '#rates'))).toContain('Solo ilustrativo')
  })
}

test('[U3] every quote of the final expense page opens with that product, and no page says that it starts higher', async () => {
  for (const language of languages) {
    const main = await openMain(paths.finalExpense, language)
    const quote = language === 'es' ? 'Obtenga su cotización gratis' : 'Get Your Free Quote'
    const ways = getAllByRole(main, 'link', { name: quote })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([ownQuote, ownQuote])
    find(find(main, '#rates'), `a[href="${ownQuote}"]`)
    // Who needs more has a way to the questionnaire.
    find(main, `a[href="${paths.quote}"]`)
    const considerations = textOf(part(main, language === 'es' ? 'Antes de comprar' : 'Before you buy'))
    expect(considerations).toMatch(/(final expense at|los gastos finales en) \$5,000/)
    expect(considerations).not.toMatch(/online quotes start|cotizaciones en línea empiezan/)
  }
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
  expect(steps.map((step) => textOf(getByRole(step, 'heading')))).toEqual([
    'Answer the questions',
    'The carrier checks',
    'You get a decision',
  ])
  const tiers = part(main, 'How much coverage, and what they ask')
  expect(textsOf(getAllByRole(tiers, 'rowheader'))).toEqual([
    '$5,000 to $50,000',
    'Above $50,000, up to $500,000',
    'Above $500,000',
  ])
  expect(textsOf(getAllByRole(tiers, 'columnheader'))).toEqual([
    'Coverage',
    'What you answer',
    'Exam',
    'Decision',
  ])
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
