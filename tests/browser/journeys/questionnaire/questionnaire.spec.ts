import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { continueButton, question, storedPerson } from '../../fixtures/quotes/open-question.ts'
import { added, fillPerson, luis, openPeople } from '../../fixtures/quotes/people.ts'
import { cartItem, stored } from '../../fixtures/quotes/stub-quotes.ts'

test('[QUEST-04] [QUEST-10] [QUEST-13] [QUEST-57] [QUEST-58] [PEOPLE-01] a visitor answers every question by keyboard, adds a spouse on the review and compares prices for both', async ({
  page,
}) => {
  test.slow()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(rest|auth|functions)\/v1\//.test(pathname)) calls.push(pathname)
  })
  await page.goto('/quote')
  await hydrated(page)
  const { keyboard } = page
  const asked = (title: string) => expect(question(page)).toHaveText(title)
  await asked('Which type of policy are you looking for?')
  await expect(question(page)).toHaveCount(1)
  await page.getByRole('radio').first().focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await asked('Which state do you live in?')
  await keyboard.press('Tab')
  await keyboard.type('Ohio')
  await continueButton(page).press('Enter')
  await asked('How much coverage do you want?')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  for (const [title, answer] of [
    ['What is your full name?', 'Maria Alvarez'],
    ['What is your email address?', 'maria@example.com'],
    ['What is your phone number?', '9375550118'],
  ] as const) {
    await asked(title)
    await keyboard.type(answer)
    await keyboard.press('Enter')
  }
  await asked('What is your date of birth?')
  await page.getByLabel('Month').focus()
  for (const part of ['March', '14', '1988']) {
    await keyboard.type(part)
    await keyboard.press(part === '1988' ? 'Enter' : 'Tab')
  }
  await asked('What is your sex?')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await asked('Have you used tobacco or nicotine in the last 12 months?')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await asked('How tall are you?')
  await continueButton(page).press('Enter')
  await asked('How much do you weigh?')
  await keyboard.press('Enter')
  await asked('How would you rate your health?')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await asked('How long do you want to be covered?')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(page.getByText('25 years covers you')).toBeVisible()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/quote/review')
  expect(await storedPerson(page)).toMatchObject({
    selectedPlanType: 'Term',
    residentState: 'OH',
    selectedCoverage: 275_000,
    phone: '(937) 555-0118',
    dateOfBirth: '1988-03-14',
    gender: 'Female',
    smoker: false,
    selectedTerm: 25,
  })
  expect(calls).toEqual([])

  await test.step('a spouse, who is still there after a reload', async () => {
    await page.getByRole('button', { name: 'Add a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a person' })
    await fillPerson(dialog, luis)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Add a person' })).toBeFocused()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'Luis Alvarez' })).toContainText(
      'Spouse, born June 2, 1984',
    )
  })

  await test.step('prices for both', async () => {
    await page.getByRole('link', { name: 'View Plans' }).click()
    await expect(question(page)).toHaveText('Your Personalized Insurance Plans')
    await expect(page.getByRole('article').first()).toContainText(/\$\d/)
    await page.getByRole('button', { name: 'Luis (spouse)' }).click()
    await expect(page.getByText('For Luis Alvarez')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/\$\d/)
  })
})

test('[PEOPLE-03] [REVIEW-02] [REVIEW-06] [REVIEW-07] [REVIEW-11] [REVIEW-12] a visitor corrects answers on the review, edits and removes a person with their plan, and starts over', async ({
  page,
}) => {
  const item = { id: 'item-2', personId: 'p2', personName: 'Luis Alvarez', relationship: 'Spouse' }
  const people = await openPeople(page, [added('p2')], { cart: [cartItem(), cartItem(item)] })
  await test.step('each change comes back to the review', async () => {
    await page.getByRole('link', { name: 'maria@example.com, change: Email' }).click()
    await page.getByLabel('What is your email address?').fill('ana@example.com')
    await continueButton(page).click()
    await expect(page).toHaveURL('/quote/review')
    await expect(page.getByText('ana@example.com')).toBeVisible()
    await page.getByRole('link', { name: 'Edit Health Information' }).click()
    await expect(page).toHaveURL('/quote')
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    await continueButton(page).click()
    await expect(page).toHaveURL('/quote/review')
    await expect(page.locator('#main').getByText('Male', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(question(page)).toHaveText('How long do you want to be covered?')
    await continueButton(page).click()
    await expect(page).toHaveURL('/quote/review')
  })

  await test.step('what is typed is kept on the way to the plans and back', async () => {
    await page.getByRole('textbox', { name: 'Medications' }).fill('Albuterol')
    await page.getByRole('link', { name: 'View Plans' }).click()
    await expect(page).toHaveURL('/marketplace')
    // The address changes before the page does; only when the review has left has it kept what was typed.
    await expect(question(page)).toHaveText('Your Personalized Insurance Plans')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Remove Albuterol' })).toBeVisible()
    expect(await storedPerson(page)).toMatchObject({ medications: ['Albuterol'] })
  })

  await test.step('a person is edited and removed, and the cart follows', async () => {
    await people.getByRole('button', { name: 'Edit Luis Alvarez' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Luis Alvarez' })
    await dialog.getByLabel('Full name').fill('Luis Alvarez Diaz')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(people.getByRole('listitem').nth(1)).toContainText('Luis Alvarez DiazSpouse')
    expect(await stored(page, 'cart')).toMatchObject([
      { personName: 'Maria Alvarez' },
      { personName: 'Luis Alvarez Diaz' },
    ])
    await people.getByRole('button', { name: 'Remove Luis Alvarez Diaz' }).click()
    const sure = page.getByRole('dialog', { name: 'Remove Luis Alvarez Diaz?' })
    await expect(sure).toContainText('takes 1 plan out of your cart')
    await sure.getByRole('button', { name: 'Remove' }).click()
    await expect(people.getByRole('listitem')).toHaveCount(1)
    await expect(people.getByRole('heading', { name: 'Who is this for?' })).toBeFocused()
    expect(await stored(page, 'cart')).toMatchObject([{ id: 'item-1' }])
  })

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(question(page)).toHaveText('Which type of policy are you looking for?')
  expect(await stored(page, 'formData')).toBeNull()
})
