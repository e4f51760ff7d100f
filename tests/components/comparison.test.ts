import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { added, cartItem, formOf, fourPlans, policy } from '../fixtures/quotes/visitor.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { screen } from './open-page.ts'
import {
  amountField,
  answerTo,
  cards,
  coverageShown,
  firstOf,
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

/** As in a browser, where a picture that is still on its way has not failed. */
const pictureStillLoads = () => {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
  return undefined
}

test('[COMPARE-01] [COMPARE-02] [COMPARE-03] [COMPARE-04] [COMPARE-05] [COMPARE-06] [COMPARE-07] [COMPARE-08] [COMPARE-09] [COMPARE-18] [COMPARE-41] the saved plan type’s plans load on arrival; another type is stored, clears them and loads its own', async () => {
  const held = holding(requestCall)
  let isHeld = false
  const page = await openComparison({
    person: { selectedPlanType: 'Whole' },
    stored: { cart: [cartItem(), cartItem({ id: 'item-2' })] },
    answer: (request) => (isHeld ? held.answer(request) : undefined),
  })
  await plansFound('Whole Life')
  expect(words(screen().getByRole('heading', { level: 1 }))).toBe('Your Personalized Insurance Plans')
  expect(document.querySelector('[data-slot="lead"]')?.textContent).toMatch(/^For Maria Alvarez/)
  expect(screen().getByRole('link', { name: 'Back to Review' }).getAttribute('href')).toBe('/quote/review')
  expect(screen().getAllByRole('button', { name: 'Cart 2 items' }).map(words)).toContain('Cart 2items')
  const picker = screen().getByRole('radiogroup', { name: 'Plan type' })
  expect(within(picker).getAllByRole('radio')).toHaveLength(3)
  for (const [name, text] of [
    ['Term Life', 'Affordable protection for a specific period'],
    ['Whole Life', 'Lifetime protection with cash value'],
    ['Index Universal Life', 'Investment-focused with growth potential'],
  ]) {
    expect(words(picker)).toContain(`${name}${text}`)
  }
  isHeld = true
  await page.choose('Term Life')
  await screen().findByRole('heading', { name: 'Finding Your Best Rates' })
  expect(cards()).toHaveLength(0)
  expect(picker.hasAttribute('disabled')).toBe(true)
  expect(page.stored('formData')).toMatchObject({ people: [{ selectedPlanType: 'Term' }] })
  held.release()
  await plansFound()
  expect(page.calls(requestCall).map(({ body }) => body)).toMatchObject([
    { policy_type: 'Whole' },
    { policy_type: 'Term' },
  ])
})

test('[COMPARE-10] [COMPARE-11] [COMPARE-12] [COMPARE-13] [COMPARE-14] [COMPARE-16] [D6] [D12] a new amount is saved and asked for after about 100 ms; an emptied one is asked for again', async () => {
  const asked: number[] = []
  const held = holding(requestCall)
  const page = await openComparison({
    answer: firstOf(
      answerTo(requestCall, () => void asked.push(performance.now())),
      held.answer,
    ),
  })
  await screen().findByRole('heading', { name: 'Adjust Coverage Amount' })
  const { type, min, step, placeholder } = amountField()
  expect({ type, min, step, placeholder }).toEqual({
    ...{ type: 'number', min: '25000', step: '25000', placeholder: '500000' },
  })
  screen().getByText('Minimum: $25,000 • Recommended: $250,000 - $1,000,000')
  // Neither while it loads nor with nothing to save.
  await page.type('Death Benefit Amount', '750000')
  expect(isInactive(updateButton())).toBe(true)
  held.release()
  await plansFound()
  expect(isInactive(updateButton())).toBe(false)
  await page.type('Death Benefit Amount', '500000')
  expect(isInactive(updateButton())).toBe(true)

  await page.type('Death Benefit Amount', '')
  await pressFirst('Update Quotes')
  await screen().findByText('Please enter an amount.')
  expect(document.activeElement).toBe(amountField())
  expect(page.stored('formData')).toMatchObject({ people: [{ selectedCoverage: 500_000 }] })
  // Neither the minimum nor the step is enforced.
  await page.type('Death Benefit Amount', '30123')
  expect(screen().queryByText('Please enter an amount.')).toBeNull()
  const pressed = performance.now()
  await pressFirst('Update Quotes')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect((asked[1] ?? 0) - pressed).toBeGreaterThanOrEqual(99)
  await coverageShown('$30,123')
  expect(page.stored('formData')).toMatchObject({ people: [{ selectedCoverage: 30_123 }] })
  expect(page.calls(requestCall).at(-1)?.body).toMatchObject({ death_benefit: 30_123 })
})

test('[COMPARE-21] [COMPARE-22] [COMPARE-24] [COMPARE-26] [COMPARE-27] [COMPARE-28] [COMPARE-29] [COMPARE-30] [COMPARE-31] [COMPARE-32] [COMPARE-33] [COMPARE-34] [COMPARE-35] [COMPARE-39] [ERROR-32] [PRICE-01] [U14] a card shows the whole plan, the first alone is Best Value, and each badge explains itself on a tap', async () => {
  const rated = carriers.map((carrier) => {
    if (carrier.name === 'SBLI') return { ...carrier, logo: '/no-such-logo.png' }
    const strengthRating = { grade: 'A', agency: 'AM Best', date: '2026-10-01' }
    return carrier.name === 'Transamerica' ? { ...carrier, strengthRating } : carrier
  })
  const page = await openComparison({
    settings: { SITE_CARRIERS: JSON.stringify(rated) },
    answer: firstOf(
      pictureStillLoads,
      withPlans([
        policy({ rating: 5 }),
        policy({
          ...{ personal_plan_id: 'plan-2', carrier_name: 'Transamerica', product_name: 'Whole Plan' },
          ...{ monthly_premium: 1234.5, annual_premium: 14_100, term_length: undefined },
          ...{ health_class: 'Table 2', instant_decision: false },
        }),
      ]),
    ),
  })
  await screen().findByRole('heading', { name: '2 Term Life Plans Found' })
  screen().getByText('Sorted by monthly premium (lowest first)')
  await coverageShown('$500,000')
  const [first, second] = [/Level Term 20/, /Whole Plan/].map((name) =>
    screen().getByRole('article', { name }),
  )
  if (!first || !second) throw new Error('There are no two cards')
  const ofFirst = ['SBLI', '$28.50', '$342.00 a year', '$500,000', '20 years', 'Preferred']
  for (const said of [
    ...ofFirst,
    'Instant Decision Available',
    'A+ Rated Financial Strength',
    'Best Value',
    'Estimate',
  ]) {
    expect(words(first)).toContain(said)
  }
  for (const said of [
    '$1,234.50',
    'or $14,100.00 a year',
    'Table 2',
    'A Rated Financial Strength (AM Best)',
  ]) {
    expect(words(second)).toContain(said)
  }
  for (const said of ['20 years', 'Instant Decision', 'Best Value']) expect(words(second)).not.toContain(said)
  within(first).getByRole('button', { name: '5 out of 5 stars' })
  within(second).getByRole('button', { name: '4 out of 5 stars' })
  for (const card of [first, second]) within(card).getByRole('button', { name: /^Add to Cart/ })
  expect(document.body.textContent).toContain(
    'Prices are not 100% accurate. They are estimates only, and are subject to eligibility, underwriting and carrier approval.',
  )

  const explains = async (card: HTMLElement, name: string, why: RegExp) => {
    const button = within(card).getByRole('button', { name })
    const tip = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(tip?.textContent).toMatch(why)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
    fireEvent.keyDown(button, { key: 'Escape' })
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  }
  await explains(first, 'Best Value', /^Lowest monthly premium of the plans shown\.$/)
  await explains(first, '5 out of 5 stars', /^These stars are an example\./)
  await explains(first, 'A+ Rated Financial Strength', /^This is an example\./)
  await explains(second, 'A Rated Financial Strength (AM Best)', /^AM Best rates this carrier A .*, as of /)

  fireEvent.error(within(first).getByRole('presentation'))
  await waitFor(() => expect(words(first.querySelector('[data-slot="plate"]') ?? first)).toBe('SB'))
  const print = vi.fn()
  Object.assign(page.window, { print })
  await pressFirst('Print')
  expect(print).toHaveBeenCalledOnce()
})

test('[LIMITS-01] [LIMITS-02] [LIMITS-03] [LIMITS-05] the limit box names the carriers that insure less, and goes with the last of them', async () => {
  const page = await openComparison({ person: { selectedCoverage: 1_000_000 } })
  await plansFound()
  const limit = screen().getByText('Americo Term Life has a death benefit limit of $500,000')
  const box = screen().getByText('Coverage Limit Information').parentElement?.parentElement ?? document.body
  expect(within(box).getAllByRole('listitem')).toEqual([limit])
  expect(words(box)).toContain('Tip: lower the amount or try other carriers.')
  await page.type('Death Benefit Amount', '100000')
  await pressFirst('Update Quotes')
  await coverageShown('$100,000')
  expect(screen().queryByText('Coverage Limit Information')).toBeNull()
})

test('[COMPARE-42] [ERROR-26] [ERROR-27] without an answer that is needed the page says so, leads to the questionnaire and asks nobody', async () => {
  const page = await openComparison({ person: { phone: '' } })
  const card = await screen().findByRole('alert')
  within(card).getByText('Missing required information. Please complete the questionnaire first.')
  expect(within(card).getByRole('link', { name: 'Go to the questionnaire' }).getAttribute('href')).toBe(
    '/quote',
  )
  expect(cards()).toHaveLength(0)
  expect(page.calls(requestCall)).toEqual([])
})

test.each([
  [
    '[QUEST-59] someone under 18',
    { dateOfBirth: '2015-01-01' },
    {},
    'We can’t show plans for someone under 18',
  ],
  [
    '[COMPARE-49] a resident of a state without a license',
    {},
    { SITE_AGENT_LICENSED_STATES: '["OH","PA"]' },
    'We can’t show plans in Florida',
  ],
])('%s gets a plain message, no price and no call', async (_, person, settings, message) => {
  const page = await openComparison({ person, settings })
  await screen().findByRole('heading', { name: message })
  expect(cards()).toHaveLength(0)
  expect(page.calls(requestCall)).toEqual([])
})

test('[COMPARE-19] [COMPARE-20] [COMPARE-44] [ERROR-28] [ERROR-29] a failed request shows the error beside sample quotes, until Try Again succeeds', async () => {
  const answers = [() => refused(), () => Promise.reject(new TypeError('Failed to fetch'))]
  const page = await openComparison({ answer: answerTo(requestCall, () => answers.shift()?.()) })
  for (const failure of ['refused', 'lost']) {
    const card = await screen().findByRole('alert')
    within(card).getByRole('heading', { name: 'Unable to fetch quotes' })
    within(card).getByText('Failed to fetch quotes. Showing sample quotes.')
    expect(cards(), failure).toHaveLength(5)
    for (const sample of cards()) within(sample).getByText('Sample price')
    expect(document.body.textContent).toContain(
      'These prices are samples, for illustration. They are not an offer.',
    )
    await page.press('Try Again')
    await waitFor(() => expect(screen().queryByRole('alert')).not.toBe(card))
  }
  await plansFound()
  await waitFor(() => expect(cards()).toHaveLength(9))
  expect(screen().queryByRole('alert')).toBeNull()
  expect(screen().queryByText('Sample price')).toBeNull()
})

test('[COMPARE-36] [COMPARE-37] [ERROR-33] without plans and without an error the empty card offers a call and another plan type', async () => {
  const page = await openComparison({ answer: withPlans([], { status: 'No Policies Found' }) })
  await screen().findByRole('heading', { name: 'No Quotes Available' })
  screen().getByText(/Try another plan type/)
  expect(screen().getByRole('link', { name: 'Call Agent' }).getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  expect(screen().queryByRole('alert')).toBeNull()
  expect(screen().queryByText('Sample price')).toBeNull()
  await page.press('Show Whole Life')
  expect(screen().getByLabelText<HTMLInputElement>(/^Whole Life/).checked).toBe(true)
})

const carriersShown = () => cards().map((card) => words(card.querySelector('h3') ?? card))
const carrierBox = (name: string) => {
  const list = screen().getByRole('group', { name: 'Carriers to show', hidden: true })
  return within(list).getByLabelText(name)
}

test('filters say what they hid, keep the count and the order true, stay for another plan type, and one press shows all', async () => {
  const page = await openComparison({ answer: withPlans(fourPlans) })
  await plansFound()
  await page.choose('Instant decision only')
  await screen().findByText('2 plans hidden: 2 without an instant decision.')
  screen().getByRole('heading', { name: '2 of 4 Term Life Plans Shown' })
  expect(carriersShown()).toEqual(['Transamerica', 'Americo'])
  within(cards()[0] ?? document.body).getByRole('button', { name: 'Best Value' })
  await page.select('Carrier rating', '5 stars or more')
  await screen().findByText('3 plans hidden: 2 without an instant decision and 1 below 5 stars.')
  expect(carriersShown()).toEqual(['Americo'])
  await page.choose('Whole Life')
  await screen().findByRole('heading', { name: '1 of 4 Whole Life Plans Shown' })

  await page.press('Show all')
  expect(document.activeElement).toBe(await plansFound('Whole Life'))
  expect(screen().queryByText(/plans? hidden/)).toBeNull()
  fireEvent.click(carrierBox('SBLI'))
  await screen().findByText('1 plan hidden: 1 from a carrier you left out.')
  expect(carriersShown()).toEqual(['Transamerica', 'Americo', 'John Hancock'])
  for (const name of ['Transamerica', 'Americo', 'John Hancock']) fireEvent.click(carrierBox(name))
  await screen().findByRole('heading', { name: 'Your filters hide every plan' })
  expect(screen().queryByText('No Quotes Available')).toBeNull()
  await page.press('Show all plans')
  await waitFor(() => expect(cards()).toHaveLength(4))
})

test('[PEOPLE-05] [PEOPLE-06] [QUEST-58] the switcher shows the chosen person’s quotes, over a reload too, stores on that person, and the cart names whose plan is whose', async () => {
  const luis = added('p2', { residentState: 'OH', healthRating: 'Standard' })
  let page = await openComparison({ stored: { formData: formOf([luis]) } })
  await plansFound()
  const ofMaria = prices()
  await pressFirst(/^Add to Cart/)
  await page.press('Close cart')
  // What is ticked, and what is set but not saved, is about Maria.
  fireEvent.click(screen().getAllByLabelText(/^Compare/)[0] ?? document.body)
  await screen().findByText('1 of 3 to compare')
  await page.type('Death Benefit Amount', '750000')
  await page.press('Luis (spouse)')
  await waitFor(() =>
    expect(document.querySelector('[data-slot="lead"]')?.textContent).toMatch(/^For Luis Alvarez/),
  )
  await plansFound()
  expect(screen().queryByText('1 of 3 to compare')).toBeNull()
  expect(amountField().value).toBe('500000')
  expect(prices()).not.toEqual(ofMaria)
  // Contact that he has not is the first person's.
  expect(page.calls(requestCall).at(-1)?.body).toMatchObject({
    ...{ name: 'Luis Alvarez', date_of_birth: '1984-06-02', resident_state: 'OH', health_rating: 'Standard' },
    ...{ email: 'maria@example.com', phone: '3055550188' },
  })
  expect(page.address()).toBe('/quote/companies')

  await page.choose('Whole Life')
  await plansFound('Whole Life')
  await page.type('Death Benefit Amount', '100000')
  await pressFirst('Update Quotes')
  await coverageShown('$100,000')
  expect(page.stored('formData')).toMatchObject({
    people: [
      { id: 'primary', selectedPlanType: 'Term', selectedCoverage: 500_000 },
      { id: 'p2', selectedPlanType: 'Whole', selectedCoverage: 100_000 },
    ],
  })
  page = await page.reload()
  await plansFound('Whole Life')
  await pressFirst(/^Add to Cart/)
  const cart = await screen().findByRole('dialog', { name: 'Your Insurance Cart' })
  expect(within(cart).getByRole('heading', { name: /Maria Alvarez/ }).parentElement?.textContent).toContain(
    'You',
  )
  expect(within(cart).getByRole('heading', { name: /Luis Alvarez/ }).parentElement?.textContent).toContain(
    'Spouse',
  )
  expect(page.stored('cart')).toMatchObject([
    { personId: 'primary', personName: 'Maria Alvarez', relationship: 'Primary' },
    { personId: 'p2', personName: 'Luis Alvarez', relationship: 'Spouse' },
  ])
})

test('[D3] who lacks answers is asked for them, and a child gets a plain sentence and no way to the same nothing', async () => {
  const people = [
    added('p2', { dateOfBirth: '' }),
    added('p3', { fullName: 'Ana Alvarez', relationshipToPrimary: 'Child', dateOfBirth: '2015-05-09' }),
  ]
  const page = await openComparison({ stored: { formData: formOf(people) } })
  await page.press('Ana (child)')
  await screen().findByText(/for someone under 18\./)
  screen().getByRole('link', { name: 'Call Agent' })
  expect(screen().queryByRole('button', { name: /^Show / })).toBeNull()
  const asked = page.calls(requestCall).length
  await page.press('Luis (spouse)')
  expect(words(await screen().findByRole('alert'))).toContain('Missing required information.')
  expect(page.calls(requestCall)).toHaveLength(asked)
  await page.press('Complete this person’s answers', 'link')
  await screen().findByRole('dialog', { name: 'Edit Luis Alvarez' })
})

test('answers that come late never show: of another person, of an amount that was changed again, or of a page that was left', async () => {
  const late: { body: { name: string; death_benefit: number }; signal: AbortSignal; send: () => void }[] = []
  const page = await openComparison({
    stored: { formData: formOf([added('p2')]) },
    answer: answerTo(requestCall, async (request) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      late.push({ body: await request.clone().json(), signal: request.signal, send: resolve })
      await promise
      return undefined
    }),
  })
  await waitFor(() => expect(late).toHaveLength(1))
  await page.press('Luis (spouse)')
  await waitFor(() => expect(late).toHaveLength(2))
  expect(late.map(({ body }) => body.name)).toEqual(['Maria Alvarez', 'Luis Alvarez'])
  expect(late[0]?.signal.aborted).toBe(true)
  for (const { send } of late) send()
  await plansFound()
  expect(cards()).toHaveLength(9)

  await page.type('Death Benefit Amount', '750000')
  await pressFirst('Update Quotes')
  await waitFor(() => expect(late.at(-1)?.body.death_benefit).toBe(750_000))
  // As another tab changes it.
  const newValue = JSON.stringify(formOf([added('p2', { selectedCoverage: 1_000_000 })]))
  localStorage.setItem('formData', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'formData', newValue }))
  await waitFor(() => expect(late.at(-1)?.body.death_benefit).toBe(1_000_000))
  for (const { send } of late) send()
  await coverageShown('$1,000,000')
  await waitFor(() => expect(words(cards()[0] ?? document.body)).toContain('$1,000,000'))

  await page.choose('Whole Life')
  await waitFor(() => expect(late.at(-1)?.signal.aborted).toBe(false))
  await page.press('Back to Review', 'link')
  await waitFor(() => expect(late.at(-1)?.signal.aborted).toBe(true))
})
