import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { fourPlans, policy } from '../fixtures/quotes/visitor.ts'
import { screen } from './open-page.ts'
import {
  answerTo,
  cards,
  isInactive,
  openComparison,
  plansFound,
  pressFirst,
  prices,
  refused,
  requestCall,
  withPlans,
  words,
} from './quotes.ts'

/** Opens what is in the price of the plan in this place. */
async function openPrice(place: number): Promise<HTMLElement> {
  fireEvent.click(
    screen().getAllByRole('button', { name: /^What’s in this estimate\?/ })[place] ?? document.body,
  )
  return screen().findByRole('dialog', { name: 'What’s in this price?' })
}

async function close(panel: HTMLElement) {
  fireEvent.click(within(panel).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen().queryByRole('dialog')).toBeNull())
}

const table = (panel: HTMLElement, name: string) => within(panel).getByRole('table', { name })
const rowsOf = (panel: HTMLElement, name: string) =>
  [...table(panel, name).querySelectorAll('tbody tr')].map(words)

test('[PRICE-03] every quote opens to what its price is made of', async () => {
  await openComparison()
  await plansFound()
  const asked = prices()
  expect(asked).toHaveLength(9)
  for (const [place, price] of asked.entries()) {
    const panel = await openPrice(place)
    expect(words(panel)).toContain(`${price} a month`)
    expect(words(table(panel, 'Health class: monthly price'))).toContain(`you${price}`)
    await close(panel)
  }
})

const details = {
  source: 'model',
  shares: { claims: 0.58, expenses: 0.24, taxes: 0.024, margin: 0.156 },
  health_classes: [
    { health_class: 'Super Preferred', monthly_premium: 23.36 },
    { health_class: 'Preferred', monthly_premium: 27.41 },
    { health_class: 'Standard Plus', monthly_premium: 36.18 },
  ],
  tobacco: [
    { tobacco: false, is_own: true, monthly_premium: 27.41 },
    { tobacco: true, is_own: false, monthly_premium: 68.53 },
  ],
  terms: [
    { term_length: 15, monthly_premium: 22.05 },
    { term_length: 20, monthly_premium: 27.41 },
    { term_length: 25, monthly_premium: 36.9 },
  ],
  death_benefits: [
    { death_benefit: 490_000, monthly_premium: 27.05 },
    { death_benefit: 500_000, monthly_premium: 27.41 },
    { death_benefit: 510_000, monthly_premium: 27.77 },
  ],
}
const modeled = {
  ...{ estimate: true, monthly_premium: 27.41, annual_premium: 313.26, premium_basis: 'level-term' },
  price_details: details,
  guarantees: { premium_years: 20, guaranteed_to_age: 60, cash_values: [], outlook: [] },
}

test('[U19] [PRICE-01] [PRICE-02] [PRICE-03] a price says whether it is modeled, from a rate table or quoted, what would change it, what is sure and what is not known', async () => {
  const { shares: _, ...known } = details
  await openComparison({
    answer: withPlans([
      policy(modeled),
      policy({
        ...modeled,
        ...{ personal_plan_id: 'table', monthly_premium: 28, estimate: undefined },
        price_details: { ...known, source: 'rate-table', as_of: '2026-07-01' },
      }),
      policy({ personal_plan_id: 'service', monthly_premium: 29 }),
      policy({
        ...{
          ...modeled,
          personal_plan_id: 'whole',
          product_name: '',
          monthly_premium: 30,
          term_length: undefined,
        },
        ...{ premium_basis: 'whole-guaranteed', price_details: { ...details, terms: [] } },
        guarantees: {
          ...{ premium_years: 60, guaranteed_to_age: 121, cash_values: [{ age: 65, amount: 118_250 }] },
          outlook: [{ yearly_return: 0.04, lasts_to_age: 81 }],
        },
      }),
    ]),
  })
  await plansFound()
  let panel = await openPrice(0)
  for (const said of [
    'Modeled estimate, not this carrier’s rate',
    'Level Term 20, SBLI. $500,000 for 20 years.',
    '$27.41 a month',
    'This price assumes Preferred.',
    'the price runs from $23.36 to $36.18 a month',
    'the carrier pays your agent a commission out of the expenses above.',
    'The premium stays the same for the whole term.',
    'the death benefit is guaranteed for 20 years',
    'Prices are not 100% accurate.',
  ]) {
    expect(words(panel)).toContain(said)
  }
  for (const [name, row] of [
    ['Parts of the monthly price', /^Taxes.+\$0\.66 ?2%$/],
    ['Health class: monthly price', /^Standard Plus, one worse ?\$36\.18$/],
    ['Tobacco in the last 12 months: monthly price', /^Yes ?\$68\.53$/],
    ['Term: monthly price', /^20 years ?you/],
    ['Coverage: monthly price', /^\$510,000 ?\$27\.77$/],
  ] as const)
    expect(rowsOf(panel, name)).toContainEqual(expect.stringMatching(row))
  expect(
    within(panel)
      .getByRole('link', { name: /^How we estimate/ })
      .getAttribute('href'),
  ).toBe('/how-we-estimate')
  await close(panel)

  panel = await openPrice(1)
  expect(words(panel)).toContain('From the carrier’s rate table of July 1, 2026')
  expect(words(panel)).toContain('The carrier’s rate table gives the price, not its parts.')
  expect(words(panel)).not.toContain('out of the expenses above')
  table(panel, 'Term: monthly price')
  await close(panel)

  panel = await openPrice(2)
  for (const said of [
    'Quoted by the quote service',
    'The quote service gives the price, not its parts.',
    'We don’t know by how much for this price.',
    'This price assumes Preferred.',
  ])
    expect(words(panel)).toContain(said)
  expect(within(panel).queryByRole('table')).toBeNull()
  await close(panel)

  panel = await openPrice(3)
  expect(words(panel)).toContain('SBLI. $500,000.')
  expect(words(table(panel, 'Guaranteed cash value'))).toMatch(/65 ?\$118,250/)
  expect(words(panel)).toContain('What could happen, not guaranteed')
  expect(words(panel)).toContain('4% a year: to age 81')
})

test('[D1] [PRICE-01] [PRICE-03] a sample price says that it is only an example, in the panel and in the table; a call that is asked for from it is about that plan', async () => {
  const page = await openComparison({
    person: { selectedCompany: 'Older Choice Life', selectedMonthlyPrice: 77.77 },
    answer: answerTo(requestCall, () => refused(503)),
  })
  await waitFor(() => expect(cards()).toHaveLength(5))
  for (const carrier of ['SBLI', 'Transamerica']) fireEvent.click(tick(carrier))
  await waitFor(() => expect(isInactive(compareButton())).toBe(false))
  fireEvent.click(compareButton())
  expect(within(await screen().findByRole('table')).getAllByText('Sample price')).toHaveLength(2)
  expect(screen().queryByRole('rowheader', { name: /^Likely monthly price/ })).toBeNull()
  await page.press('Back to plans', 'link')
  await waitFor(() => expect(cards()).toHaveLength(5))
  const carrier = words(cards()[0]?.querySelector('h3') ?? document.body)
  const panel = await openPrice(0)
  for (const said of ['Sample price', 'This price is only an example.', 'Term Life Insurance'])
    expect(words(panel)).toContain(said)
  expect(within(panel).queryByRole('table')).toBeNull()
  fireEvent.click(within(panel).getByRole('button', { name: 'Ask for a call' }))
  expect(words(await screen().findByText(/The plans are:/))).toContain(carrier)
  expect(page.address()).toBe('/contact')
  expect(document.body.textContent).not.toContain('Older Choice Life')
})

const tick = (carrier: string) => screen().getByLabelText(new RegExp(`^Compare ${carrier}`))
const tray = () => screen().getByRole('region', { name: /^Plans to compare/ })
const compareButton = () => within(tray()).getByRole('button', { name: /^Compare .*side by side$/ })
/** A row's name and cells, without the heads that stand above them on a phone alone. */
const row = (name: string) =>
  screen()
    .queryAllByRole('row')
    .filter((line) => line.querySelector('td'))
    .map((line) => words(line).replace(`${name} `, name))
    .find((text) => text.startsWith(name)) ?? 'no such row'

test('the foot takes two or three plans and says why not more; the table tells every fact with what differs marked, and its plans go to the cart', async () => {
  const page = await openComparison({ answer: withPlans(fourPlans) })
  await plansFound()
  fireEvent.click(compareButton())
  await waitFor(() => expect(words(tray())).toContain('Tick two or three plans to compare.'))
  fireEvent.click(tick('SBLI'))
  await waitFor(() => expect(words(tray())).toContain('1 of 3 to compare'))
  expect(isInactive(compareButton())).toBe(true)
  for (const carrier of ['Americo', 'Transamerica']) fireEvent.click(tick(carrier))
  await waitFor(() => expect(isInactive(tick('John Hancock'))).toBe(true))
  expect(words(cards()[3] ?? document.body)).toContain('Three at most')
  fireEvent.click(tick('John Hancock'))
  expect(words(tray())).toContain('3 of 3 to compare')
  await page.press('Clear')
  await waitFor(() => expect(words(tray())).not.toContain('of 3 to compare'))

  for (const carrier of ['SBLI', 'Transamerica', 'Americo']) fireEvent.click(tick(carrier))
  await waitFor(() => expect(isInactive(compareButton())).toBe(false))
  fireEvent.click(compareButton())
  await screen().findByRole('heading', { level: 1, name: 'Three plans, side by side' })
  screen().getByText('Same coverage, same term. The differences are marked.')
  expect(screen().getAllByRole('columnheader')).toHaveLength(3)
  expect(row('Monthly premium different')).toMatch(/\$20\.00 ?Best Value.*\$21\.00.*\$22\.00/)
  expect(row('Total over 20 years, paid monthly different')).toContain('$4,800$5,040$5,280')
  expect(row('Coverage')).toBe('Coverage$500,000$500,000$500,000')
  expect(row('Term')).toBe('Term20 years20 years20 years')
  expect(row('Health class')).toContain('Preferred')
  expect(row('Rating different')).toMatch(/3 of 5.*4 of 5.*5 of 5/)
  expect(row('Decision different')).toContain('After the carrier’s review')
  expect(row('Financial strength')).toContain('A+ Rated Financial Strength')

  await page.press('Remove SBLI')
  await screen().findByRole('heading', { name: 'Two plans, side by side' })
  expect(row('Monthly premium different')).toContain('Lowest of these')
  await page.press('Add to Cart Transamerica')
  await screen().findByRole('dialog', { name: /Cart/ })
  expect(page.stored('cart')).toMatchObject([{ name: 'Transamerica', quoteId: '2' }])
})

test('ticked plans stay ticked while the term changes, each plan type keeps its own, and whole life tells its guaranteed cash values', async () => {
  const page = await openComparison({ person: { selectedCoverage: 100_000 } })
  await plansFound()
  for (const carrier of ['SBLI', 'Transamerica']) fireEvent.click(tick(carrier))
  await page.press('30')
  await screen().findByText('Preview: press Update Quotes to save.')
  expect(words(tray())).toContain('2 of 3 to compare')
  fireEvent.click(compareButton())
  await waitFor(() => expect(row('Term')).toBe('Term30 years30 years'))
  expect(row('Likely monthly price')).toMatch(/\$\d+\.\d\d to \$/)
  await pressFirst('Update Quotes')
  await waitFor(() => expect(screen().queryByText('Preview: press Update Quotes to save.')).toBeNull())
  await waitFor(() => expect(row('Term')).toBe('Term30 years30 years'))

  await page.press('Back to plans', 'link')
  await page.choose('Whole Life')
  await plansFound('Whole Life')
  expect(words(tray())).not.toContain('of 3 to compare')
  for (const box of screen()
    .getAllByLabelText(/^Compare/)
    .slice(0, 2))
    fireEvent.click(box)
  await waitFor(() => expect(isInactive(compareButton())).toBe(false))
  fireEvent.click(compareButton())
  await screen().findByRole('table')
  expect(words(screen().getByRole('table'))).toMatch(/Guaranteed cash value at age \d+( ?different)? ?\$/)
  expect(row('Premium shown')).toContain('Guaranteed for life')
  expect(screen().queryByRole('rowheader', { name: /^Total over/ })).toBeNull()
})
