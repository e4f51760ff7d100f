import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { continueButton, openQuestion, question, storedPerson } from '../../fixtures/quotes/open-question.ts'

const genericError = 'Please provide a valid answer to continue.'

test('[QUEST-04] [QUEST-05] [QUEST-06] [QUEST-09] [QUEST-16] one question with its progress and badges; the first has no Back; a refused answer is said in the title until it is put right', async ({
  page,
}) => {
  await page.goto('/quote')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(question(page)).toHaveText('Which type of policy are you looking for?')
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('progressbar')).toContainText('Step 1 of 14')
  await expect(page.getByRole('progressbar')).toContainText('7%')
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  await expect(page.getByText('SSL Secured')).toBeVisible()
  await expect(page.getByText('HIPAA Compliant')).toBeVisible()

  await continueButton(page).press('Enter')
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('radio', { name: /^Term Life/ }).check()
  await continueButton(page).click()
  await expect(question(page)).toHaveText('Which state do you live in?')
  await expect(page).not.toHaveTitle(/^Error: /)
})

test('[QUEST-10] [QUEST-13] from the first question to the review by keyboard alone', async ({ page }) => {
  await page.goto('/quote')
  await hydrated(page)
  const { keyboard } = page
  const asked = (title: string) => expect(question(page)).toHaveText(title)
  await page.getByRole('radio').first().focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await asked('Which state do you live in?')
  await keyboard.press('Tab')
  await keyboard.type('Ohio')
  await keyboard.press('Tab')
  await page.getByRole('combobox').focus()
  await keyboard.press('Tab')
  await continueButton(page).focus()
  await keyboard.press('Enter')
  await asked('How much coverage do you want?')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await asked('What is your full name?')
  await keyboard.type('Maria Alvarez')
  await keyboard.press('Enter')
  await asked('What is your email address?')
  await keyboard.type('maria@example.com')
  await keyboard.press('Enter')
  await asked('What is your phone number?')
  await keyboard.type('9375550118')
  await keyboard.press('Enter')
  await asked('What is your date of birth?')
  await page.getByLabel('Month').focus()
  await keyboard.type('March')
  await keyboard.press('Tab')
  await keyboard.type('14')
  await keyboard.press('Tab')
  await keyboard.type('1988')
  await keyboard.press('Enter')
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
})

test('[QUEST-11] [QUEST-12] [ERROR-01] [ERROR-03] an invalid answer stays, with the message below it, until the next Continue', async ({
  page,
}) => {
  await openQuestion(page, 'email', { email: 'maria' })
  const field = page.getByLabel('What is your email address?')
  await expect(continueButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(continueButton(page)).not.toHaveAttribute('disabled')
  await continueButton(page).press('Enter')

  const box = page.getByRole('alert')
  await expect(box).toContainText(genericError)
  await expect(box).toContainText('An email address has an @ in it')
  await expect(question(page)).toHaveText('What is your email address?')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Please provide a valid answer/)
  const [fieldBox, alertBox] = [await field.boundingBox(), await box.boundingBox()]
  expect(alertBox?.y).toBeGreaterThan((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0))
  await expect(box).toHaveCSS('border-color', 'rgb(163, 33, 26)')

  await field.press('Enter')
  await expect(box).toHaveCount(1)
  await field.fill('maria@example.com')
  await expect(box).toBeVisible()
  await expect(continueButton(page)).not.toHaveAttribute('aria-disabled')
  await field.press('Enter')
  await expect(question(page)).toHaveText('What is your phone number?')
  await expect(box).toHaveCount(0)
})

test('[QUEST-08] [ERROR-02] Back leads to the question before and clears the message; so does the browser’s, and a reload stays', async ({
  page,
}) => {
  await openQuestion(page, 'fullName', { fullName: '' })
  await continueButton(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText(genericError)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(question(page)).toHaveText('How much coverage do you want?')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await continueButton(page).click()
  await expect(question(page)).toHaveText('What is your full name?')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.reload()
  await expect(question(page)).toHaveText('What is your full name?')
  await page.goBack()
  await expect(question(page)).toHaveText('How much coverage do you want?')
  await page.goForward()
  await expect(question(page)).toHaveText('What is your full name?')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(question(page)).toHaveText('How much coverage do you want?')
})

test('[QUEST-14] while the review loads, Continue says "Processing..." and is disabled', async ({ page }) => {
  await openQuestion(page, 'termLength')
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/review-|\/routes\/review\.tsx/, async (route) => {
    await gate
    await route.continue()
  })
  await continueButton(page).click()
  const busy = page.getByRole('button', { name: 'Processing...' })
  await expect(busy).toBeVisible()
  await expect(busy).toHaveAttribute('disabled')
  letGo()
  await expect(page).toHaveURL('/quote/review')
})

for (const [width, moves] of [
  [768, true],
  [769, false],
] as const) {
  test(`[QUEST-15] at ${width} px the page ${moves ? 'goes to its top 100 ms after' : 'stays where it is when'} the question changes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 300 })
    await page.clock.install()
    await openQuestion(page, 'state')
    await page.evaluate(() => window.scrollTo(0, 250))
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    expect(await scrolled()).toBe(250)
    await page.clock.pauseAt(Date.now() + 60_000)
    await continueButton(page).focus()
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveText('How much coverage do you want?')
    await page.clock.runFor(99)
    expect(await scrolled()).toBeGreaterThan(0)
    await page.clock.runFor(1)
    if (moves) await expect.poll(scrolled).toBe(0)
    else expect(await scrolled()).toBeGreaterThan(0)
  })
}

test('[QUEST-18] [QUEST-19] editStep opens its question, is cleared, and Continue returns to the review', async ({
  page,
}) => {
  await openQuestion(page, 'policyType')
  await page.evaluate(() =>
    window.history.replaceState({ usr: { editStep: 'tobacco' }, key: 'edit', idx: 0 }, ''),
  )
  await page.reload()
  await expect(question(page)).toContainText('tobacco')
  await expect
    .poll(() => page.evaluate(() => window.history.state.usr))
    .toEqual({ step: 'tobacco', isEdit: true })
  await page.getByRole('radio', { name: 'Yes' }).check()
  await continueButton(page).click()
  await expect(page).toHaveURL('/quote/review')
})

test('[FORM-09] [FORM-10] what is typed is kept at once: reload, language and a closed tab lose nothing', async ({
  context,
  page,
}) => {
  await openQuestion(page, 'dateOfBirth', { dateOfBirth: '', gender: undefined })
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').fill('19')
  expect((await storedPerson(page)).dateOfBirth).toBe('19-03-')
  await page.reload()
  await expect(page.getByLabel('Month')).toHaveValue('3')
  await expect(page.getByLabel('Year')).toHaveValue('19')

  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(question(page)).toHaveText('¿Cuál es su fecha de nacimiento?')
  await expect(page.getByRole('textbox', { name: 'Año' })).toHaveValue('19')

  await page.close()
  const later = await context.newPage()
  await later.goto('/quote')
  await expect(question(later)).toHaveText('¿Cuál es su fecha de nacimiento?')
  await expect(later.getByLabel('Mes')).toHaveValue('3')
  await expect(later.getByRole('textbox', { name: 'Año' })).toHaveValue('19')
})

test('who has answered everything is led from the first question straight to the review, and a fresh visit goes on at the first open one', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote')
  await page.getByRole('link', { name: 'Review your answers' }).click()
  await expect(page).toHaveURL(/\/quote\/review$/)

  const form = JSON.stringify(answeredForm({ email: 'maria', gender: undefined }))
  await page.evaluate((answers) => localStorage.setItem('formData', answers), form)
  await page.goto('/quote')
  await expect(question(page)).toHaveText('What is your email address?')
})

test('the second press of a double tap takes nothing of the question that came under it', async ({
  page,
}) => {
  await openQuestion(page, 'fullName')
  await expect(question(page)).toHaveText('What is your full name?')
  await page.getByRole('link', { name: 'See prices without it' }).hover()
  // A press that the question takes is heard beyond it.
  await page.evaluate(() =>
    window.addEventListener('click', ({ detail }) => {
      document.title = `taken ${detail}`
    }),
  )
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.title()).not.toContain('taken')
  await expect(question(page)).toHaveText('What is your full name?')
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL('/white-swan-quotes')
})

test('a double tap goes on, and back, by one question', async ({ page }) => {
  await openQuestion(page, 'state')
  await continueButton(page).dblclick()
  await expect(question(page)).toHaveText('How much coverage do you want?')
  const length = await page.evaluate(() => history.length)
  await continueButton(page).dblclick()
  await expect(question(page)).toHaveText('What is your full name?')
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.getByRole('button', { name: 'Back', exact: true }).dblclick()
  await expect(question(page)).toHaveText('How much coverage do you want?')
})
