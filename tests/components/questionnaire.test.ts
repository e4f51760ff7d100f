import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import words from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { type LivePage, openLivePage, screen } from './open-page.ts'

const unsure = { selectedPlanType: 'NotSure' }

const title = () => screen().getByRole('heading', { level: 1 }).textContent
const arrivedAt = (text: string | RegExp) => screen().findByRole('heading', { level: 1, name: text })
const goOn = (page: LivePage) => page.press('Continue')
const person = (page: LivePage) => {
  const form = page.stored('formData')
  return form && typeof form === 'object' && 'people' in form && Array.isArray(form.people)
    ? form.people[0]
    : {}
}

/** Goes to another question of the questionnaire that is open, as a step through the history does. */
async function goToQuestion(step: keyof typeof words.questions): Promise<void> {
  window.history.replaceState({ usr: { step }, key: step }, '')
  fireEvent(window, new PopStateEvent('popstate'))
  await arrivedAt(words.questions[step].title)
}

async function openQuestion(
  step: keyof typeof words.questions,
  changes: Record<string, unknown> = {},
  form: Record<string, unknown> = {},
) {
  const page = await openLivePage('/quote', { stored: { formData: answeredForm(changes, form) } })
  await goToQuestion(step)
  return page
}

test('[QUEST-05] [QUEST-06] [QUEST-09] [QUEST-11] [QUEST-12] [QUEST-16] the first question has its progress and badges and no Back; Continue without an answer stays, and the title says so until it is put right', async () => {
  const page = await openLivePage('/quote')
  expect(title()).toBe('Which type of policy are you looking for?')
  expect(screen().getAllByRole('radio')).toHaveLength(4)
  expect(screen().getByRole('progressbar').textContent).toMatch(/Step 1 of 14.*7%/)
  expect(screen().queryByRole('button', { name: 'Back' })).toBeNull()
  for (const badge of ['SSL Secured', 'HIPAA Compliant']) screen().getByText(badge)
  const button = screen().getByRole('button', { name: 'Continue' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  await goOn(page)
  expect(title()).toBe('Which type of policy are you looking for?')
  expect(document.title).toMatch(/^Error: /)
  await page.choose('Term Life')
  await goOn(page)
  await arrivedAt('Which state do you live in?')
  expect(document.title).not.toMatch(/^Error: /)
})

test('[QUEST-08] [ERROR-02] [ERROR-03] a refused answer keeps its message until the next Continue or Back, and a reload stays at the question', async () => {
  const page = await openQuestion('email', { email: 'maria' })
  const field = screen().getByLabelText('What is your email address?')
  await goOn(page)
  const box = await screen().findByRole('alert')
  expect(box.textContent).toContain('Please provide a valid answer to continue.')
  expect(box.textContent).toContain('An email address has an @ in it')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-describedby')).toContain(box.id)
  await page.type('What is your email address?', 'maria@example.com')
  expect(screen().queryByRole('alert')).not.toBeNull()
  expect(screen().getByRole('button', { name: 'Continue' }).hasAttribute('aria-disabled')).toBe(false)
  await goOn(page)
  await arrivedAt('What is your phone number?')
  expect(screen().queryByRole('alert')).toBeNull()

  await page.type('What is your phone number?', '(937) 555-01')
  await goOn(page)
  expect((await screen().findByRole('alert')).textContent).toContain('You have typed 8 so far')
  await page.press('Back')
  await arrivedAt('What is your email address?')
  expect(screen().queryByRole('alert')).toBeNull()
})

test('[QUEST-33] [QUEST-36] [QUEST-37] [QUEST-38] [QUEST-51] state, coverage, phone, birth date and weight are asked within their bounds, and say what is wrong', async () => {
  const open = { residentState: '', selectedCoverage: undefined, phone: '', dateOfBirth: '2031-03-14' }
  const page = await openQuestion('state', open)
  const list = screen().getByLabelText('Which state do you live in?')
  const options = within(list).getAllByRole('option')
  expect(options).toHaveLength(52)
  expect(options[0]?.textContent).toBe('Select your state')
  await page.select('Which state do you live in?', 'Ohio')
  expect(person(page)).toMatchObject({ residentState: 'OH' })

  await goToQuestion('coverage')
  const slider = screen().getByLabelText('How much coverage do you want?')
  expect(document.querySelector('output')?.textContent).toBe('$250,000')
  expect(['min', 'max', 'step'].map((name) => slider.getAttribute(name))).toEqual([
    '25000',
    '2000000',
    '25000',
  ])
  for (const [pick, amount] of [
    ['$250K', 250_000],
    ['$500K', 500_000],
    ['$750K', 750_000],
    ['$1M', 1_000_000],
  ] as const) {
    await page.press(pick)
    expect(person(page)).toMatchObject({ selectedCoverage: amount })
  }

  await goToQuestion('phone')
  await page.type('What is your phone number?', '937x5550118')
  expect(person(page)).toMatchObject({ phone: '(937) 555-0118' })

  await goToQuestion('dateOfBirth')
  for (const [year, said] of [
    ['2031', 'The year 2031 is in the future.'],
    ['1899', 'The year must be 1900 or later.'],
  ] as const) {
    await page.type('Year', year)
    await goOn(page)
    expect(screen().getByRole('alert').textContent).toContain(said)
    expect(document.activeElement).toBe(screen().getByLabelText('Year'))
  }

  await goToQuestion('weight')
  const weight = screen().getByLabelText('How much do you weigh?')
  expect([weight.getAttribute('min'), weight.getAttribute('max')]).toEqual(['80', '500'])
  await page.type('How much do you weigh?', '79')
  await goOn(page)
  expect(screen().getByRole('alert').textContent).toContain('Type a weight from 80 to 500 pounds.')
  await page.type('How much do you weigh?', '500')
  await goOn(page)
  await arrivedAt('How would you rate your health?')
})

test('[QUEST-56] the defaults are shown: 5 ft 10 in, 170 lb, Standard, 20 years', async () => {
  const open = ['heightFeet', 'heightInches', 'weightPounds', 'healthRating', 'selectedTerm']
  const page = await openQuestion('height', Object.fromEntries(open.map((field) => [field, undefined])))
  const shown = (label: string) => screen().getByLabelText<HTMLSelectElement>(label)
  expect([shown('Feet'), shown('Inches')].map(({ value }) => value)).toEqual(['5', '10'])
  await goOn(page)
  await arrivedAt('How much do you weigh?')
  expect(shown('How much do you weigh?').value).toBe('170')
  await goOn(page)
  await arrivedAt('How would you rate your health?')
  expect(screen().getByRole<HTMLInputElement>('radio', { name: /^Standard/ }).checked).toBe(true)
  await goOn(page)
  await arrivedAt('How long do you want to be covered?')
  expect(screen().getByRole<HTMLInputElement>('radio', { name: /^20 years/ }).checked).toBe(true)
})

test('[FORM-09] [FORM-10] what is typed is kept at once, and a page opened later, in Spanish too, has it', async () => {
  const page = await openQuestion('dateOfBirth', { dateOfBirth: '', gender: undefined })
  await page.select('Month', 'March')
  await page.type('Year', '19')
  expect(person(page)).toMatchObject({ dateOfBirth: '19-03-' })
  await openLivePage('/quote?lng=es', { language: 'es', stored: { formData: page.stored('formData') } })
  await arrivedAt('¿Cuál es su fecha de nacimiento?')
  expect(screen().getByLabelText<HTMLSelectElement>('Mes').value).toBe('3')
  expect(screen().getByLabelText<HTMLInputElement>('Año').value).toBe('19')
})

test('who has answered everything is led to the review, and a later visit begins at the first open question', async () => {
  await openLivePage('/quote', { stored: { formData: answeredForm() } })
  const link = await screen().findByRole('link', { name: 'Review your answers' })
  expect(link.getAttribute('href')).toBe('/quote/review')
  await openLivePage('/quote', { stored: { formData: answeredForm({ email: 'maria', gender: undefined }) } })
  await arrivedAt('What is your email address?')
})

test('[D13] an email address that no mail reaches is asked about once, and holds nobody back', async () => {
  const page = await openQuestion('email', { email: 'a@' })
  await goOn(page)
  await screen().findByText('Is this address complete?')
  // Another answer is another question.
  await page.type('What is your email address?', 'maria@')
  expect(screen().queryByText('Is this address complete?')).toBeNull()
  await goOn(page)
  await page.press('Continue anyway')
  await arrivedAt('What is your phone number?')
})

test('[QUEST-29] [QUEST-30] [QUEST-31] a picked goal opens the recommendation: Learn more leads to its page, Continue takes the type and goes on', async () => {
  const page = await openQuestion('insuranceGoals', unsure, { needsRecommendation: true })
  for (const [goal, type, path] of [
    ['Protect my family', 'Term Life', '/term-life-insurance'],
    ['Build cash value', 'Index Universal Life', '/index-universal-life'],
    ['Plan my estate', 'Whole Life', '/whole-life-insurance'],
  ] as const) {
    fireEvent.click(
      screen().getByLabelText((text) => text.startsWith(goal)),
      { detail: 1 },
    )
    const dialog = await screen().findByRole('dialog')
    expect(within(dialog).getByRole('heading').textContent).toBe(`For “${goal}” we suggest ${type}`)
    expect(within(dialog).getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(path)
    if (goal === 'Plan my estate') fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    else fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  }
  await arrivedAt('Which state do you live in?')
  expect(person(page)).toMatchObject({ selectedPlanType: 'Whole', insuranceGoals: ['estate_planning'] })
})

test('[U5] [INSTANT-30] the price so far comes without a word about the visitor and says what it assumes; while a needed answer is open there is none, and the way to prices without contact keeps all answers', async () => {
  const assumed = { heightFeet: 5, heightInches: 10, weightPounds: 170, answered: ['coverage', 'termLength'] }
  const page = await openQuestion('email', { email: '', ...assumed })
  const price = await screen().findAllByText(/\$\d+\.\d\d/)
  expect(price[0]?.textContent).toMatch(/^From \$\d+\.\d\d a month$/)
  screen().getAllByText(/We assume 5′10″ and 170 lb until you tell us\./)
  expect(page.calls().map(({ name, body }) => [name, body])).toEqual([['price-model', {}]])

  const unpriced = await openQuestion('email', { email: '', gender: undefined, weightPounds: 151 })
  expect(screen().queryByText(/\$\d+\.\d\d/)).toBeNull()
  expect(screen().queryByText(words.contact.working)).toBeNull()
  await unpriced.press(/^See prices without it/, 'link')
  await arrivedAt(/./)
  await expect.poll(() => unpriced.address()).toBe('/white-swan-quotes')
  expect(await screen().findByDisplayValue('151')).toBeTruthy()
})

test('[QUIZ-07] [QUIZ-08] [QUIZ-09] [QUIZ-10] the goal quiz suggests a type for each goal, leads to its page and to the quote, and begins again', async () => {
  const page = await openLivePage('/what-life-insurance-should-i-get')
  for (const [goal, type, path] of [
    ['Protect my family', 'Term Life', '/term-life-insurance'],
    ['Pay off my mortgage', 'Term Life', '/mortgage-protection'],
    ['Build wealth', 'Index Universal Life', '/index-universal-life'],
    ['Get covered with health issues', 'Whole Life', '/whole-life-insurance'],
    ['Cover final expenses', 'Whole Life', '/final-expense-insurance'],
  ] as const) {
    await page.choose(goal)
    await screen().findByRole('heading', { level: 3, name: `For “${goal},” what often fits is ${type}` })
    expect(screen().getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(path)
  }
  const region = screen().getByRole('region', { name: 'What should your life insurance do?' })
  const quote = within(region).getByRole('link', { name: 'Get Your Free Quote' })
  expect(quote.getAttribute('href')).toBe('/quote')
  await page.press('Take Quiz Again')
  await screen().findByText('Pick a goal to see what often fits, and why.')
  expect(
    screen()
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked),
  ).toEqual([])
  expect(document.activeElement).toBe(
    screen().getByRole('heading', { name: 'What should your life insurance do?' }),
  )
})

const family = {
  'Yearly income to replace': '60,000',
  'Mortgage left': '$180k',
  'Other debts': '12500',
  'Children to put through school': '2',
  'Cost for each child': '40,000',
  Savings: '50,000',
  'Life insurance you have': '100,000',
}

test('the calculator of needs explains its answer, which the coverage question takes; what is there can be enough, and more than the question takes is cut', async () => {
  const page = await openQuestion('coverage', { selectedCoverage: 500_000 })
  await page.press('How much do I need?')
  const dialog = within(await screen().findByRole('dialog'))
  const fillIn = async (answers: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(answers)) await page.type(label, text)
  }
  await fillIn({ 'Mortgage left': '100,000', Savings: '150,000' })
  await dialog.findAllByText(/What you have covers it\./)
  await fillIn({ 'Mortgage left': '3m', Savings: '' })
  await dialog.findAllByText(/Here you can ask for up to \$2,000,000\./)
  await fillIn(family)
  await dialog.findByText('You need about $722,500.')
  dialog.getByText('Rounded up to the next $25,000: $725,000.')
  const rows = within(dialog.getByRole('table', { name: 'How it adds up' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' '))).toMatchObject(
    [
      /Income.*\$600,000/,
      /Mortgage.*\$180,000/,
      /Other debts.*\$12,500/,
      /Education.*\$80,000/,
      /Savings.*−\$50,000/,
      /Insurance you have.*−\$100,000/,
      /What you need.*\$722,500/,
    ].map((row) => expect.stringMatching(row)),
  )
  await page.press('Use $725,000')
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('$725,000')
  expect(person(page)).toMatchObject({ selectedCoverage: 725_000 })
  expect(page.calls()).toEqual([])
})

test('a wrong amount in the calculator is named once its field is left, and kept in the tab in both languages; what is corrupt there starts again', async () => {
  const page = await openQuestion('coverage')
  await page.press('How much do I need?')
  await page.type('Mortgage left', 'ask Luis')
  expect(screen().queryByRole('alert')).toBeNull()
  fireEvent.focusOut(screen().getByLabelText('Mortgage left'))
  expect((await screen().findByRole('alert')).textContent).toMatch(/^We can’t read this amount\./)
  await page.press('Use this amount')
  expect(document.activeElement).toBe(screen().getByLabelText('Mortgage left'))
  const tab = { needs: page.inTab('needs') }
  const spanish = await openLivePage('/quote?lng=es', {
    language: 'es',
    tab,
    stored: { formData: answeredForm() },
  })
  window.history.replaceState({ usr: { step: 'coverage' }, key: 'coverage' }, '')
  fireEvent(window, new PopStateEvent('popstate'))
  await spanish.press('¿Cuánto necesito?')
  expect((await screen().findByLabelText<HTMLInputElement>('Hipoteca pendiente')).value).toBe('ask Luis')
  expect((await screen().findByRole('alert')).textContent).toContain('No podemos leer este monto.')

  const needs = '{"yearlyIncome":5,"debts":"40,000"'
  const corrupt = await openLivePage('/quote', { tab: { needs }, stored: { formData: answeredForm() } })
  await goToQuestion('coverage')
  await corrupt.press('How much do I need?')
  expect((await screen().findByLabelText<HTMLInputElement>('Other debts')).value).toBe('')
  expect(screen().getByLabelText<HTMLInputElement>('For how many years').value).toBe('10')
})
