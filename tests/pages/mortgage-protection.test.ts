import { getAllByRole, getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { find, findAll, openMain, part, partNames, textOf, textsOf } from './site.ts'

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
  expect(textOf(part(main, 'How it works'))).toContain(
    'the money goes to the people you name, not to the bank',
  )
  expect(getAllByRole(part(main, 'What you get'), 'listitem')).toHaveLength(6)
  expect(getAllByRole(part(main, 'Before you choose'), 'listitem')).toHaveLength(6)
  const story = textOf(getByRole(main, 'region', { name: 'A success story' }))
  expect(story).toContain('Renee and Carl B.')
  expect(story).toContain('Example, not a real client')
})

test('mortgage protection draws what is owed under what is paid, with the figures behind it', async () => {
  const main = await openMain(paths.mortgageProtection)
  getByRole(main, 'img', { name: /stays at \$350,000 for 30 years.*After 15 years it is \$248,6\d\d/ })
  const figures = find(main, '.product-figures_loanChart details')
  expect(textOf(find(figures, 'summary'))).toBe('See the figures')
  const rows = getAllByRole(figures, 'row')
  expect(rows).toHaveLength(8)
  expect(textsOf(rows)[1]).toBe('Today$350,000$0')
  expect(textsOf(rows)[7]).toBe('30 years$0$350,000')
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
  expect(textsOf(getAllByRole(pmi, 'columnheader'))).toEqual([
    'What to compare',
    'Term life for your mortgage',
    'Private mortgage insurance (PMI)',
  ])
  expect(textsOf(getAllByRole(pmi, 'rowheader'))).toEqual([
    'Who it protects',
    'When it pays',
    'Who gets the money',
    'Who needs it',
    'What it costs',
    'When it ends',
  ])
  const protects = getByRole(pmi, 'row', { name: /^Who it protects/ })
  expect(textsOf(getAllByRole(protects, 'cell'))).toEqual(['The people you name', 'The lender'])
  expect(textOf(getByRole(pmi, 'row', { name: /^When it ends/ }))).toMatch(/80%.*78%/)
  getByRole(main, 'link', { name: /What is private mortgage insurance\?/ })
  getByRole(main, 'link', { name: /4902/ })
})
