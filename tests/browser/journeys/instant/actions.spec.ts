import type { Page } from '@playwright/test'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import {
  getQuotes,
  heading,
  instantForm,
  keptInTab,
  openInstant,
  product,
} from '../../fixtures/quotes/instant.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { callsTo, policy, requestCall, stored, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const startCall = /white-swan-start-application$/
const storeCall = /submit-application$/
const leadId = '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b'

/** Fills the form in for somebody who wants text messages alone. */
async function fillApplication(page: Page) {
  const form = applyForm(page)
  await form.name.fill('Robert Moss')
  await form.way('text').check()
  await form.phone.fill('9375550118')
}

const forLife = { term_length: undefined, product_name: 'Whole Life 20-Pay' }

test('[INSTANT-24] [INSTANT-34] Start application opens the returned url in a new tab, wherever it is', async ({
  page,
  context,
}) => {
  const url = 'https://apply.example/plan-1'
  await context.route('https://apply.example/**', (route) => route.fulfill({ body: 'Application' }))
  await stubQuotes(page, [policy()])
  await page.route(storeCall, (route) => route.fulfill({ json: { id: leadId } }))
  await page.route(startCall, (route) => route.fulfill({ json: { url } }))
  const calls = callsTo(page, startCall)
  await openInstant(page, 'results')
  await page.getByRole('button', { name: 'Start application' }).click()
  await fillApplication(page)
  const [tab] = await Promise.all([context.waitForEvent('page'), applyForm(page).send.click()])
  await tab.waitForURL(url)
  await expect(tab.getByText('Application')).toBeVisible()
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ personal_plan: 'plan-1' }])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You, Robert')
})

test('[D1] what cannot be stored opens nothing, says so with the phone, and keeps all that was typed, also over a reload', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\)/)
  await stubQuotes(page, [policy()])
  await page.route(storeCall, (route) => route.fulfill({ status: 503, json: { error: 'not_stored' } }))
  const starts = callsTo(page, startCall)
  const tabs: unknown[] = []
  context.on('page', (tab) => tabs.push(tab))
  await openInstant(page, 'results')
  await page.getByRole('button', { name: 'Start application' }).click()
  await fillApplication(page)
  const form = applyForm(page)
  await form.send.click()
  const problem = form.place.getByRole('alert')
  await expect(problem).toContainText('Failed to start application')
  await expect(problem.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/)
  expect(starts).toHaveLength(0)
  expect(tabs).toHaveLength(0)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Start application' }).click()
  await expect(form.name).toHaveValue('Robert Moss')
  await expect(form.way('text')).toBeChecked()
  await expect(form.phone).toHaveValue('(937) 555-0118')
  await page.goto('/confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No application on this device')
})

test('[INSTANT-25] the quick links forget results and error, and lead to the product step with that product', async ({
  page,
}) => {
  await stubQuotes(page, [policy()])
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'results', instantForm(), '?product=Term')
  for (const [chip, name] of [
    ['Whole', 'Whole Life'],
    ['IUL', 'Index Universal Life'],
    ['Term', 'Term Life'],
  ] as const) {
    await page.getByRole('group', { name: 'Try another product' }).getByRole('button', { name: chip }).click()
    await expect(heading(page)).toHaveText('Get an instant quote')
    await expect(product(page, name)).toBeChecked()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await keptInTab(page)).toMatchObject({ weightPounds: 142 })
    const before = calls.length
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await getQuotes(page).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(calls.length).toBe(before + 1)
  }
})

test('adding opens the cart with the plan for the primary person, whose name the device may know; a guaranteed universal plan goes on to the options and stands on the review; the first question still goes on', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy({ ...forLife, product_name: 'Lifetime UL' })])
  await openInstant(page, 'results', instantForm({ productType: 'GUL' }))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog')).toContainText('Lifetime UL')
  expect(await stored(page, 'cart')).toMatchObject([
    {
      personId: 'primary',
      personName: 'Maria Alvarez',
      relationship: 'Primary',
      planType: 'gul',
      coverage: 500_000,
      monthlyPrice: 28.5,
      isSample: false,
    },
  ])
  await page.getByRole('button', { name: /^Continue with this plan/ }).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  await expect(page.getByRole('main')).toContainText('Lifetime UL')
  await page.goto('/quote/review')
  await expect(page.getByRole('main')).toContainText('Guaranteed Universal Life')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/quote\/review$/)
  await expect(page.getByRole('main')).toContainText('Guaranteed Universal Life')
})

test('“What’s in this estimate?” and the cart open over the results; the browser’s Back takes away what lies over the step that it leaves, and Forward does not bring it back', async ({
  page,
}) => {
  await stubQuotes(page, [policy()])
  await openInstant(page, 'questions')
  await getQuotes(page).press('Enter')
  const dialog = page.getByRole('dialog')
  for (const [opener, title] of [
    ['What’s in this estimate?', 'What’s in this price?'],
    ['Add to Cart', 'Your Insurance Cart'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog', { name: title })).toContainText('Level Term 20')
    await page.goBack()
    await expect(getQuotes(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(dialog).toHaveCount(0)
  }
})
