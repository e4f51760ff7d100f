import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { cartItem, policy } from '../fixtures/quotes/visitor.ts'
import { openLivePage, screen } from './open-page.ts'
import { cards, openQuestions, pressFirst, prices, requestCall, withPlans, words } from './quotes.ts'

const forLife = { term_length: undefined, product_name: 'Whole Life 20-Pay' }

/** The instant results for these answers, with one policy of a quote service or those of our model. */
async function openResults(
  answers: Record<string, unknown> = {},
  plans: readonly unknown[] | 'of the model' = [policy()],
  options: Parameters<typeof openQuestions>[1] = {},
) {
  const page = await openQuestions(answers, {
    ...(plans !== 'of the model' && { answer: withPlans(plans) }),
    ...options,
  })
  await page.press(/^(Get quotes|Ver cotizaciones)$/)
  await waitFor(() => expect(cards().length).toBeGreaterThan(0))
  return page
}

const title = () => words(screen().getByRole('heading', { level: 1 }))
const sentence = () => words(document.querySelector('main') ?? document.body)

test('[INSTANT-23] [INSTANT-36] a card shows premiums without cents, stars, amount, years, class and badges; one without a term shows none', async () => {
  await openResults({}, [
    policy({ monthly_premium: 1128.5, annual_premium: 13_542.4 }),
    policy({
      ...forLife,
      ...{ personal_plan_id: 'plan-2', monthly_premium: 1129.4, annual_premium: 12_990 },
      ...{ instant_decision: false, estimate: true },
    }),
  ])
  screen().getByRole('heading', { name: '2 Term Life Plans Found' })
  const [first, second] = cards().map(words)
  for (const said of [
    'SBLI',
    '$1,129',
    '$13,542 a year',
    '$500,000',
    '20 years',
    'Preferred',
    'Instant Decision Available',
    'A+ Rated Financial Strength',
    'Best Value',
    'Lowest now; order may change.',
  ])
    expect(first).toContain(said)
  for (const said of ['$1,129', 'or $12,990 a year', '$500,000']) expect(second).toContain(said)
  for (const said of ['20 years', 'Instant Decision', 'Best Value']) expect(second).not.toContain(said)
  screen().getAllByRole('button', { name: '4 out of 5 stars' })
  expect(sentence()).not.toMatch(/\$[\d,]+\.\d/)
  expect(sentence()).toContain('Prices come from our own model')
  expect(sentence()).toContain('From $1,129 a month')
})

test('[INSTANT-26] [INSTANT-27] empty results say so and why, advise, and lead back to the answers', async () => {
  const page = await openQuestions(
    {},
    { answer: withPlans([], { status: 'No Policies Found', reason: 'build_declined' }) },
  )
  await page.press('Get quotes')
  await screen().findByRole('heading', { name: 'No Quotes Available' })
  screen().getByText('With this height and weight, none of our carriers gives a price right away.')
  screen().getByText(/Try another death benefit or another product\. Or/)
  expect(screen().getByRole('link', { name: 'start an application' }).getAttribute('href')).toBe('/contact')
  expect(screen().queryByRole('alert')).toBeNull()
  await page.press('Adjust Inputs')
  expect(screen().getByLabelText<HTMLInputElement>('Weight').value).toBe('142')
})

test('each answer of the sentence leads to its field', async () => {
  const page = await openResults()
  for (const [name, label] of [
    [/^Change woman/, 'Female'],
    [/^Change \d\d-year-old/, 'Date of birth'],
    [/^Change Ohio/, 'State'],
    [/^Change \$500,000/, 'Death benefit'],
    [/^Change 20 years/, '20 years'],
    [/^Change Preferred/, /^Preferred/],
  ] as const) {
    await page.press(name, 'link')
    await waitFor(() => expect(document.activeElement).toBe(screen().getByLabelText(label)))
    await page.press('Get quotes')
    await waitFor(() => expect(cards()).toHaveLength(1))
  }
})

test('the sentence is grammatical Spanish, for women and men', async () => {
  const page = await openResults({}, [policy()], { language: 'es' })
  expect(sentence().replace(/Cambiar ?/g, '')).toMatch(
    /Soy una mujer de \d\d años en Ohio\. Sin tabaco, salud Preferente\. Quiero \$500,000 por 20 años\./,
  )
  await page.press(/^Cambiar una mujer/, 'link')
  await page.choose('Hombre')
  await page.press('Ver cotizaciones')
  await screen().findByRole('link', { name: /^Cambiar un hombre/ })
})

test.each([
  ['Term', /20 years/, undefined],
  ['Whole', /Guaranteed to age \d+ if you pay for \d+ years\./, undefined],
  ['IUL', /Guaranteed to age \d+ if you pay for \d+ years\./, 'Keeps your coverage in force'],
  ['GUL', /Guaranteed to age \d+ if you pay for \d+ years\./, 'Keeps your coverage in force'],
  ['VUL', /Pay \d+ years; could last to age \d+ at 0%, \d+ at 6%\./, 'Planned, not guaranteed'],
  ['FinalExpense', /Guaranteed to age \d+ if you pay for \d+ years\./, undefined],
] as const)(
  '[PRICE-03] each card of %s says what its plan promises, and opens to what its price is made of',
  async (productType, promise, basis) => {
    const older = { finalExpenseBenefit: 15_000, dateOfBirth: '1960-03-14' }
    const page = await openResults(
      { productType, ...(productType === 'FinalExpense' && older) },
      'of the model',
    )
    for (const card of cards()) expect(words(card)).toMatch(promise)
    expect(
      screen()
        .queryAllByText(/^Premium shown: /)
        .map(words),
    ).toEqual(basis ? [`Premium shown: ${basis}`] : [])
    const openers = screen().getAllByRole('button', { name: /^What’s in this estimate\?/ })
    expect(openers).toHaveLength(prices().length)
    for (const opener of [openers[0], openers.at(-1)]) {
      fireEvent.click(opener ?? document.body)
      const panel = await screen().findByRole('dialog')
      for (const said of [
        'Modeled estimate, not this carrier’s rate',
        productType === 'VUL' ? 'we can’t split it into parts' : 'It pays for:',
        productType === 'VUL' ? 'What is not guaranteed' : 'What is guaranteed',
      ])
        expect(words(panel)).toContain(said)
      expect(within(panel).queryAllByRole('table', { name: 'Health class: monthly price' })).toHaveLength(
        productType === 'FinalExpense' ? 0 : 1,
      )
      await page.press('Close')
    }
  },
)

test('a budget that buys less than was asked for says so, and no plan is called the best', async () => {
  await openResults({ productType: 'Whole', premiumBudget: 150 }, [
    policy({ ...forLife, death_benefit: 180_000 }),
    policy({ ...forLife, personal_plan_id: 'b', death_benefit: 200_000 }),
  ])
  screen().getByText(/For at most \$150 a month, some plans cover less than \$500,000/)
  expect(screen().queryByText('Best Value')).toBeNull()
})

const over = { productType: null, dateOfBirth: null, gender: null, tobacco: null }

test('[U10] a price that rests on defaults says so beside it, in its panel, its application and the cart, leads to the question, and one press makes them answers', async () => {
  const answered = { over, heightFeet: 5, heightInches: 10, healthRating: 'Standard', weightPounds: 170 }
  const page = await openResults({ ...answered, residentState: 'FL' }, 'of the model')
  const kept = 'Assumes Florida, $500K, 5′10″, 170 lb, Standard, 20 years'
  for (const [opener, said] of [
    [/^What’s in this/, 'Assumes Florida, 5 ft 10 in, 170 lb, Standard, $500,000, 20 years'],
    [/^Start application/, kept],
    [/^Add to Cart/, kept],
  ] as const) {
    await pressFirst(opener)
    expect(words(await screen().findByRole('dialog'))).toContain(said)
    await page.press(/^Close/)
  }
  const note = () => document.querySelector('main [data-slot="assumed"]')
  expect(note()?.textContent).toContain('These prices assume Florida')
  await page.press('Change that', 'link')
  await waitFor(() => expect(document.activeElement).toBe(screen().getByLabelText('State')))
  await page.select('State', 'Ohio')
  await page.press('Get quotes')
  await waitFor(() => expect(note()?.textContent).not.toContain('Florida'))
  await page.press('That’s right')
  await waitFor(() => expect(note()).toBeNull())
  expect(document.activeElement).toBe(screen().getByRole('heading', { level: 1 }))
})

test('[INSTANT-25] the quick links forget the results and lead to the product step with that product, and the foot leads to the cart', async () => {
  const page = await openResults({}, [policy()], { stored: { cart: [cartItem()] } })
  for (const [chip, name] of [
    ['Whole', /^Whole Life/],
    ['IUL', /^Index Universal Life/],
    ['Term', /^Term Life/],
  ] as const) {
    fireEvent.click(
      within(screen().getByRole('group', { name: 'Try another product' })).getByRole('button', {
        name: chip,
      }),
    )
    await waitFor(() => expect(title()).toBe('Get an instant quote'))
    expect(screen().getByLabelText<HTMLInputElement>(name).checked).toBe(true)
    expect(cards()).toHaveLength(0)
    await page.press('Next')
    await page.press('Get quotes')
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(page.calls(requestCall).at(-1)?.body).toMatchObject({ policy_type: chip })
  }
  const foot = document.querySelector<HTMLElement>('[data-slot="price-foot"]') ?? document.body
  fireEvent.click(within(foot).getByRole('button', { name: /^Cart/ }))
  await screen().findByRole('dialog', { name: 'Your Insurance Cart' })
})

const plansTitle = 'Your Personalized Insurance Plans'
const instantTitle = 'Get an instant quote'
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

test('[ROUTE-06] [ROUTE-07] [ROUTE-26] [INSTANT-30] [INSTANT-32] [SEO-04] with a complete questionnaire the quotes page opens with the comparison under its own address, and a switch leads between both views', async () => {
  let page = await openLivePage('/white-swan-quotes', { stored: { formData: answeredForm() } })
  await waitFor(() => expect(title()).toBe(plansTitle))
  await waitFor(() => expect(cards()).toHaveLength(9))
  await waitFor(() => expect(canonical()).toMatch(/\/quote\/companies$/))
  expect(document.title).toMatch(/^Compare your life insurance plans/)
  await page.press('Instant quote', 'link')
  await waitFor(() => expect(title()).toBe(instantTitle))
  expect(canonical()).toMatch(/\/white-swan-quotes$/)
  expect(document.title).toMatch(/^Instant life insurance quote/)
  await page.press('Your personalized plans', 'link')
  await waitFor(() => expect(title()).toBe(plansTitle))
  expect(page.address()).toBe('/white-swan-quotes')
  page = await page.reload('/marketplace')
  await waitFor(() => expect(cards()).toHaveLength(9))
  expect(canonical()).toMatch(/\/quote\/companies$/)
})

test.each([
  ['[INSTANT-31] without a complete questionnaire', '/white-swan-quotes', { phone: '' }],
  ['[INSTANT-33] with a product parameter', '/white-swan-quotes?product=Whole', {}],
])('%s the quotes page opens with the instant quote', async (_, address, person) => {
  await openLivePage(address, { stored: { formData: answeredForm(person) } })
  await waitFor(() => expect(title()).toBe(instantTitle))
  expect(canonical()).toMatch(/\/white-swan-quotes$/)
  expect(document.title).toMatch(/^Instant life insurance quote/)
})
