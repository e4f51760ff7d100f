import type { Page } from '@playwright/test'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { continueButton, question, storedPerson } from '../../fixtures/quotes/open-question.ts'

async function openReview(page: Page, changes: Record<string, unknown> = {}) {
  await seed(page, { formData: answeredForm(changes) })
  await page.goto('/quote/review')
  await hydrated(page)
}

test('[REVIEW-01] [REVIEW-06] three cards with every answer in words, each of which leads to its own question; Back opens the last one', async ({
  page,
}) => {
  await openReview(page, { insuranceGoals: ['peace_of_mind'] })
  for (const [name, answers] of Object.entries({
    'Insurance Goals': ['Term Life', '$500,000', '20 years', 'Peace of mind'],
    'Personal Information': [
      'Maria Alvarez',
      'Florida',
      'maria@example.com',
      '(305) 555-0188',
      'April 12, 1986',
    ],
    'Health Information': ['Female', 'No', '5 ft 5 in', '150 lb', 'Preferred'],
  })) {
    const card = page.locator('section', { has: page.getByRole('heading', { name, level: 2 }) })
    for (const answer of answers) await expect(card.getByText(answer, { exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'maria@example.com, change: Email' }).click()
  await page.getByLabel('What is your email address?').fill('ana@example.com')
  await continueButton(page).click()
  await expect(page.getByText('ana@example.com')).toBeVisible()

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/quote')
  await expect(question(page)).toHaveText('How long do you want to be covered?')
  await continueButton(page).click()
  await expect(page).toHaveURL('/quote/review')
})

test('[REVIEW-02] [REVIEW-11] [REVIEW-03] [REVIEW-04] [REVIEW-05] Edit of each card opens its first question, and Continue comes back, after it has asked what the edit opened', async ({
  page,
}) => {
  await openReview(page)
  for (const { card, title, change } of [
    {
      card: 'Insurance Goals',
      title: 'Which type of policy are you looking for?',
      change: 'Whole Life',
    },
    { card: 'Personal Information', title: 'Which state do you live in?', change: undefined },
    { card: 'Health Information', title: 'What is your sex?', change: 'Male' },
  ]) {
    await page.getByRole('link', { name: `Edit ${card}` }).click()
    await expect(page).toHaveURL('/quote')
    await expect(question(page)).toHaveText(title)
    if (change) await page.getByRole('radio', { name: new RegExp(`^${change}`) }).check()
    else await page.getByRole('combobox').selectOption('Ohio')
    await continueButton(page).click()
    await expect(page).toHaveURL('/quote/review')
    await expect(page.locator('#main').getByText(change ?? 'Ohio', { exact: true })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Edit Insurance Goals' }).click()
  await page.getByRole('radio', { name: 'Not Sure' }).check()
  await continueButton(page).click()
  await expect(question(page)).toHaveText('What matters most to you?')
  await page.getByRole('radio', { name: 'Plan my estate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/quote/review')
  await expect(page.getByText('Plan my estate')).toBeVisible()
})

test('[REVIEW-07] [REVIEW-10] [REVIEW-12] conditions and medications are added, kept while View Plans leads to /marketplace, and removed; Start over asks back, then clears the answers', async ({
  page,
}) => {
  await openReview(page)
  await page.getByRole('textbox', { name: 'Medical conditions' }).fill('Asthma')
  await page.getByRole('textbox', { name: 'Medical conditions' }).press('Enter')
  await page.getByRole('textbox', { name: 'Medications' }).fill('Albuterol')
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect(page).toHaveURL('/marketplace')
  // The address changes before the page does; only when the review has left has it kept what was typed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Personalized Insurance Plans')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove Albuterol' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Asthma' }).click()
  expect(await storedPerson(page)).toMatchObject({ medicalConditions: [], medications: ['Albuterol'] })

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Keep my answers' }).click()
  expect((await storedPerson(page)).fullName).toBe('Maria Alvarez')
  await page.getByRole('textbox', { name: 'Medications' }).fill('Lisinopril')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(page).toHaveURL('/quote')
  await expect(question(page)).toHaveText('Which type of policy are you looking for?')
  expect(await page.evaluate(() => localStorage.getItem('formData'))).toBeNull()
})

test('[D4] [REVIEW-01] with a question open the cards, Back and View Plans stay, and the line says what is missing and leads there', async ({
  page,
}) => {
  await openReview(page, { email: '' })
  await expect(page.getByRole('heading', { name: 'A few questions are left' })).toBeVisible()
  for (const name of ['Insurance Goals', 'Personal Information', 'Health Information']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/marketplace')
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await expect(question(page)).toHaveText('What is your email address?')
  await page.goBack()
  await page.getByRole('link', { name: 'Not answered yet: Email' }).click()
  await page.getByLabel('What is your email address?').fill('ana@example.com')
  await continueButton(page).click()
  await expect(page).toHaveURL('/quote/review')
  await expect(page.getByText('ana@example.com')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A few questions are left' })).toHaveCount(0)
})

for (const { language, label } of [
  { language: 'en', label: 'View Plans' },
  { language: 'es', label: 'Ver planes' },
]) {
  test(`[U19] on a phone the way to the plans stays at the foot while the answers are read, and covers nothing at the end (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await seed(page, { formData: answeredForm() })
    await page.goto(`/quote/review?lng=${language}`)
    await hydrated(page)
    const way = page.getByRole('link', { name: label })
    const box = async (locator: typeof way) =>
      (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await expect(way).toBeInViewport({ ratio: 1 })
    // The button of the chat lies elsewhere.
    const chat = page.getByRole('button', { name: /^(Ask a question|Haga una pregunta)/ })
    await expect(async () => {
      const [ours, theirs] = [await box(way), await box(chat)]
      const isBeside = theirs.x >= ours.x + ours.width
      expect(isBeside || theirs.y + theirs.height <= ours.y || theirs.y >= ours.y + ours.height).toBe(true)
    }).toPass()
    // Whatever gets the focus is brought out from behind it.
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus()
      const [focused, foot] = [await box(link), await box(page.locator('[data-slot="answers-nav"]'))]
      const isInFoot = await link.evaluate((element) => element.closest('[data-slot="answers-nav"]') !== null)
      if (!isInFoot) expect(focused.y + focused.height).toBeLessThanOrEqual(foot.y + 1)
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const over = page.getByRole('button', { name: /^(Start over|Empezar de nuevo)$/ })
    await expect
      .poll(async () => {
        const [foot, below] = [await box(page.locator('[data-slot="answers-nav"]')), await box(over)]
        return foot.y + foot.height <= below.y
      })
      .toBe(true)
    await expectNoAxeViolations(page)
  })
}
