import type { Page } from '@playwright/test'
import quiz from '#content/messages/es/quote/goal-quiz.json' with { type: 'json' }
import instant from '#content/messages/es/quote/instant-quote.json' with { type: 'json' }
import needs from '#content/messages/es/quote/needs.json' with { type: 'json' }
import q from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { arrivedAt } from '../../fixtures/quotes/answer-questions.ts'
import { answerInstantQuestions, heading } from '../../fixtures/quotes/instant.ts'
import { callsTo, requestCall } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ locale: 'es-MX', viewport: phone })

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test('[U12] what the instant quote was told is prefilled in the questionnaire, which asks the rest alone, and prices the same person', async ({
  page,
}) => {
  await open(page, '/white-swan-quotes?product=Term')
  await page.getByRole('button', { name: instant.product.next, exact: true }).click()
  await answerInstantQuestions(page, instant)
  await page.getByRole('button', { name: instant.questions.submit }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  // Another tab, or another day: the tab's own storage is not what carries the answers.
  await page.evaluate(() => sessionStorage.clear())
  await open(page, '/quote')
  const next = () => page.getByRole('button', { name: q.nav.continue }).click()
  for (const [step, text] of [
    ['fullName', 'Maria Alvarez'],
    ['email', 'maria@example.com'],
    ['phone', '9375550118'],
  ] as const) {
    await arrivedAt(page, q.questions[step].title)
    await page.getByRole('main').getByRole('textbox').fill(text)
    await next()
  }
  await arrivedAt(page, q.questions.dateOfBirth.title)
  await expect(page.getByLabel(q.questions.dateOfBirth.year, { exact: true })).toHaveValue('1988')
  await next()
  const checked = page.getByRole('radio', { checked: true })
  await arrivedAt(page, q.questions.sex.title)
  await expect(checked).toHaveAccessibleName(new RegExp(`^${q.questions.sex.options.Female.label}`))
  await next()
  await arrivedAt(page, q.questions.tobacco.title)
  await expect(checked).toHaveAccessibleName(new RegExp(`^${q.questions.tobacco.options.no.label}`))
  await next()
  await arrivedAt(page, q.questions.height.title)
  await expect(page.getByLabel(q.questions.height.inches, { exact: true })).toHaveValue('6')
  await next()
  await arrivedAt(page, q.questions.weight.title)
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('142')
  await next()
  await arrivedAt(page, q.questions.healthRating.title)
  await expect(checked).toHaveValue('Table 3')
  await next()
  await arrivedAt(page, q.questions.termLength.title)
  await expect(checked).toHaveValue('30')
  await next()
  await expect(page).toHaveURL(/\/quote\/review/)
  const calls = callsTo(page, requestCall)
  await page.goto('/quote/companies')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(calls[0]?.postDataJSON()).toMatchObject({
    ...{ policy_type: 'Term', resident_state: 'OH', death_benefit: 750_000, term_duration: 30 },
    ...{ date_of_birth: '1988-03-14', gender: 'Female', tobacco: false, health_rating: 'Table 3' },
    ...{ height_feet: 5, height_inches: 6, weight_pounds: 142 },
  })
})

test('[U12] the goal quiz chooses the product of questionnaire and instant quote; the calculator’s amount follows', async ({
  page,
}) => {
  await open(page, '/what-life-insurance-should-i-get')
  await page.getByRole('radio', { name: quiz.goals.build_wealth.label }).check()
  await page.getByRole('link', { name: quiz.result.quote }).first().click()
  await expect(heading(page)).toHaveText(q.questions.state.title)
  await open(page, '/white-swan-quotes')
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('IUL')
  await page.getByRole('button', { name: instant.product.next, exact: true }).click()
  await page.getByRole('button', { name: instant.questions.needs }).click()
  await page.getByLabel(needs.fields.mortgage.label).fill('300,000')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByLabel(instant.fields.deathBenefit)).toHaveValue('300000')
  await open(page, '/quote')
  await page.getByRole('main').getByRole('combobox').selectOption('OH')
  await page.getByRole('button', { name: q.nav.continue }).click()
  await expect(page.getByRole('slider')).toHaveValue('300000')
})
