import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { indexRates } from '#domain/pricing/rate-tables.ts'
import { createRateTableProvider } from '#functions/quotes/priced-provider.ts'
import { policy } from '../fixtures/quotes/visitor.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { screen } from './open-page.ts'
import {
  amountField,
  cards,
  coverageShown,
  holding,
  isInactive,
  openComparison,
  plansFound,
  pressFirst,
  prices,
  refused,
  requestCall,
  updateButton,
  withPlans,
  words,
} from './quotes.ts'

const note = 'Preview: press Update Quotes to save.'
const previewed = () => screen().findByText(note)
const saved = () => waitFor(() => expect(screen().queryByText(note)).toBeNull())
const modelCall = 'price-model'

/** What each card says of its price. */
const told = () =>
  cards().map((card) =>
    words(card)
      .replace(/likely |preview: /, '')
      .replace(/Compare.*/, ''),
  )

test('what is set shows its prices at once, and Update Quotes finds the same to the cent', async () => {
  const page = await openComparison()
  await plansFound()
  const fetched = told()
  await page.type('Death Benefit Amount', '300000')
  await page.select('Health class you expect', 'Standard')
  await page.press('30')
  await previewed()
  await coverageShown('$300,000')
  await waitFor(() => expect(words(cards()[0] ?? document.body)).toMatch(/30 years.*Standard/))
  const shown = told()
  expect(shown.length).toBeGreaterThan(3)
  expect(shown).not.toEqual(fetched)
  expect(page.calls(requestCall)).toHaveLength(1)
  await pressFirst('Update Quotes')
  await saved()
  await waitFor(() => expect(told()).toEqual(shown))
  expect(page.calls(requestCall)).toHaveLength(2)
  expect(page.stored('formData')).toMatchObject({
    people: [{ selectedCoverage: 300_000, healthRating: 'Standard', selectedTerm: 30 }],
  })
  expect(isInactive(updateButton())).toBe(true)
})

test('[PRICE-03] a preview is not read out with every step, is undone, gives way to what is half typed, takes the amount of "How much do I need?", opens, and goes to the cart once it is saved', async () => {
  const page = await openComparison()
  const heading = await plansFound()
  const fetched = told()
  const live = () => heading.closest('[role=status]')?.getAttribute('aria-live')
  expect(live()).toBe('polite')
  fireEvent.change(screen().getByLabelText('Coverage slider'), { target: { value: '525000' } })
  await coverageShown('$525,000')
  expect(amountField().value).toBe('525000')
  expect(live()).toBe('off')
  await page.press('Undo changes')
  await saved()
  expect(document.activeElement).toBe(await plansFound())
  expect(amountField().value).toBe('500000')
  expect(told()).toEqual(fetched)

  await page.type('Death Benefit Amount', '525000')
  await previewed()
  await page.type('Death Benefit Amount', '75')
  await saved()
  await coverageShown('$500,000')
  expect(isInactive(updateButton())).toBe(false)

  await page.press('How much do I need?')
  await page.type('Mortgage left', '325,000')
  await page.press('Use $325,000')
  await coverageShown('$325,000')
  expect(amountField().value).toBe('325000')
  expect(page.stored('formData')).toMatchObject({ people: [{ selectedCoverage: 500_000 }] })

  const price = prices()[1] ?? ''
  const card = within(cards()[1] ?? document.body)
  fireEvent.click(card.getByRole('button', { name: /^What’s in this estimate\?/ }))
  const panel = await screen().findByRole('dialog')
  expect(words(panel)).toContain(price)
  expect(words(panel)).toContain('$325,000')
  await page.press('Close')
  fireEvent.click(card.getByRole('button', { name: /^Add to Cart/ }))
  await screen().findByRole('dialog', { name: /Cart/ })
  expect(page.stored('formData')).toMatchObject({ people: [{ selectedCoverage: 325_000 }] })
  const applyProductCode = expect.stringMatching(/.{20,}/)
  expect(page.stored('cart')).toMatchObject([
    { coverage: 325_000, monthlyPrice: Number(price.replace('$', '')), applyProductCode },
  ])
})

test('of two fast changes only the last one’s prices show, and an engine that comes after Update Quotes changes nothing that was fetched', async () => {
  const held = holding(modelCall)
  const page = await openComparison({ answer: held.answer })
  await plansFound()
  await page.type('Death Benefit Amount', '750000')
  await pressFirst('Update Quotes')
  await coverageShown('$750,000')
  await waitFor(() => expect(words(cards()[0] ?? document.body)).toContain('$750,000'))
  const fetched = told()
  for (const amount of ['800000', '1000000']) await page.type('Death Benefit Amount', amount)
  screen().getByText('Coverage: $750,000')
  expect(told()).toEqual(fetched)
  held.release()
  await coverageShown('$1,000,000')
  await waitFor(() => expect(words(cards()[0] ?? document.body)).toContain('$1,000,000'))
})

test('an amount that nobody insures leads back by the controls alone: prices come as soon as it is less', async () => {
  const page = await openComparison({ person: { selectedPlanType: 'Whole', selectedCoverage: 5_000_000 } })
  await screen().findByRole('heading', { name: 'No Quotes Available' })
  await page.type('Death Benefit Amount', '75000')
  await previewed()
  expect(screen().queryByText('No Quotes Available')).toBeNull()
  expect(cards().length).toBeGreaterThan(3)
})

test.each([
  ['where the engine’s model cannot be had', undefined],
  ['for prices that are not our model’s', [policy()]],
])('%s the controls act through Update Quotes alone', async (_, plans) => {
  const quotes = plans && withPlans(plans)
  const page = await openComparison({
    answer: (request) => (request.url.endsWith(modelCall) ? refused(404) : quotes?.(request)),
  })
  await plansFound()
  const fetched = told()
  await page.press('15')
  await page.select('Health class you expect', 'Super Preferred')
  await waitFor(() => expect(page.calls(modelCall)).toHaveLength(plans ? 0 : 1))
  expect(screen().queryByText(note)).toBeNull()
  expect(told()).toEqual(fetched)
  await pressFirst('Update Quotes')
  await waitFor(() => expect(page.calls(requestCall)).toHaveLength(2))
  expect(page.calls(requestCall).at(-1)?.body).toMatchObject({
    ...{ term_duration: 15, health_rating: 'Super Preferred', death_benefit: 500_000 },
  })
  expect(screen().queryByRole('alert')).toBeNull()
})

/** A carrier's rates a year for each 1,000 USD over 10 and 20 years, with a fee of 60 USD a year. */
const rateTable = (carrierId: string, ofTen: number, ofTwenty: number) => ({
  carrierId,
  product: 'term' as const,
  rows: Object.entries({ 10: ofTen, 20: ofTwenty }).map(([variant, annualRatePer1000]) => ({
    ...{ effectiveDate: '2026-01-01', sex: 'U' as const, tobacco: false, healthClass: 'Preferred' as const },
    ...{ variant, minAge: 18, maxAge: 65, minDeathBenefit: 25_000, maxDeathBenefit: 2_000_000 },
    ...{ annualRatePer1000, policyFee: 60, monthlyFactor: 0.0875 },
  })),
})
const rateTables = createRateTableProvider({
  carriers,
  licensedStates: 'all',
  rates: indexRates([rateTable('sbli', 0.5, 1), rateTable('transamerica', 0.55, 1.1)]),
})

test('where the prices come from rate tables, the list and several policies cost what the tables say to the cent, in the cart too', async () => {
  const page = await openComparison({ functions: { quoteProvider: rateTables } })
  await plansFound()
  expect(prices()).toEqual(['$49.00', '$53.38'])
  expect(words(document.querySelector('main') ?? document.body)).not.toContain('our own model')
  await page.press('How much do I need?')
  const typed = { 'Yearly income to replace': '25,000', 'For how many years': '20' }
  for (const [label, text] of Object.entries(typed)) await page.type(label, text)
  await page.press('Compare prices')
  const section = screen().getByRole('region', { name: 'Could several policies cost less?' })
  await waitFor(() => expect(within(section).getAllByRole('region')).toHaveLength(2))
  const [one, several] = within(section).getAllByRole('region')
  if (!one || !several) throw new Error('There are no two sides')
  // (500 × 1.00 + 60) × 0.0875, beside (250 × 0.50 + 60) × 0.0875 and (250 × 1.00 + 60) × 0.0875.
  expect(words(one)).toContain('$49.00')
  expect(words(several)).toContain('$43.32')
  fireEvent.click(within(several).getByRole('button'))
  await screen().findByRole('dialog', { name: 'Your Insurance Cart' })
  expect(page.stored('cart')).toMatchObject(
    [16.19, 27.13].map((monthlyPrice) => ({ name: 'SBLI', monthlyPrice })),
  )
})
