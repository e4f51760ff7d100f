import { paths } from '#domain/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { open, part, partNames } from './page-parts.ts'

test('[PRODUCT-11] mortgage protection has an explainer, benefits, a sample story and considerations', async ({
  page,
}) => {
  const main = await open(page, paths.mortgageProtection)
  expect(await partNames(main)).toEqual([
    'How it works',
    'What you get',
    'Three homes, three examples',
    'Not the same as PMI',
    'Before you choose',
    'See what it would cost you.',
  ])
  await expect(part(main, 'How it works')).toContainText(
    'the money goes to the people you name, not to the bank',
  )
  await expect(part(main, 'What you get').getByRole('listitem')).toHaveCount(6)
  await expect(part(main, 'Before you choose').getByRole('listitem')).toHaveCount(6)
  const story = main.getByRole('region', { name: 'A success story' })
  await expect(story).toContainText('Renee and Carl B.')
  await expect(story).toContainText('Example, not a real client')
})

test('mortgage protection draws what is owed under what is paid, with the figures behind it', async ({
  page,
}) => {
  const main = await open(page, paths.mortgageProtection)
  await expect(
    main.getByRole('img', { name: /stays at \$350,000 for 30 years.*After 15 years it is \$248,6\d\d/ }),
  ).toBeVisible()
  await main.getByText('The figures behind the picture').click()
  const rows = main.locator('.loan-chart').getByRole('row')
  await expect(rows).toHaveCount(8)
  await expect(rows.nth(1)).toHaveText('Today$350,000$0')
  await expect(rows.nth(7)).toHaveText('30 years$0$350,000')
})

test('[PRODUCT-12] [PRODUCT-15] [CONST-07] three homes show mortgage, term, coverage, price and what is good about each', async ({
  page,
}) => {
  const main = await open(page, paths.mortgageProtection)
  const examples = main.locator('#examples')
  await expect(examples).toContainText('$350,000 of coverage over 30 years, at about $45 a month')
  await expect(examples).toContainText('Illustrative only')
  await expect(examples).toContainText('Examples, not an offer.')
  const homes = examples.getByRole('listitem')
  await expect(homes).toHaveCount(3)
  for (const home of await homes.all()) {
    await expect(home.locator('dt')).toHaveText(['Mortgage', 'Coverage', 'Term', 'Price per month'])
    await expect(home.locator('dd')).toHaveText([
      /^\$\d{3},000$/,
      /^\$\d{3},000$/,
      /^[23]0 years$/,
      /^\$\d\d\.\d\d$/,
    ])
    await expect(home.locator('.highlight')).toHaveText(/\w{3}.*\.$/)
  }
  await expect(homes.first().locator('dd')).toHaveText([
    '$350,000',
    '$350,000',
    '30 years',
    /^\$4[45]\.\d\d$/,
  ])
})

test('[PRODUCT-13] a table tells term life for the mortgage from PMI, with the law on when PMI ends', async ({
  page,
}) => {
  const main = await open(page, paths.mortgageProtection)
  const pmi = part(main, 'Not the same as PMI')
  await expect(pmi.getByRole('columnheader')).toHaveText([
    'What to compare',
    'Term life for your mortgage',
    'Private mortgage insurance (PMI)',
  ])
  await expect(pmi.getByRole('rowheader')).toHaveText([
    'Whom it protects',
    'When it pays',
    'Who gets the money',
    'Who needs it',
    'What it costs',
    'When it ends',
  ])
  await expect(pmi.getByRole('row', { name: 'Whom it protects' }).getByRole('cell')).toHaveText([
    'The people you name',
    'The lender',
  ])
  await expect(pmi.getByRole('row', { name: 'When it ends' })).toContainText(/80%.*78%/)
  await expect(main.getByRole('link', { name: 'What is private mortgage insurance?' })).toBeVisible()
  await expect(main.getByRole('link', { name: /4902/ })).toBeVisible()
})

test('on a phone each row of a table of words stands by itself, with the names of its columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const main = await open(page, paths.mortgageProtection)
  const row = main.getByRole('row', { name: 'Whom it protects' })
  const [head, life, lender] = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      label: getComputedStyle(cell, '::before').content,
    })),
  )
  expect(life?.top).toBeGreaterThan(head?.top ?? 0)
  expect(lender?.top).toBeGreaterThan(life?.top ?? 0)
  expect(life?.label).toBe('"Term life for your mortgage"')
})
