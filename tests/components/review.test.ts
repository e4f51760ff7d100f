import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { added, cartItem, formOf } from '../fixtures/quotes/visitor.ts'
import { findAll, textOf, textsOf } from '../pages/site.ts'
import { type LivePage, openLivePage, screen } from './open-page.ts'

const arrivedAt = (text: string) => screen().findByRole('heading', { level: 1, name: text })
const openReview = (changes: Record<string, unknown> = {}) =>
  openLivePage('/quote/review', { stored: { formData: answeredForm(changes) } })

function cardOf(name: string): HTMLElement {
  const card = findAll(document, 'section').find((part) => part.querySelector('h2')?.textContent === name)
  if (!card) throw new Error(`The review has no card ${name}`)
  return card
}

const cards = ['Insurance Goals', 'Personal Information', 'Health Information'] as const

test('[REVIEW-01] three cards have every answer in words, each of which leads to its own question', async () => {
  await openReview({ insuranceGoals: ['peace_of_mind'] })
  await screen().findByRole('link', { name: 'maria@example.com, change: Email' })
  const answers = {
    'Insurance Goals': ['Term Life', '$500,000', '20 years', 'Peace of mind'],
    'Personal Information': [
      'Maria Alvarez',
      'Florida',
      'maria@example.com',
      '(305) 555-0188',
      'April 12, 1986',
    ],
    'Health Information': ['Female', 'No', '5 ft 5 in', '150 lb', 'Preferred'],
  }
  for (const name of cards) for (const answer of answers[name]) expect(textOf(cardOf(name))).toContain(answer)
})

test('[QUEST-18] [QUEST-19] [REVIEW-03] [REVIEW-04] [REVIEW-05] Edit of each card opens its first question, once, and Continue asks what the edit opened before it comes back', async () => {
  const page = await openReview()
  for (const [card, title, step] of [
    ['Personal Information', 'Which state do you live in?', 'state'],
    ['Health Information', 'What is your sex?', 'sex'],
    ['Insurance Goals', 'Which type of policy are you looking for?', 'policyType'],
  ] as const) {
    await page.press(`Edit ${card}`, 'link')
    await arrivedAt(title)
    await expect.poll(() => window.history.state.usr).toEqual({ step, isEdit: true })
    if (step === 'policyType') await page.choose('Not Sure')
    await page.press('Continue')
    if (step !== 'policyType') await arrivedAt('Review your answers')
  }
  await arrivedAt('What matters most to you?')
})

test('[D4] [REVIEW-01] with a question open the cards, Back and View Plans stay, and the page says what is missing and leads there', async () => {
  const page = await openReview({ email: '' })
  await screen().findByRole('heading', { name: 'A few questions are left' })
  for (const name of cards) expect(cardOf(name)).toBeTruthy()
  screen().getByRole('button', { name: 'Back' })
  expect(screen().getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/marketplace')
  screen().getByRole('link', { name: 'Answer the questions' })
  await page.press('Not answered yet: Email', 'link')
  await arrivedAt('What is your email address?')
  await page.type('What is your email address?', 'ana@example.com')
  await page.press('Continue')
  await arrivedAt('Review your answers')
  await screen().findByText('ana@example.com')
  expect(screen().queryByRole('heading', { name: 'A few questions are left' })).toBeNull()
})

test('[REVIEW-10] conditions are added and removed; Start over asks first, and clears the amounts of the calculator, too', async () => {
  const page = await openLivePage('/quote/review', {
    stored: { formData: answeredForm() },
    tab: { needs: { savings: '150,000' } },
  })
  await page.type('Medical conditions', 'Asthma')
  await page.press(/^Add.*condition/i)
  await screen().findByRole('button', { name: 'Remove Asthma' })
  expect(page.stored('formData')).toMatchObject({ people: [{ medicalConditions: ['Asthma'] }] })
  await page.press('Remove Asthma')
  expect(page.stored('formData')).toMatchObject({ people: [{ medicalConditions: [] }] })
  await page.press('Start over')
  await page.press('Keep my answers')
  expect(page.stored('formData')).toMatchObject({ people: [{ fullName: 'Maria Alvarez' }] })
  await page.press('Start over')
  await page.press('Clear my answers')
  await arrivedAt('Which type of policy are you looking for?')
  expect(page.stored('formData')).toBeUndefined()
  expect(page.inTab('needs')).toBeUndefined()
})

const luis = {
  'Full name': 'Luis Alvarez',
  Day: '2',
  Year: '1984',
  Weight: '180',
}

async function fillLuis(page: LivePage, changes: Partial<typeof luis> = {}) {
  await page.press('Add a person')
  await page.select('How is this person related to you?', 'Spouse')
  await page.select('Month', 'June')
  for (const [label, text] of Object.entries({ ...luis, ...changes })) await page.type(label, text)
  const dialog = within(await screen().findByRole('dialog'))
  for (const name of ['Male', 'No']) dialog.getByRole('radio', { name }).click()
  await page.select('Feet', '5 ft')
  await page.select('Inches', '11 in')
  await page.select('How is this person’s health?', 'Preferred')
}

test('[PEOPLE-01] what is missing about another person is said in one place, and what is typed outlives a reload and closing, not Cancel', async () => {
  const page = await openLivePage('/quote/review', { stored: { formData: formOf([]) } })
  await fillLuis(page, { Year: '2015', Weight: '18' })
  await page.press('Save')
  const summary = await screen().findByRole('region', { name: 'Please provide a valid answer to continue.' })
  expect(document.activeElement).toBe(summary)
  expect(textsOf(within(summary).getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Only a child can be under 18 here/),
    expect.stringMatching(/^Type a weight from 80 to 500 pounds/),
  ])
  expect(document.title).toMatch(/^Error: /)
  await page.type('Year', '1984')
  expect(within(summary).getAllByRole('listitem')).toHaveLength(1)

  const again = await page.reload()
  expect((await screen().findByLabelText<HTMLInputElement>('Full name')).value).toBe('Luis Alvarez')
  await again.press('Cancel')
  await again.press('Add a person')
  expect((await screen().findByLabelText<HTMLInputElement>('Full name')).value).toBe('')
  expect(again.stored('formData')).toMatchObject({ numberOfPeople: 1 })
})

test('ten people are as many as fit, and starting over clears them with their plans', async () => {
  const others = Array.from({ length: 9 }, (_, index) => added(`p${index}`, { fullName: `Child ${index}` }))
  const cart = [cartItem(), cartItem({ id: 'item-2', personId: 'p3', personName: 'Child 3' })]
  const page = await openLivePage('/quote/review', { stored: { formData: formOf(others), cart } })
  await screen().findByText(/You have 10 people, the most that fit here\./)
  expect(screen().queryByRole('button', { name: 'Add a person' })).toBeNull()
  await page.press('Start over')
  expect((await screen().findByRole('dialog')).textContent).toContain('the people you added, and their plans')
  await page.press('Clear my answers')
  await arrivedAt('Which type of policy are you looking for?')
  expect(page.stored('cart')).toMatchObject([{ personId: 'primary' }])
})
