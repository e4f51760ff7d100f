import type { Page } from '@playwright/test'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { applyForm, applyOnline } from '../../fixtures/quotes/start-application.ts'
import { callsTo, cartItem, chosenPlan, holdCalls, stored } from '../../fixtures/quotes/stub-quotes.ts'

const storeCall = /\/functions\/v1\/submit-application$/
const startCall = /\/functions\/v1\/white-swan-start-application$/
const leadId = '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b'

/** A chosen plan whose application the stubbed functions take. */
async function openWithPlan(page: Page, changes: Record<string, unknown> = {}) {
  await seed(page, { formData: answeredForm(chosenPlan), cart: [cartItem(changes)] })
  await page.route(storeCall, (route) => route.fulfill({ json: { id: leadId } }))
  await page.route(startCall, (route) => route.fulfill({ json: { url: '/application' } }))
  await page.goto('/quote/options')
  await hydrated(page)
}

test('[ROUTE-05] [OPTIONS-01] [OPTIONS-02] [OPTIONS-03] [OPTIONS-04] [OPTIONS-05] [OPTIONS-06] the page sums the plan up and offers two ways; applying stores the request first, then opens the application in a new tab and thanks', async ({
  page,
  context,
}) => {
  await openWithPlan(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Just One More Step')
  const summary = page.getByRole('region', { name: 'Your plan' })
  for (const words of ['SBLI', '$28.50', 'a month', '$500,000', '20 years', 'An estimate.']) {
    await expect(summary).toContainText(words)
  }
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/quote/companies')
  await page.getByRole('link', { name: /^Schedule a Call/ }).click()
  await expect(page).toHaveURL(/\/contact$/)

  await page.goBack()
  await expect(summary).toBeVisible()
  const held = await holdCalls(page, storeCall)
  const starts = callsTo(page, startCall)
  const stores = callsTo(page, storeCall)
  await applyOnline(page)
  await expect.poll(() => stores.length).toBe(1)
  expect(context.pages()).toHaveLength(1)
  await expect(page).toHaveURL(/\/quote\/options$/)
  expect(starts).toHaveLength(0)
  expect(stores[0]?.postDataJSON()).toMatchObject({
    fullName: 'Maria Alvarez',
    email: 'maria@example.com',
    reach: ['email'],
    language: 'en',
    page: '/quote/options',
    consent: false,
    plans: [{ carrierName: 'SBLI', monthlyPremium: 28.5, applyProductCode: 'plan-1', isSample: false }],
  })
  const opened = context.waitForEvent('page')
  await held.release()
  const tab = await opened
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(starts.map((call) => call.postDataJSON())).toEqual([{ personal_plan: 'plan-1' }])
  await expect(tab).toHaveURL(/\/application$/)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('There is no application here')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('[CONSENT-04] the consent box is empty, optional, of what was chosen, and kept with the request, which a double tap sends once', async ({
  page,
}) => {
  await openWithPlan(page)
  await page.getByRole('button', { name: /^Apply Online/ }).click()
  const form = applyForm(page)
  await form.way('email').check()
  await form.consent.check({ force: true })
  await form.way('call').check()
  // Another sentence is another question.
  await expect(
    page.getByRole('checkbox', { name: /may call or text me at \(305\) 555-0188/ }),
  ).not.toBeChecked()
  await form.consent.check({ force: true })
  const stores = callsTo(page, storeCall)
  await form.send.dblclick()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(stores).toHaveLength(1)
  expect(stores[0]?.postDataJSON()).toMatchObject({
    consent: true,
    consentVersion: expect.stringMatching(/^calls-/),
    reach: ['email', 'call'],
  })
})

test('a request that cannot be stored, or whose application does not start, says so, offers phone and call and keeps everything; a retry carries the same key', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\)|500 \(Internal Server Error\)/)
  await openWithPlan(page)
  const stores = callsTo(page, storeCall)
  const starts = callsTo(page, startCall)
  await page.route(storeCall, (route) => route.fulfill({ status: 503, json: { error: 'not_stored' } }))
  await applyOnline(page, ['email', 'call'])
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Failed to start application')
  await expect(problem.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/)
  await expect(page).toHaveURL(/\/quote\/options$/)
  expect(starts).toHaveLength(0)
  expect(await stored(page, 'cart')).toHaveLength(1)
  await expectNoAxeViolations(page)

  await page.unroute(storeCall)
  await page.route(storeCall, (route) => route.fulfill({ json: { id: leadId } }))
  await page.route(startCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await applyOnline(page, ['email', 'call'])
  // The request is here, and the page that thanks says so.
  await expect(problem).toContainText('has your request')
  await expect(problem).toContainText('Failed to start application')
  await expect(problem.getByRole('link', { name: /^Call \(/ })).toBeVisible()
  await expect(problem.getByRole('link', { name: 'Have us call you' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('SBLI')
  expect(await stored(page, 'cart')).toHaveLength(1)

  await applyOnline(page, ['email', 'call'])
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(stores).toHaveLength(3)
  expect(new Set(stores.map((call) => call.postDataJSON().idempotencyKey)).size).toBe(1)
})

test('[CART-12] applying for a sample price becomes a call wish: no application starts; a chosen plan that left the cart is settled by a call, too', async ({
  page,
}) => {
  const calls = callsTo(page, /\/functions\/v1\//)
  await openWithPlan(page, { isSample: true, applyProductCode: '' })
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Sample price')
  await page.getByRole('button', { name: /^Apply Online/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(calls).toHaveLength(0)

  await page.evaluate(() => localStorage.removeItem('cart'))
  await page.goto('/quote/options')
  await hydrated(page)
  await expect(page.getByText(/^This plan is no longer in your cart/)).toBeVisible()
  await page.getByRole('button', { name: /^Apply Online/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
})
