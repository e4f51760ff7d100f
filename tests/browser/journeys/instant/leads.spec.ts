import type { Page } from '@playwright/test'
import instantWords from '#content/messages/en/quote/instant-quote.json' with { type: 'json' }
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { uniqueName } from '../../fixtures/account/unique-name.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { leadsOf } from '../../fixtures/quotes/cart-family.ts'
import {
  answerInstantQuestions,
  getQuotes,
  heading,
  instantForm,
  nextButton,
  openInstant,
} from '../../fixtures/quotes/instant.ts'
import { applyForm, applyOnline } from '../../fixtures/quotes/start-application.ts'
import { callsTo, requestCall } from '../../fixtures/quotes/stub-quotes.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const newEmail = () => `${crypto.randomUUID()}@example.com`

/** An ISO date so many years and a month ago: the nearest birthday is the last one, for every carrier. */
function bornYearsAgo(years: number): string {
  const date = new Date()
  date.setFullYear(date.getFullYear() - years, date.getMonth() - 1, 15)
  return date.toISOString().slice(0, 10)
}

/** Applies online from the open cart, by email alone, and resolves to the tab that opens. */
async function applyFromCart(page: Page, name: string, email: string): Promise<Page> {
  const apply = /^(Apply|Solicitar el seguro)$/
  await page.getByRole('dialog').getByRole('button', { name: apply }).click()
  await applyOnline(page, ['email'])
  const form = applyForm(page)
  await form.name.fill(name)
  await form.email.fill(email)
  const opened = page.context().waitForEvent('page')
  await form.send.click()
  return opened
}

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-MX', viewport: phone })

  test('[U3] a smoker of 61 gets final expense prices for $15,000 without a name, and what is applied for from the cart is stored and mailed', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const [name, email] = [uniqueName('Rosa'), newEmail()]
    const calls = callsTo(page, requestCall)

    await page.goto('/final-expense-insurance')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Obtenga su cotización gratis' }).first().click()
    await expect(page).toHaveURL(/\/white-swan-quotes\?product=FinalExpense$/)
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('FinalExpense')
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click()

    await page.getByLabel('Estado').selectOption('OH')
    await page.getByLabel('Fecha de nacimiento').fill(bornYearsAgo(61))
    await page.getByRole('radio', { name: 'Hombre', exact: true }).check()
    await page
      .getByRole('radiogroup', { name: /^Tabaco/ })
      .getByLabel('Sí', { exact: true })
      .check()
    await page.getByLabel('Beneficio por fallecimiento').fill('15000')
    await page.getByRole('button', { name: 'Ver cotizaciones' }).click()

    // Five carriers, by their prices, for what was asked.
    const plans = page.getByRole('article')
    await expect(plans).toHaveCount(5)
    await expect(plans.first()).toContainText('Transamerica')
    await expect(plans.first()).toContainText(/\$(84|83\.86)/)
    expect(calls.map((call) => call.postDataJSON())).toMatchObject([
      { policy_type: 'FinalExpense', death_benefit: 15_000, tobacco: true },
    ])
    await expectNoAxeViolations(page)

    await plans
      .nth(1)
      .getByRole('button', { name: /^Agregar al carrito/ })
      .click()
    await expect(page.getByRole('dialog')).toContainText('$96.28')
    const tab = await applyFromCart(page, name, email)
    await expect(tab).toHaveURL(/\/application#plan=v2\./)
    await expect(tab.getByRole('main')).toContainText('$15,000')

    const plan = {
      carrierName: 'Americo',
      productName: 'Final Expense Whole Life',
      planType: 'final-expense',
      coverage: 15_000,
      monthlyPremium: 96.28,
    }
    expect(await leadsOf(baseURL, name)).toMatchObject([
      { kind: 'application', email, language: 'es', plans: [plan] },
    ])
    const dataDir = dataDirOf(String(baseURL))
    const { text } = await newestEmail(dataDir, email)
    for (const said of ['Americo', '$15,000', '$96.28', 'Seguro de gastos finales']) {
      expect(text).toContain(said)
    }
    const notice = async () => {
      const notices = await emailsTo(dataDir, 'support@plainwell.example')
      return notices.find(({ text }) => text.includes(email))?.text
    }
    await expect.poll(notice).toMatch(/Final Expense Whole Life[\s\S]*\$96\.28/)
  })
})

test('[U12] [INSTANT-24] [INSTANT-34] an application starts from a term plan’s card with the instant answers and opens in a new tab; the questionnaire asks for the number alone', async ({
  page,
  context,
  baseURL,
}) => {
  const [name, email] = [uniqueName('Maria'), newEmail()]
  await page.goto('/white-swan-quotes?product=Term')
  await hydrated(page)
  await nextButton(page).click()
  await answerInstantQuestions(page, instantWords)
  await getQuotes(page).click()
  await page
    .getByRole('button', { name: /^Start application/ })
    .first()
    .click()
  const form = applyForm(page)
  await form.name.fill(name)
  await form.way('email').check()
  await form.email.fill(email)
  const opened = context.waitForEvent('page')
  await form.send.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('We have your application')
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(await leadsOf(baseURL, name)).toMatchObject([
    {
      kind: 'application',
      plans: [{ planType: 'term', coverage: 750_000, termYears: 30 }],
      people: [
        {
          ...{ dateOfBirth: '1988-03-14', residentState: 'OH', gender: 'Female', smoker: false },
          ...{ heightFeet: 5, heightInches: 6, weightPounds: 142, healthRating: 'Table 3' },
        },
      ],
    },
  ])
  await page.goto('/quote')
  await hydrated(page)
  await expect(heading(page)).toHaveText('What is your phone number?')
})

test('[EMAIL-08] a guaranteed universal plan is mailed from the cart, continued with, and stands on options and review', async ({
  page,
  baseURL,
}) => {
  const [name, email] = [uniqueName('Ruth'), newEmail()]
  await seed(page, { formData: answeredForm({ fullName: name, email }) })
  await openInstant(page, 'questions', instantForm({ productType: 'GUL' }))
  await getQuotes(page).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = page.getByRole('dialog')
  await cart.getByRole('button', { name: 'Email Quote' }).click()
  await cart.getByRole('button', { name: 'Send Quote' }).click()
  await expect(cart.getByRole('heading', { name: 'Your quote is on its way' })).toBeVisible()
  const [lead] = await leadsOf(baseURL, name)
  expect(lead).toMatchObject({ kind: 'quote_email', plans: [{ planType: 'gul', coverage: 500_000 }] })
  const { text } = await newestEmail(dataDirOf(String(baseURL)), email)
  expect(text).toContain(lead?.plans[0]?.carrierName)

  await cart.getByRole('button', { name: 'Back to my plans' }).click()
  await cart.getByRole('button', { name: /^Continue with this plan/ }).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  await expect(page.getByRole('main')).toContainText(String(lead?.plans[0]?.carrierName))
  await page.goto('/quote/review')
  await expect(page.getByRole('main')).toContainText('Guaranteed Universal Life')
})
