import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { policy } from '../fixtures/quotes/visitor.ts'
import { openLivePage, screen } from './open-page.ts'
import {
  answerTo,
  cards,
  firstOf,
  holding,
  openQuestions,
  refused,
  requestCall,
  searchCall,
  startCall,
  withPlans,
  words,
} from './quotes.ts'

const getQuotes = () => screen().getByRole('button', { name: /^(Get quotes|Ver cotizaciones)$/ })
const isInactive = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
const field = (label: string | RegExp) => screen().getByLabelText<HTMLInputElement>(label)
const group = (name: string | RegExp) => screen().getByRole('radiogroup', { name })
const choice = (name: string | RegExp, label: string) =>
  within(group(name)).getByLabelText<HTMLInputElement>((text) => text.startsWith(label))
const choices = (name: string) => [...group(name).querySelectorAll('label')].map(words)
const title = () => words(screen().getByRole('heading', { level: 1 }))
/** What says more about a field, its error included. */
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const alert = () => screen().findByRole('alert')
const noAlert = () => waitFor(() => expect(screen().queryByRole('alert')).toBeNull())

test('[INSTANT-02] [INSTANT-04] the product parameter chooses a product; without one Next goes on only once a product is chosen, and says so', async () => {
  let page = await openLivePage('/white-swan-quotes')
  const next = screen().getByRole('button', { name: 'Next' })
  expect(isInactive(next)).toBe(true)
  fireEvent.click(next)
  expect(words(await alert())).toContain('Choose a product to continue.')
  expect(document.activeElement).toBe(field(/^Term Life/))
  await page.choose('Variable Universal Life')
  await noAlert()
  expect(isInactive(next)).toBe(false)
  for (const value of ['Term', 'Whole', 'IUL', 'GUL', 'VUL', 'nonsense']) {
    page = await openLivePage(`/white-swan-quotes?product=${value}`)
    const checked = screen()
      .queryAllByRole<HTMLInputElement>('radio')
      .find((radio) => radio.checked)
    expect(checked?.value).toBe(value === 'nonsense' ? undefined : value)
  }
  // Another choice counts from then on, also after a reload.
  page = await openLivePage('/white-swan-quotes?product=GUL')
  await page.choose('Term Life')
  await waitFor(() => expect(page.address()).toBe('/white-swan-quotes'))
  expect(document.activeElement).toBe(field(/^Term Life/))
  await page.reload()
  expect(field(/^Term Life/).checked).toBe(true)
})

test('[HELP-01] [HELP-02] [HELP-06] three answers choose a product, Back shows what was answered, and closing or ending forgets the answers', async () => {
  const page = await openLivePage('/white-swan-quotes?product=GUL')
  const asks = async (place: number) => void (await screen().findByText(`Question ${place} of 3`))
  await page.press('Help me choose')
  await asks(1)
  expect(screen().queryByRole('button', { name: 'Back' })).toBeNull()
  await page.press(/^The people who depend on my pay/)
  await page.press('Close')
  expect(field(/^Guaranteed Universal Life/).checked).toBe(true)

  await page.press('Help me choose')
  await asks(1)
  expect(document.querySelector('dialog [aria-pressed=true]')).toBeNull()
  await page.press(/^The people/)
  await asks(2)
  await page.press(/^For my whole life/)
  await asks(3)
  await page.press('Back')
  const given = await screen().findByRole('button', { name: /^For my whole life/ })
  expect(given.getAttribute('aria-pressed')).toBe('true')
  await page.press(/^Until the kids/)
  await page.press(/^Payments I can adjust/)
  await waitFor(() => expect(screen().queryByRole('dialog')).toBeNull())
  expect(field(/^Term Life/).checked).toBe(true)
})

const common = [
  ...['State', 'Date of birth', 'Sex at Birth', 'Tobacco, last 12 months', 'Height', 'Weight'],
  ...['Health rating', 'Death benefit'],
]
const own = {
  Term: ['Term duration', 'Accelerated underwriting?'],
  Whole: ['Paid up', 'Premium budget a month'],
  IUL: ['Main goal', 'Solve for', 'Premium budget a month'],
  GUL: [],
  VUL: [],
}
const offered = {
  Term: {
    'Sex at Birth': ['Male', 'Female'],
    'Term duration': ['10 years', '15 years', '20 years', '25 years', '30 years'],
    'Accelerated underwriting?': ['Yes', 'No'],
  },
  Whole: { 'Paid up': ['10-Pay', '20-Pay', 'To Age 100'] },
  IUL: { 'Main goal': ['Protection', 'Balanced', 'Accumulation'] },
  GUL: {},
  VUL: {},
}

test.each(['Term', 'Whole', 'IUL', 'GUL', 'VUL'] as const)(
  '[INSTANT-05] [INSTANT-06] [INSTANT-07] [INSTANT-08] [INSTANT-09] [INSTANT-10] [INSTANT-11] [INSTANT-39] %s asks the common fields and its own alone',
  async (productType) => {
    const page = await openQuestions({ productType })
    const parts = '[data-slot="field"]'
    const names = document.querySelectorAll(
      `form ${parts} > label, form ${parts} > [data-slot="label"], form ${parts} legend`,
    )
    expect([...names].map((name) => words(name).replace(/ \(optional\)$/, ''))).toEqual([
      ...common,
      ...own[productType],
    ])
    for (const [name, labels] of Object.entries(offered[productType])) expect(choices(name)).toEqual(labels)
    if (productType !== 'IUL') return
    const solve = field(/^Solve for/)
    expect([...solve.querySelectorAll('option')].slice(1).map(words)).toEqual([
      ...[
        'Min Non-MEC Death Benefit',
        'Max Non-MEC Premium',
        'Target Death Benefit',
        'Solve Cash Value at Age',
      ],
    ])
    expect(screen().queryByLabelText('Cash value you want')).toBeNull()
    await page.select('Solve for', 'Solve Cash Value at Age')
    expect(field('At age').value).toBe('65')
    expect(isInactive(getQuotes())).toBe(true)
    await page.type('Cash value you want', '100000')
    await waitFor(() => expect(isInactive(getQuotes())).toBe(false))
  },
)

test('[U13] three plain questions light one health rating, what only insurers say is explained, and the visitor may choose another', async () => {
  const page = await openQuestions({ productType: 'Whole' }, { answer: withPlans([policy()]) })
  expect(described(group('Paid up'))).toMatch(/^You pay for 20 years\. Then it is paid off/)
  fireEvent.click(choice('Paid up', '10-Pay'))
  await waitFor(() => expect(described(group('Paid up'))).toMatch(/^You pay for 10 years\./))
  expect(described(field('Death benefit'))).toMatch(/^What your family gets/)
  const ratings = ['Super Preferred', 'Preferred', 'Standard', 'Table 1', 'Table 2', 'Table 3', 'Table 4']
  for (const [place, label] of choices('Health rating').entries())
    expect(label).toMatch(new RegExp(`^${ratings[place]}.+\\.$`))
  const points = () => screen().queryByText(/This points to/)
  fireEvent.click(choice(/medicine every day/, 'Yes'))
  fireEvent.click(choice(/cancer, a heart attack or a stroke/, 'No'))
  expect(points()).toBeNull()
  expect(choice('Health rating', 'Preferred').checked).toBe(true)
  fireEvent.click(choice(/in a hospital overnight/, 'No'))
  await waitFor(() => expect(points()?.parentElement?.textContent).toContain('This points to Table 1'))
  expect(choice('Health rating', 'Table 1').checked).toBe(true)
  fireEvent.click(choice('Health rating', 'Standard'))
  await page.press('Get quotes')
  await waitFor(() => expect(cards()).toHaveLength(1))
  const [call] = page.calls(requestCall)
  expect(call?.body).toMatchObject({ health_rating: 'Standard', paid_up_period: '10-Pay' })
  expect(JSON.stringify(call?.body)).not.toMatch(/medicine|hospital|illness/)
})

test('[ERROR-20] [INSTANT-20] an open form is inactive, says in a red box what is open, marks it and asks nobody; while quotes load it is busy', async () => {
  const held = holding(requestCall, withPlans([policy()]))
  const open = { gender: undefined, expeditedProducts: undefined, deathBenefit: null }
  const page = await openQuestions(open, { answer: held.answer })
  await screen().findByText('Still needed: sex at birth, death benefit, and accelerated underwriting.')
  expect(isInactive(getQuotes())).toBe(true)
  await page.press('$250,000')
  expect(field('Death benefit').value).toBe('250000')
  await page.press('Get quotes')
  const box = await alert()
  within(box).getByText('Please fill in all required fields')
  expect(words(box)).toContain('Still needed: sex at birth and accelerated underwriting.')
  expect(document.activeElement).toBe(choice('Sex at Birth', 'Male'))
  expect(document.title).toMatch(/^Error: /)
  expect(group('Sex at Birth').getAttribute('aria-invalid')).toBe('true')
  expect(described(group('Sex at Birth'))).toContain('Choose Male or Female.')
  fireEvent.click(choice('Sex at Birth', 'Male'))
  fireEvent.click(choice(/^Accelerated/, 'Yes'))
  await page.type('Weight', '79')
  await page.press('Get quotes')
  await waitFor(() => expect(described(field('Weight'))).toContain('Enter 80 to 500 pounds.'))
  expect(document.activeElement).toBe(field('Weight'))
  expect(page.calls(requestCall)).toEqual([])
  await page.type('Weight', '142')
  await noAlert()
  expect(document.title).toMatch(/^Instant/)
  await page.press('Get quotes')
  await screen().findByRole('heading', { name: 'Finding Your Best Rates' })
  expect(getQuotes().hasAttribute('disabled')).toBe(true)
  held.release()
  await waitFor(() => expect(title()).toBe('Your instant quote'))
})

test('[COMPARE-49] where the agent is not licensed there is a plain message instead of prices and no call, until another state is chosen', async () => {
  const settings = { SITE_AGENT_LICENSED_STATES: '["OH","PA"]' }
  const page = await openQuestions({ residentState: 'MT' }, { settings })
  await page.press('Get quotes')
  await screen().findByText('We can’t show prices in Montana')
  expect(page.calls(requestCall)).toEqual([])
  await page.select('State', 'Ohio')
  await waitFor(() => expect(screen().queryByText('We can’t show prices in Montana')).toBeNull())
})

test('[U12] answers of the device are filled in, corrupt ones of the tab give way, a link overwrites none of them, and starting over forgets all', async () => {
  const device = { formData: answeredForm({ residentState: 'MT', selectedTerm: 30 }) }
  let page = await openLivePage('/white-swan-quotes?product=Term', {
    stored: device,
    tab: { instantQuote: '{"productType":' },
  })
  await page.press('Next')
  await screen().findByLabelText('State')
  for (const [label, value] of [
    ['State', 'MT'],
    ['Date of birth', '1986-04-12'],
    ['Feet', '5'],
    ['Weight', '150'],
  ] as const)
    expect(field(label).value).toBe(value)
  expect(choice('Sex at Birth', 'Female').checked).toBe(true)
  expect(choice('Health rating', 'Preferred').checked).toBe(true)
  expect(choice('Term duration', '30 years').checked).toBe(true)
  await page.type('Weight', '155')
  await page.type('Death benefit', '')
  await waitFor(() => expect(page.stored('formData')).toMatchObject({ people: [{ weightPounds: 155 }] }))
  expect(page.inTab('instantQuote')).toMatchObject({ deathBenefit: null })

  const known = page.stored('formData')
  page = await page.reload(
    '/white-swan-quotes#quote=Term&age=61&sex=Male&tobacco=true&amount=500000&years=10',
  )
  await screen().findByText(/61-year-old/)
  expect(page.address()).toBe('/white-swan-quotes')
  expect(page.stored('formData')).toEqual(known)

  page = await page.reload('/quote/review')
  await page.press('Start over')
  await page.press('Clear my answers')
  await waitFor(() => expect(page.address()).toBe('/quote'))
  page = await page.reload('/white-swan-quotes?product=Term')
  await page.press('Next')
  await screen().findByLabelText('Weight')
  expect(field('Weight').value).toBe('170')
  expect(field('Death benefit').value).toBe('500000')
})

test('[ERROR-21] [ERROR-22] a request that is not ok says so, any other failure too, nothing is lost, and the next press finds prices', async () => {
  const answers = [
    () => refused(),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({}),
    () => Response.json([]),
  ]
  const page = await openQuestions({}, { answer: answerTo(requestCall, () => answers.shift()?.()) })
  const other = 'An error occurred while getting your quotes'
  for (const message of ['Failed to submit quote request', other, other, other]) {
    await page.press('Get quotes')
    within(await alert()).getByText(message)
    expect(page.inTab('instantQuote')).toMatchObject({ weightPounds: 142 })
    expect(title()).toBe('Term Life: your price')
    await page.type('Inches', '7')
    await page.type('Inches', '6')
  }
  await page.press('Get quotes')
  await waitFor(() => expect(title()).toBe('Your instant quote'))
})

test('[ERROR-23] [ERROR-24] a poll that fails says so while it is tried again; a search without an end times out after fifteen attempts', async () => {
  let searches = 0
  const held = holding(searchCall)
  const page = await openQuestions(
    {},
    {
      answer: firstOf(
        (request) => (searches > 0 ? held.answer(request) : undefined),
        answerTo(searchCall, () => {
          searches += 1
          return searches === 1 ? refused(503) : Response.json({ status: 'Fetching Quotes', policies: [] })
        }),
      ),
    },
  )
  const real = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (done: () => void, pause = 0) =>
    real(done, pause < 10_000 ? pause / 50 : pause),
  )
  await page.press('Get quotes')
  await screen().findByText('Failed to fetch policy search results')
  held.release()
  within(await alert()).getByText('Timed out waiting for quotes')
  expect(searches).toBe(15)
  expect(page.inTab('instantQuote')).toMatchObject({ weightPounds: 142 })
})

test('leaving while the search runs ends it, and of two quick submits the first one’s prices never show', async () => {
  const signals: AbortSignal[] = []
  const held = holding(requestCall, withPlans([policy({ monthly_premium: 99 })]))
  const page = await openQuestions(
    {},
    {
      answer: (request) => {
        if (request.url.endsWith(requestCall)) signals.push(request.signal)
        return signals.length < 2
          ? held.answer(request)
          : withPlans([policy({ monthly_premium: 15 })])(request)
      },
    },
  )
  await page.press('Get quotes')
  await waitFor(() => expect(signals).toHaveLength(1))
  await page.type('Death benefit', '250000')
  await page.press('Get quotes')
  await screen().findByText('From $15 a month')
  expect(signals[0]?.aborted).toBe(true)
  held.release()
  expect(words(document.body)).not.toContain('$99')
})

test('[ERROR-25] an application that does not start says so in the error box with the phone, and nothing is lost', async () => {
  const answer = firstOf(
    withPlans([policy()]),
    answerTo(startCall, () => refused(502)),
  )
  const page = await openQuestions({}, { answer })
  await page.press('Get quotes')
  await page.press(/^Start application/)
  await page.type('Your name', 'Robert Moss')
  fireEvent.click(within(screen().getByRole('dialog')).getByRole('checkbox', { name: 'Email' }))
  fireEvent.input(await screen().findByRole('textbox', { name: 'Email' }), {
    target: { value: 'robert@example.com' },
  })
  await page.press(/^Send to /)
  const box = await alert()
  within(box).getByText('Failed to start application')
  expect(within(box).getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/)
  expect(cards()).toHaveLength(1)
})
