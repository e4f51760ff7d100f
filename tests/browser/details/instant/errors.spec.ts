import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import {
  getQuotes,
  heading,
  instantForm,
  keptInTab,
  openInstant,
  resultsTitle,
} from '../../fixtures/quotes/instant.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { callsTo, policy, requestCall, searchCall, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

/** The answers are still there and can be sent again. */
async function expectNothingLost(page: Page) {
  expect(await keptInTab(page)).toMatchObject({ dateOfBirth: '1988-03-14', weightPounds: 142 })
  await expect(getQuotes(page)).toBeEnabled()
}

test('[ERROR-21] a request that is not ok says so, and nothing is lost', async ({ page, allowConsole }) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await page.route(requestCall, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }))
  await openInstant(page, 'questions')
  await getQuotes(page).press('Enter')
  const box = page.getByRole('alert')
  await expect(box.getByText('Failed to submit quote request', { exact: true })).toBeVisible()
  await expectNothingLost(page)
  await expectNoAxeViolations(page)
  await page.unroute(requestCall)
  await stubQuotes(page, [policy()])
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
})

test('[ERROR-22] a lost connection, an answer without a search id and one that is no answer are any other failure', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await openInstant(page, 'questions')
  for (const answer of [undefined, {}, []]) {
    await page.route(requestCall, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()))
    await getQuotes(page).click()
    await expect(
      page.getByRole('alert').getByText('An error occurred while getting your quotes', { exact: true }),
    ).toBeVisible()
    await expectNothingLost(page)
    await page.unroute(requestCall)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await hydrated(page)
  }
})

test('[ERROR-23] a poll that fails says so while it is tried again, and prices still come', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\)/)
  await page.clock.install()
  await stubQuotes(page, [policy()])
  let failures = 2
  await page.route(searchCall, (route) => {
    failures -= 1
    return failures >= 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback()
  })
  const searches = callsTo(page, searchCall)
  await openInstant(page, 'questions')
  await getQuotes(page).click()
  const retrying = page.getByText('Failed to fetch policy search results', { exact: true })
  for (const [attempt, pause] of [
    [1, 1200],
    [2, 1920],
  ] as const) {
    await expect.poll(() => searches.length).toBe(attempt)
    await expect(retrying).toBeVisible()
    await page.clock.runFor(pause)
  }
  await expect(heading(page)).toHaveText(resultsTitle)
  await expect(retrying).toHaveCount(0)
})

test('[ERROR-24] a search without an end times out after fifteen attempts', async ({ page }) => {
  await page.clock.install()
  await stubQuotes(page, [], 'Fetching Quotes')
  const searches = callsTo(page, searchCall)
  await openInstant(page, 'questions')
  await getQuotes(page).click()
  const waits = [1200, 1920, 3072, ...Array.from({ length: 11 }, () => 4000)]
  for (const [place, pause] of waits.entries()) {
    await expect.poll(() => searches.length).toBe(place + 1)
    await page.clock.runFor(pause)
  }
  await expect(
    page.getByRole('alert').getByText('Timed out waiting for quotes', { exact: true }),
  ).toBeVisible()
  expect(searches).toHaveLength(15)
  await expectNothingLost(page)
})

test('[ERROR-25] an application that does not start says so in the error box, and nothing is lost', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/502 \(Bad Gateway\)/)
  await stubQuotes(page, [policy()])
  await page.route(/white-swan-start-application$/, (route) => route.fulfill({ status: 502, json: {} }))
  await openInstant(page, 'results')
  await page.getByRole('button', { name: 'Start application' }).click()
  const form = applyForm(page)
  await form.name.fill('Robert Moss')
  await form.way('email').check()
  await form.email.fill('robert@example.com')
  await form.send.click()
  const box = page.getByRole('alert')
  await expect(box.getByText('Failed to start application', { exact: true })).toBeVisible()
  await expect(box.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(() => context.pages().length).toBe(1)
  await expectNoAxeViolations(page)
})

test('a reload on the results that fails leads back to the questions with the message', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await page.route(requestCall, (route) => route.fulfill({ status: 500, json: {} }))
  await openInstant(page, 'results')
  await expect(heading(page)).toHaveText('Term Life: your price')
  await expect(page.getByRole('alert')).toContainText('Failed to submit quote request')
})

test('in Spanish the messages are Spanish', async ({ page, allowConsole }) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await page.route(requestCall, (route) => route.fulfill({ status: 500, json: {} }))
  await openInstant(page, 'questions', instantForm(), '?lng=es')
  await page.getByRole('button', { name: 'Ver cotizaciones' }).click()
  await expect(page.getByRole('alert')).toContainText('No se pudo enviar la solicitud de cotización')
})
