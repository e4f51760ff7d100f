import type { Page } from '@playwright/test'
import enQuiz from '#content/messages/en/quote/goal-quiz.json' with { type: 'json' }
import enInstant from '#content/messages/en/quote/instant-quote.json' with { type: 'json' }
import enNeeds from '#content/messages/en/quote/needs.json' with { type: 'json' }
import enQuestions from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import esQuiz from '#content/messages/es/quote/goal-quiz.json' with { type: 'json' }
import esInstant from '#content/messages/es/quote/instant-quote.json' with { type: 'json' }
import esNeeds from '#content/messages/es/quote/needs.json' with { type: 'json' }
import esQuestions from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import type { Language } from '../../fixtures/page-parts.ts'
import { arrivedAt } from '../../fixtures/quotes/answer-questions.ts'
import { answerInstantQuestions } from '../../fixtures/quotes/instant.ts'
import { applyForm, applyOnline } from '../../fixtures/quotes/start-application.ts'
import { callsTo, requestCall } from '../../fixtures/quotes/stub-quotes.ts'

const words = {
  en: { instant: enInstant, q: enQuestions, quiz: enQuiz, needs: enNeeds },
  es: { instant: esInstant, q: esQuestions, quiz: esQuiz, needs: esNeeds },
} as const

const addToCart = /^(Add to Cart|Agregar al carrito)/
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.use({ viewport: phone })

async function open(page: Page, address: string, language: Language) {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}`)
  await hydrated(page)
}

async function instantPrices(page: Page, language: Language) {
  const { instant } = words[language]
  await open(page, '/white-swan-quotes?product=Term', language)
  await page.getByRole('button', { name: instant.product.next, exact: true }).click()
  await answerInstantQuestions(page, instant)
  await page.getByRole('button', { name: instant.questions.submit }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('[U12] what the instant quote was told is prefilled in the questionnaire, which asks the rest alone, and prices the same person', async ({
  page,
}) => {
  const language = 'es'
  const { q } = words[language]
  await instantPrices(page, language)
  // Another tab, or another day: the tab's own storage is not what carries the answers.
  await page.evaluate(() => sessionStorage.clear())
  await open(page, '/quote', language)
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
  for (const [step, label] of [
    ['sex', q.questions.sex.options.Female.label],
    ['tobacco', q.questions.tobacco.options.no.label],
  ] as const) {
    await arrivedAt(page, q.questions[step].title)
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${label}`))
    await next()
  }
  await arrivedAt(page, q.questions.height.title)
  await expect(page.getByLabel(q.questions.height.inches, { exact: true })).toHaveValue('6')
  await next()
  await arrivedAt(page, q.questions.weight.title)
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('142')
  await next()
  await arrivedAt(page, q.questions.healthRating.title)
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('Table 3')
  // The rating that only the instant quote offers can be left and taken again.
  await page.locator('input[type=radio][value="Preferred"]').check()
  await page.locator('input[type=radio][value="Table 3"]').check()
  await next()
  await arrivedAt(page, q.questions.termLength.title)
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('30')
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

test('[U12] from the cart an application asks for a name and a way to be reached alone, and carries the answers', async ({
  page,
}) => {
  const language = 'en'
  const { q } = words[language]
  const sent = callsTo(page, /submit-application$/)
  await instantPrices(page, language)
  await page.getByRole('button', { name: addToCart }).first().click()
  const cart = page.getByRole('dialog')
  await cart
    .getByRole('button', { name: /^(Apply|Solicitar)/ })
    .last()
    .click()
  const form = applyForm(page)
  await applyOnline(page, ['email'])
  await form.name.fill('Maria Alvarez')
  await form.email.fill('maria@example.com')
  await form.send.click()
  await expect(page).toHaveURL(/\/confirmation/)
  expect(sent.at(-1)?.postDataJSON().people).toMatchObject([
    {
      ...{ dateOfBirth: '1988-03-14', residentState: 'OH', gender: 'Female', smoker: false },
      ...{ heightFeet: 5, heightInches: 6, weightPounds: 142, healthRating: 'Table 3' },
    },
  ])
  // Who comes to the questionnaire now is asked for the number alone that nobody has asked for yet.
  await page.goto('/quote')
  await hydrated(page)
  await expect(heading(page)).toHaveText(q.questions.phone.title)
})

test('[U12] the goal quiz chooses the product of questionnaire and instant quote; the calculator’s amount follows', async ({
  page,
}) => {
  const language = 'es'
  const { instant, q, quiz, needs } = words[language]
  await open(page, '/what-life-insurance-should-i-get', language)
  await page.getByRole('radio', { name: quiz.goals.build_wealth.label }).check()
  await page.getByRole('link', { name: quiz.result.quote }).first().click()
  await expect(heading(page)).toHaveText(q.questions.state.title)
  await open(page, '/white-swan-quotes', language)
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('IUL')
  await page.getByRole('button', { name: instant.product.next, exact: true }).click()
  await page.getByRole('button', { name: instant.questions.needs }).click()
  await page.getByLabel(needs.fields.mortgage.label).fill('300,000')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByLabel(instant.fields.deathBenefit)).toHaveValue('300000')
  await open(page, '/quote', language)
  await page.getByRole('main').getByRole('combobox').selectOption('OH')
  await page.getByRole('button', { name: q.nav.continue }).click()
  await expect(page.getByRole('slider')).toHaveValue('300000')
})

test('[U12] an emptied field stays empty over a reload, what the device knows stays too, and a later answer elsewhere counts', async ({
  page,
  context,
}) => {
  await open(page)
  await page.getByLabel('Weight').fill('142')
  await page.getByLabel('Weight').fill('')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Weight')).toHaveValue('')
  const other = await context.newPage()
  await open(other)
  await expect(other.getByLabel('Weight')).toHaveValue('142')
  await other.getByLabel('Weight').fill('150')
  await expect(page.getByLabel('Weight')).toHaveValue('150')
  // Health answers never stand in an address.
  for (const { url } of [page, other].map((tab) => ({ url: new URL(tab.url()) })))
    expect(url.search + url.hash).toBe('')

  async function open(tab: Page) {
    await tab.goto('/white-swan-quotes')
    await hydrated(tab)
    await tab.getByRole('radio', { name: /^Term Life/ }).check()
    await tab.getByRole('button', { name: 'Next', exact: true }).click()
  }
})

test('[U12] starting over forgets what was typed in the instant quote as well', async ({ page }) => {
  await page.goto('/white-swan-quotes?product=Whole')
  await hydrated(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Premium budget').fill('80')
  await page.getByLabel('Weight').fill('142')
  await page.goto('/quote/review')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(page).toHaveURL(/\/quote$/)
  await page.goto('/white-swan-quotes?product=Whole')
  await hydrated(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByLabel('Premium budget')).toHaveValue('')
  await expect(page.getByLabel('Weight')).toHaveValue('170')
})
