import type { Page } from '@playwright/test'
import cartEn from '#content/messages/en/quote/cart.json' with { type: 'json' }
import comparisonEn from '#content/messages/en/quote/comparison.json' with { type: 'json' }
import instantEn from '#content/messages/en/quote/instant-quote.json' with { type: 'json' }
import leadsEn from '#content/messages/en/quote/leads.json' with { type: 'json' }
import sharedEn from '#content/messages/en/site/pages-shared.json' with { type: 'json' }
import cartEs from '#content/messages/es/quote/cart.json' with { type: 'json' }
import comparisonEs from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import instantEs from '#content/messages/es/quote/instant-quote.json' with { type: 'json' }
import leadsEs from '#content/messages/es/quote/leads.json' with { type: 'json' }
import sharedEs from '#content/messages/es/site/pages-shared.json' with { type: 'json' }
import { emailsTo, newestEmail } from '../../../fixtures/mail/outbox.ts'
import { uniqueName } from '../../fixtures/account/unique-name.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop, expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { leadsOf } from '../../fixtures/quotes/cart-family.ts'
import {
  backLink,
  heading,
  instantForm,
  nextButton,
  openInstant,
  product,
} from '../../fixtures/quotes/instant.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { callsTo, requestCall, stored } from '../../fixtures/quotes/stub-quotes.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const words = {
  en: { cart: cartEn, comparison: comparisonEn, instant: instantEn, leads: leadsEn, shared: sharedEn },
  es: { cart: cartEs, comparison: comparisonEs, instant: instantEs, leads: leadsEs, shared: sharedEs },
}
const agentAddress = 'support@plainwell.example'

/** An ISO date so many years and a month ago: the nearest birthday is the last one, for every carrier. */
function bornYearsAgo(years: number): string {
  const date = new Date()
  date.setFullYear(date.getFullYear() - years, date.getMonth() - 1, 15)
  return date.toISOString().slice(0, 10)
}

for (const language of ['en', 'es'] as const) {
  const { cart, comparison, instant, leads, shared } = words[language]
  const fields = {
    state: (page: Page) => page.getByLabel(instant.fields.residentState, { exact: true }),
    birthDate: (page: Page) => page.getByLabel(instant.fields.dateOfBirth, { exact: true }),
    amount: (page: Page) => page.getByLabel(instant.fields.deathBenefit, { exact: true }),
    choice: (page: Page, group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }),
    submit: (page: Page) => page.getByRole('button', { name: instant.questions.submit }),
  }

  test.describe(`in ${language}`, () => {
    test.use(
      language === 'es' ? { locale: 'es-MX', viewport: desktop } : { locale: 'en-US', viewport: phone },
    )

    test('[U3] a smoker of 61 gets final expense prices for $15,000 without a name, and what is applied for from the cart is stored and mailed', async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow()
      const name = uniqueName(language === 'es' ? 'Rosa' : 'Walter')
      const email = `${crypto.randomUUID()}@example.com`
      const calls = callsTo(page, requestCall)
      const productName = leads.plan.products['final-expense']

      // Its page leads there with the product chosen.
      await page.goto('/final-expense-insurance')
      await hydrated(page)
      await page.getByRole('main').getByRole('link', { name: shared.quote }).first().click()
      await expect(page).toHaveURL(/\/white-swan-quotes\?product=FinalExpense$/)
      const chosen = page.getByRole('radio', { name: new RegExp(`^${instant.products.FinalExpense.name}`) })
      await expect(chosen).toBeChecked()
      await expect(page.getByRole('radio')).toHaveCount(6)
      await page.getByRole('button', { name: instant.product.next, exact: true }).click()

      // Neither height and weight nor a rating is asked, and no amount is taken for granted.
      await expect(heading(page)).toContainText(instant.products.FinalExpense.name)
      await expect(page.getByText(instant.fields.height, { exact: true })).toHaveCount(0)
      await expect(page.getByText(instant.fields.healthRating, { exact: true })).toHaveCount(0)
      await expect(fields.amount(page)).toHaveValue('')

      // A wrong age and a wrong amount say what is right and what else fits; nothing is lost, nothing is asked.
      await fields.state(page).selectOption('OH')
      await fields.birthDate(page).fill(bornYearsAgo(45))
      const main = page.getByRole('main')
      await expect(main).toContainText(
        instant.problems.dateOfBirth.tooYoung.replace('{{youngest}}', '50').replace('{{oldest}}', '85'),
      )
      await fields.choice(page, instant.fields.gender, instant.genders.Male).check()
      await fields.choice(page, instant.fields.tobacco, instant.yes).check()
      await fields.amount(page).fill('60000')
      await fields.submit(page).press('Enter')
      await expect(main).toContainText(
        instant.problems.deathBenefit.tooMuch.replace('{{maxMoney}}', '$50,000'),
      )
      // What is wrong is not called missing.
      const fieldNames = new Intl.ListFormat(language).format([
        instant.names.dateOfBirth,
        instant.names.deathBenefit,
      ])
      await expect(page.getByRole('alert')).toContainText(
        instant.error.wrong.replace('{{fields}}', fieldNames),
      )
      await expect(page.getByRole('alert')).not.toContainText(instant.error.open.split('{{')[0] ?? '')
      await expectNoAxeViolations(page)
      await expectNoOverflow(page)
      expect(calls).toEqual([])
      await fields.birthDate(page).fill(bornYearsAgo(86))
      await expect(main).toContainText(/\(800\) 555-0142: we can tell you|\(800\) 555-0142 y le diremos/)
      await fields.birthDate(page).fill(bornYearsAgo(61))
      await fields.amount(page).fill('15000')
      await fields.submit(page).click()

      // Five carriers, by their prices, for what was asked.
      await expect(heading(page)).toHaveText(instant.results.title)
      const plans = page.getByRole('article')
      await expect(plans).toHaveCount(5)
      await expect(plans.first()).toContainText('Transamerica')
      await expect(plans.first()).toContainText(productName)
      await expect(plans.first()).toContainText(/\$(84|83\.86)/)
      await expect(plans.last()).toContainText('United Home Life')
      await expect(main).toContainText('$15,000')
      expect(calls.map((call) => call.postDataJSON())).toMatchObject([
        { policy_type: 'FinalExpense', death_benefit: 15_000, tobacco: true, weight_pounds: 170 },
      ])
      await expectNoAxeViolations(page)
      await expectNoOverflow(page)

      // The second one goes to the cart, and from there to the agent.
      await plans.nth(1).getByRole('button', { name: comparison.card.add }).click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toContainText('$96.28')
      await drawer.getByRole('button', { name: cart.apply.title, exact: true }).click()
      await drawer.getByRole('button', { name: leads.apply.online.title }).click()
      const form = applyForm(page)
      await form.name.fill(name)
      await form.way('email').check()
      await form.email.fill(email)
      await expect(form.sends).toContainText('Americo')
      const opened = context.waitForEvent('page')
      await form.send.click()
      const tab = await opened
      await expect(tab).toHaveURL(/\/application#plan=v2\./)
      await expect(tab.getByRole('main')).toContainText(productName)
      await expect(tab.getByRole('main')).toContainText('$15,000')

      const plan = {
        carrierName: 'Americo',
        productName: 'Final Expense Whole Life',
        planType: 'final-expense',
        coverage: 15_000,
        monthlyPremium: 96.28,
        isSample: false,
      }
      const rows = await leadsOf(baseURL, name)
      expect(rows).toMatchObject([{ kind: 'application', email, language, plans: [plan] }])
      expect(rows[0]?.plans[0]).not.toHaveProperty('termYears')
      const dataDir = dataDirOf(String(baseURL))
      const letter = await newestEmail(dataDir, email)
      for (const said of ['Americo', '$15,000', '$96.28']) {
        expect(letter.text).toContain(said)
      }
      expect(letter.text).toContain(
        language === 'es' ? 'Seguro de gastos finales' : 'Final expense insurance',
      )
      const [first = ''] = name.split(' ')
      await expect
        .poll(async () => {
          const notices = await emailsTo(dataDir, agentAddress)
          return notices.find(({ subject }) => subject.includes(first) && subject.includes(name.slice(-8)))
            ?.text
        })
        .toMatch(/Final Expense Whole Life[\s\S]*\$96\.28/)
    })
  })
}

test('[U3] what final expense is to pay is an answer of its own: it starts empty, stays over a reload, and is none of Term’s', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes?product=FinalExpense')
  await hydrated(page)
  const amount = page.getByLabel('Death benefit')
  await nextButton(page).click()
  await expect(amount).toHaveValue('')
  await amount.fill('15000')
  await page.reload()
  await hydrated(page)
  await expect(amount).toHaveValue('15000')
  await backLink(page).click()
  await product(page, 'Term Life').check()
  await nextButton(page).click()
  await expect(amount).toHaveValue('500000')
})

test('[U3] a final expense plan opens to its price, is mailed, chosen, and stands on options, review and comparison', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const name = uniqueName('Ruth')
  const email = `${crypto.randomUUID()}@example.com`
  await seed(page, { formData: answeredForm({ fullName: name, email, dateOfBirth: bornYearsAgo(61) }) })
  await openInstant(page, 'results', {
    ...instantForm({ productType: 'FinalExpense', dateOfBirth: bornYearsAgo(61), deathBenefit: null }),
    finalExpenseBenefit: 15_000,
  })
  const plan = page.getByRole('article').first()
  await plan.getByRole('button', { name: /^What’s in this/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('Modeled estimate, not this carrier’s rate')
  await expect(panel).toContainText('It pays for:')
  await expect(panel.getByRole('table', { name: 'Health class: monthly price' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await plan.getByRole('button', { name: 'Add to Cart' }).click()

  const cart = page.getByRole('dialog')
  expect(await stored(page, 'cart')).toMatchObject([
    { planType: 'final-expense', coverage: 15_000, productName: 'Final Expense Whole Life' },
  ])
  await cart.getByRole('button', { name: 'Email Quote' }).click()
  await cart.getByRole('button', { name: 'Send Quote' }).click()
  await expect(cart.getByRole('heading', { name: 'Your quote is on its way' })).toBeVisible()
  expect(await leadsOf(baseURL, name)).toMatchObject([
    { kind: 'quote_email', plans: [{ planType: 'final-expense', coverage: 15_000 }] },
  ])
  const { text } = await newestEmail(dataDirOf(String(baseURL)), email)
  expect(text).toContain('Final expense insurance')

  await cart.getByRole('button', { name: 'Back to my plans' }).click()
  await cart.getByRole('button', { name: /^Continue with this plan/ }).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  await expect(page.getByRole('main')).toContainText('Final Expense Whole Life')
  await page.goto('/quote/review')
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('Final Expense')
  // The comparison knows whole life, which final expense is: with that amount nothing else is sold.
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('article').first()).toContainText('Final Expense Whole Life')
})
