import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { brokenWords } from '../../fixtures/broken-words.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import {
  getQuotes,
  heading,
  healthRating,
  instantForm,
  keptInTab,
  openInstant,
  resultsTitle,
} from '../../fixtures/quotes/instant.ts'
import {
  callsTo,
  holdCalls,
  policy,
  quoteCalls,
  requestCall,
  stubQuotes,
} from '../../fixtures/quotes/stub-quotes.ts'

const incomplete = 'Please fill in all required fields'

/** The labels of a group of choices. */
const choices = (page: Page, name: string | RegExp) =>
  page.getByRole('radiogroup', { name }).locator('label').allInnerTexts()

/** The labels of everything that is asked, in order. */
async function asked(page: Page): Promise<string[]> {
  const names = await page
    .locator(
      'form [data-slot="field"] > label, form [data-slot="field"] > [data-slot="label"], form [data-slot="field"] legend',
    )
    .allInnerTexts()
  return names.map((name) => name.replace(/ \(optional\)$/, ''))
}

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
test('[INSTANT-05] [INSTANT-06] [INSTANT-07] [INSTANT-39] each product asks the common fields and its own alone; Term for Sex at Birth, a duration and accelerated underwriting', async ({
  page,
}) => {
  await openInstant(page, 'questions', instantForm({ expeditedProducts: undefined }))
  expect(await choices(page, 'Sex at Birth')).toEqual(['Male', 'Female'])
  expect(await choices(page, 'Term duration')).toEqual([
    ...['10 years', '15 years', '20 years', '25 years', '30 years'],
  ])
  expect(await choices(page, 'Accelerated underwriting?')).toEqual(['Yes', 'No'])
  const group = page.getByRole('radiogroup', { name: 'Accelerated underwriting?' })
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
  for (const [productType, fields] of Object.entries(own)) {
    await test.step(productType, async () => {
      const form = JSON.stringify(instantForm({ productType }))
      await page.evaluate((answers) => sessionStorage.setItem('instantQuote', answers), form)
      await page.reload()
      await hydrated(page)
      expect(await asked(page)).toEqual([...common, ...fields])
      await expectNoAxeViolations(page)
    })
  }
})

test('[INSTANT-08] [INSTANT-09] Whole offers three paid-up periods and takes a budget, or none', async ({
  page,
}) => {
  await stubQuotes(page, [policy({ term_length: undefined })])
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'questions', instantForm({ productType: 'Whole' }))
  expect(await choices(page, 'Paid up')).toEqual(['10-Pay', '20-Pay', 'To Age 100'])
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
  await page.goBack()
  await page.getByLabel('Premium budget').fill('150')
  await getQuotes(page).click()
  await expect.poll(() => calls.map((call) => call.postDataJSON().premium_budget)).toEqual([undefined, 150])
})

test('[INSTANT-10] [INSTANT-11] IUL offers three goals and four solves; a cash value asks for amount and age', async ({
  page,
}) => {
  await openInstant(page, 'questions', instantForm({ productType: 'IUL' }))
  expect(await choices(page, 'Main goal')).toEqual(['Protection', 'Balanced', 'Accumulation'])
  const solve = page.getByLabel('Solve for')
  expect((await solve.locator('option').allInnerTexts()).slice(1)).toEqual([
    'Min Non-MEC Death Benefit',
    'Max Non-MEC Premium',
    'Target Death Benefit',
    'Solve Cash Value at Age',
  ])
  await expect(page.getByLabel('Cash value you want')).toHaveCount(0)
  await solve.selectOption('Solve Cash Value at Age')
  await expect(heading(page)).toHaveText('Index Universal Life: your price')
  await expect(page.getByLabel('At age')).toHaveValue('65')
  await expect(getQuotes(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Cash value you want').fill('100000')
  await expect(getQuotes(page)).not.toHaveAttribute('aria-disabled')
})

test('[U13] three plain questions light one health rating, each is explained, and the visitor may choose another', async ({
  page,
}) => {
  await stubQuotes(page, [policy()])
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'questions')
  await expect(healthRating(page, 'Preferred')).toBeChecked()
  const ratings = page.getByRole('radiogroup', { name: 'Health rating' })
  for (const name of [
    'Super Preferred',
    'Preferred',
    'Standard',
    'Table 1',
    'Table 2',
    'Table 3',
    'Table 4',
  ]) {
    await expect(ratings.locator('label', { hasText: new RegExp(`^${name}.+\\.$`) })).toHaveCount(1)
  }
  const suggestion = page.getByRole('status').filter({ hasText: 'This points to' })
  const answer = (question: RegExp, choice: 'Yes' | 'No') =>
    page.getByRole('radiogroup', { name: question }).getByLabel(choice).check()
  await answer(/medicine every day/, 'Yes')
  await answer(/cancer, a heart attack or a stroke/, 'No')
  await expect(suggestion).toHaveCount(0)
  await expect(healthRating(page, 'Preferred')).toBeChecked()
  await answer(/in a hospital overnight/, 'No')
  await expect(suggestion).toContainText('This points to Table 1')
  await expect(suggestion).toContainText('It is a guess: the carrier has the last word.')
  await expect(healthRating(page, 'Table 1')).toBeChecked()
  await expectNoAxeViolations(page)
  await healthRating(page, 'Standard').check()
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
  expect(calls.map((call) => call.postDataJSON().health_rating)).toEqual(['Standard'])
  // The answers are there as long as the page is.
  await page.goBack()
  await expect(suggestion).toContainText('This points to Table 1')
  await expect(healthRating(page, 'Standard')).toBeChecked()
  expect(JSON.stringify(calls.map((call) => call.postDataJSON()))).not.toMatch(/medicine|hospital|illness/)
})

test('[U13] what only insurers say is explained where it stands: 20-Pay, a goal, a term, a death benefit', async ({
  page,
}) => {
  await openInstant(page, 'questions', instantForm({ productType: 'Whole' }))
  const paidUp = page.getByRole('radiogroup', { name: 'Paid up' })
  await expect(paidUp).toHaveAccessibleDescription(/^You pay for 20 years\. Then it is paid off/)
  await paidUp.getByLabel('10-Pay').check()
  await expect(paidUp).toHaveAccessibleDescription(/^You pay for 10 years\./)
  await expect(page.getByLabel('Death benefit')).toHaveAccessibleDescription(/^What your family gets/)
})

test('an amount is one tap away, and what is still open stands beside the button', async ({ page }) => {
  await openInstant(page, 'questions', instantForm({ gender: undefined, deathBenefit: null }))
  await expect(page.getByText('Still needed: sex at birth and death benefit.')).toBeVisible()
  await page.getByRole('button', { name: '$250,000' }).click()
  await expect(page.getByLabel('Death benefit')).toHaveValue('250000')
  await expect(page.getByText('Still needed: sex at birth.')).toBeVisible()
})

test('[INSTANT-20] Get quotes is disabled while an answer is open and while quotes load', async ({
  page,
}) => {
  await stubQuotes(page, [policy()])
  const held = await holdCalls(page, requestCall)
  await openInstant(page, 'questions', instantForm({ tobacco: undefined }))
  await expect(getQuotes(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radiogroup', { name: 'Tobacco' }).getByLabel('No').check()
  await expect(getQuotes(page)).not.toHaveAttribute('aria-disabled')
  await expect(getQuotes(page)).toBeEnabled()
  await getQuotes(page).click()
  await expect(getQuotes(page)).toBeDisabled()
  await expect(
    page.getByRole('status').getByRole('heading', { name: 'Finding Your Best Rates' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await held.release()
  await expect(heading(page)).toHaveText(resultsTitle)
})

test('[ERROR-20] an open form says so in a red box, names what is open, marks it and asks nobody', async ({
  page,
}) => {
  const calls = callsTo(page, quoteCalls)
  await openInstant(page, 'questions', instantForm({ gender: undefined, expeditedProducts: undefined }))
  await getQuotes(page).press('Enter')
  const box = page.getByRole('alert')
  await expect(box.getByText(incomplete, { exact: true })).toBeVisible()
  await expect(box).toContainText('Still needed: sex at birth and accelerated underwriting.')
  await expect(box.and(page.locator(builtSelector('.alert_red')))).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  const sex = page.getByRole('radiogroup', { name: 'Sex at Birth' })
  await expect(sex).toHaveAttribute('aria-invalid', 'true')
  await expect(sex).toHaveAccessibleDescription('Choose Male or Female.')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Space')
  await expect(box).toContainText('Still needed: accelerated underwriting.')
  await page.getByRole('radiogroup', { name: 'Accelerated' }).getByLabel('Yes').check()
  await expect(box).toHaveCount(0)
  await expect(page).toHaveTitle(/^Instant/)
  expect(calls).toHaveLength(0)
})

const wrong: [label: string, text: string, message: string][] = [
  ['Date of birth', '1899-12-31', 'The year must be 1900 or later.'],
  ['Date of birth', '2999-01-01', 'This date is in the future. Check the year.'],
  ['Date of birth', '', 'Enter the full date: month, day and year.'],
  ['Feet', '3', 'Enter 4 to 7 feet.'],
  ['Feet', '', 'Enter your height in feet.'],
  ['Inches', '12', 'Enter 0 to 11 inches.'],
  ['Weight', '79', 'Enter 80 to 500 pounds.'],
  ['Weight', '501', 'Enter 80 to 500 pounds.'],
  ['Weight', '', 'Enter your weight.'],
  ['Death benefit', '24999', 'Enter whole dollars, $25,000 or more.'],
  ['Death benefit', '', 'Enter an amount.'],
  ['Death benefit', '-5', 'Enter whole dollars, $25,000 or more.'],
  ['Premium budget', '-1', 'Enter an amount, or leave it empty.'],
  ['Cash value you want', '', 'Enter an amount.'],
  ['At age', '17', 'Enter an age from 18 to 100.'],
  ['At age', '101', 'Enter an age from 18 to 100.'],
  ['At age', '', 'Enter an age.'],
]
test('an answer that cannot be is refused with what to do, and the focus goes there', async ({ page }) => {
  const calls = callsTo(page, quoteCalls)
  const solve = { solveFor: 'Solve Cash Value at Age', cashValueSolveAmount: 90_000 }
  await openInstant(page, 'questions', instantForm({ productType: 'IUL', ...solve }))
  for (const [label, text, message] of wrong) {
    await test.step(`“${text}” as ${label}`, async () => {
      const field = page.getByLabel(label)
      const right = await field.inputValue()
      await field.fill(text)
      await getQuotes(page).press('Enter')
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(incomplete)
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.$?]/g, '\\$&')))
      await field.fill(right)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })
  }
  expect(calls).toHaveLength(0)
})

test('someone under 18 gets a plain message instead of prices, and no call is made', async ({ page }) => {
  const calls = callsTo(page, quoteCalls)
  await openInstant(page, 'questions', instantForm({ dateOfBirth: '2015-01-01' }))
  await getQuotes(page).click()
  const message = page.getByText('We can’t show prices for someone under 18')
  await expect(message).toBeVisible()
  expect(calls).toHaveLength(0)
  await page.getByLabel('Date of birth').fill('1990-01-01')
  await expect(message).toHaveCount(0)
})

test('the calculator’s amount is taken over', async ({ page }) => {
  await openInstant(page, 'questions')
  await page.getByRole('button', { name: 'How much do I need?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Death benefit')).toHaveValue('500000')
})

test('the body carries the placeholder prospect, never the visitor', async ({ page, request }) => {
  const { placeholderProspect } = await (await request.get('/config.json')).json()
  await stubQuotes(page, [policy()])
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'questions')
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
  const body = calls[0]?.postDataJSON()
  expect(body).toMatchObject({
    policy_type: 'Term',
    term_duration: 20,
    expedited_products: true,
    ...placeholderProspect,
  })
  expect(Object.keys(await keptInTab(page))).not.toContain('name')
  await expect(page.getByRole('textbox', { name: /name|e-?mail|phone/i })).toHaveCount(0)
})

test('in Spanish the questions and their errors are Spanish', async ({ page }) => {
  await openInstant(page, 'questions', instantForm({ gender: undefined, weightPounds: null }), '?lng=es')
  await expect(heading(page)).toHaveText('Seguro de vida a término: su precio')
  await page.getByRole('button', { name: 'Ver cotizaciones' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Complete todos los campos obligatorios')
  await expect(page.getByRole('alert')).toContainText('Falta: sexo al nacer y peso.')
  await expectNoAxeViolations(page)
})

test('[U20] units, terms and goals stand in one piece on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 320 })
  await openInstant(page, 'questions')
  for (const language of ['en', 'es']) {
    for (const productType of ['Term', 'IUL', 'FinalExpense']) {
      await test.step(`${productType}, ${language}`, async () => {
        await page.context().addCookies([{ name: 'i18next', value: language, url: page.url() }])
        await page.evaluate(
          (form) => sessionStorage.setItem('instantQuote', JSON.stringify(form)),
          instantForm({ productType }),
        )
        await page.reload()
        await hydrated(page)
        await expect(page.locator(`html[lang="${language}"]`)).toBeAttached()
        await expect(page.getByRole('spinbutton').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        expect(await brokenWords(page)).toEqual([])
      })
    }
  }
})
