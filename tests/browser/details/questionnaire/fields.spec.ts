import { stepIds } from '#domain/questionnaire/questions.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import {
  continueButton,
  goToQuestion,
  notSure,
  openQuestion,
  question,
  storedPerson,
} from '../../fixtures/quotes/open-question.ts'
import { applyForm, applyOnline } from '../../fixtures/quotes/start-application.ts'
import { cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'

test('[QUEST-33] [QUEST-36] [QUEST-37] [QUEST-38] [QUEST-51] state by list, coverage by slider and quick picks, weight from 80 to 500, a phone number that is formatted, and a birth date that says which part is wrong', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00')
  const open = { residentState: '', selectedCoverage: undefined, phone: '', dateOfBirth: '2031-03-14' }
  await openQuestion(page, 'state', open)
  const list = page.getByLabel('Which state do you live in?')
  await expect(list.locator('option')).toHaveCount(52)
  await expect(list.locator('option:checked')).toHaveText('Select your state')
  await expect(continueButton(page)).toHaveAttribute('aria-disabled', 'true')
  await list.selectOption('Ohio')
  expect((await storedPerson(page)).residentState).toBe('OH')

  await goToQuestion(page, 'coverage')
  const slider = page.getByLabel('How much coverage do you want?')
  const shown = page.locator('output')
  await expect(shown).toHaveText('$250,000')
  await expect(slider).toHaveAttribute('min', '25000')
  await expect(slider).toHaveAttribute('max', '2000000')
  await expect(slider).toHaveAttribute('step', '25000')
  await slider.press('ArrowRight')
  await expect(shown).toHaveText('$275,000')
  await slider.press('Home')
  await expect(shown).toHaveText('$25,000')
  await slider.press('End')
  await expect(shown).toHaveText('$2,000,000')
  for (const [pick, amount] of [
    ['$250K', 250_000],
    ['$500K', 500_000],
    ['$750K', 750_000],
    ['$1M', 1_000_000],
  ] as const) {
    await page.getByRole('button', { name: pick }).click()
    await expect(page.getByRole('button', { name: pick })).toHaveAttribute('aria-pressed', 'true')
    expect((await storedPerson(page)).selectedCoverage).toBe(amount)
  }

  await goToQuestion(page, 'phone')
  const phone = page.getByLabel('What is your phone number?')
  await phone.pressSequentially('937x5550118')
  await expect(phone).toHaveValue('(937) 555-0118')
  await phone.press('Home')
  for (const key of ['ArrowRight', 'ArrowRight', 'Backspace']) await phone.press(key)
  await expect(phone).toHaveValue('(375) 550-118')
  await phone.press('4')
  await expect(phone).toHaveValue('(437) 555-0118')
  await phone.fill('(937) 555-01')
  await phone.press('Enter')
  await expect(page.getByRole('alert')).toContainText('You have typed 8 so far')

  await goToQuestion(page, 'dateOfBirth')
  await expect(question(page)).toHaveText('What is your date of birth?')
  await continueButton(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('The year 2031 is in the future.')
  await expect(page.getByLabel('Year')).toBeFocused()
  await page.getByLabel('Year').fill('1899')
  await page.getByLabel('Year').press('Enter')
  await expect(page.getByRole('alert')).toContainText('The year must be 1900 or later.')
  await page.getByLabel('Year').fill('2020')
  await page.getByLabel('Year').press('Enter')
  await expect(question(page)).toHaveText('What is your sex?')

  await goToQuestion(page, 'weight')
  const weight = page.getByLabel('How much do you weigh?')
  await expect(weight).toHaveAttribute('min', '80')
  await expect(weight).toHaveAttribute('max', '500')
  await weight.fill('79')
  await weight.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Type a weight from 80 to 500 pounds.')
  await weight.fill('500')
  await weight.press('Enter')
  await expect(question(page)).toHaveText('How would you rate your health?')
})

test('[QUEST-56] the defaults are shown: 5 ft 10 in, 170 lb, Standard, 20 years', async ({ page }) => {
  const unanswered = {
    heightFeet: undefined,
    heightInches: undefined,
    weightPounds: undefined,
    healthRating: undefined,
    selectedTerm: undefined,
  }
  await openQuestion(page, 'height', unanswered)
  await expect(page.getByLabel('Feet').locator('option:checked')).toHaveText('5 ft')
  await expect(page.getByLabel('Inches').locator('option:checked')).toHaveText('10 in')
  await continueButton(page).click()
  await expect(page.getByLabel('How much do you weigh?')).toHaveValue('170')
  await continueButton(page).click()
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
  await continueButton(page).click()
  await expect(page.getByRole('radio', { name: '20 years' })).toBeChecked()
})

// Every kind of question is judged by axe in one of the two languages, and measured in both.
for (const { locale, width, judged } of [
  { locale: 'en-US', width: 1280, judged: ['policyType', 'state', 'coverage', 'email', 'dateOfBirth'] },
  { locale: 'es-MX', width: 390, judged: ['insuranceGoals', 'phone', 'height', 'weight', 'termLength'] },
]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width, height: 900 } })

    test(`no question breaks an accessibility rule or the page's width, in ${locale}`, async ({ page }) => {
      test.slow()
      await openQuestion(page, 'policyType', { email: '' }, notSure)
      for (const [place, step] of stepIds.entries()) {
        await goToQuestion(page, step)
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(place + 1))
        if (step === 'email') await continueButton(page).press('Enter')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, step).toBeLessThanOrEqual(0)
        if (judged.includes(step)) await expectNoAxeViolations(page)
      }
    })
  })
}

for (const { locale, doubt, goOn, wrong } of [
  {
    locale: 'en-US',
    doubt: 'Is this address complete?',
    goOn: 'Continue anyway',
    wrong: /^This email address is not complete/,
  },
  {
    locale: 'es-MX',
    doubt: '¿Está completa esta dirección?',
    goOn: 'Continuar de todos modos',
    wrong: /^Este correo electrónico no está completo/,
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('[D13] an address that no mail reaches is asked about, holds nobody back, and never ends an application', async ({
      page,
    }) => {
      await openQuestion(page, 'email', { ...chosenPlan, email: 'a@' })
      await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify(cart)), [cartItem()])
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      const next = page.getByRole('button', { name: /^(Continue|Continuar)$/ })
      await next.click()
      await expect(page.getByText(doubt)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectNoAxeViolations(page)
      // Another answer is another question.
      await page.getByRole('main').getByRole('textbox').fill('maria@')
      await expect(page.getByText(doubt)).toHaveCount(0)
      await next.click()
      await page.getByRole('button', { name: goOn }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)

      await page.goto('/quote/options')
      await hydrated(page)
      await applyOnline(page)
      const form = applyForm(page)
      await expect(form.email).toHaveValue('maria@')
      await expect(form.email).toHaveAttribute('aria-invalid', 'true')
      await expect(form.place.getByRole('link', { name: wrong })).toBeVisible()
    })
  })
}

test('on a phone the error of a long list of choices is on screen, with the choices before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/quote')
  await hydrated(page)
  await continueButton(page).press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio').last()).toBeInViewport()
})
