import type { Locator, Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, test } from '../../fixtures/fixtures.ts'
import {
  heading,
  openCart,
  openCartWith,
  startAt,
  startCall,
  storeCall,
} from '../../fixtures/quotes/cart-family.ts'
import { applyForm, applyOnline } from '../../fixtures/quotes/start-application.ts'
import { callsTo, cartItem, stored } from '../../fixtures/quotes/stub-quotes.ts'

const leadId = '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b'
const two = [cartItem(), cartItem({ id: 'item-2', name: 'Transamerica', applyProductCode: 'plan-2' })]

/** The method step of a cart whose plans are all ticked. */
async function openMethod(page: Page, cart: readonly unknown[], person = {}): Promise<Locator> {
  const drawer = await openCartWith(page, cart, person)
  await drawer.getByRole('button', { name: 'Apply', exact: true }).click()
  if (cart.length > 1) {
    await expect(heading(drawer, 'Which plans?')).toBeVisible()
    for (const box of await drawer.getByRole('checkbox').all()) await box.check()
    await drawer.getByRole('button', { name: /^Continue with/ }).click()
  }
  await expect(heading(drawer, 'How would you like to apply?')).toBeVisible()
  return drawer
}

const takeLeads = (page: Page) => page.route(storeCall, (route) => route.fulfill({ json: { id: leadId } }))

test('[APPLY-13] where the browser blocks the tab, the thanks carry the links, also after a reload; an application that does not start is named', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await takeLeads(page)
  await page.route(startCall, (route) =>
    route.request().postDataJSON().personal_plan === 'plan-1'
      ? route.fulfill({ json: { url: 'https://apply.example/plan-1' } })
      : route.fulfill({ status: 500, json: {} }),
  )
  await openMethod(page, two)
  await applyOnline(page)
  await expect(page).toHaveURL(/\/confirmation$/)
  const link = page.getByRole('link', { name: 'Continue the application with SBLI' })
  await expect(link).toHaveAttribute('href', 'https://apply.example/plan-1')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByText(/^The application with Transamerica could not start/)).toBeVisible()
  await page.reload()
  await expect(link).toBeVisible()
})

test('[APPLY-11] what cannot be stored starts nothing and keeps the plans ticked; an application that does not start says so, offers the phone and a call about it, and loses nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)|503 \(Service Unavailable\)/)
  await takeLeads(page)
  await page.route(storeCall, (route) => route.fulfill({ status: 503, json: { error: 'not_stored' } }), {
    times: 1,
  })
  await page.route(startCall, (route) => route.fulfill({ status: 500, json: {} }))
  const [stores, starts] = [callsTo(page, storeCall), callsTo(page, startCall)]
  const cart = await openMethod(page, two)
  const problem = cart.getByRole('alert')
  await applyOnline(page, ['email', 'call'])
  await expect(problem).toContainText('Failed to start application')
  expect(starts).toHaveLength(0)
  await cart.getByRole('button', { name: 'Back' }).click()
  await expect(heading(cart, 'Which plans?')).toBeVisible()
  await expect(cart.getByRole('checkbox').and(page.locator(':checked'))).toHaveCount(2)
  await expect(problem).toHaveCount(0)
  await cart.getByRole('button', { name: /^Continue with/ }).click()
  await expect(heading(cart, 'How would you like to apply?')).toBeVisible()

  await applyOnline(page, ['email', 'call'])
  await expect.poll(() => starts.length).toBe(2)
  await expect(problem).toContainText('Failed to start application')
  await expect(problem).toBeInViewport()
  await expect(problem.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/)
  // What is tried again after closing, and after a reload, is the same application.
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.reload()
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(heading(cart, 'Which plans?')).toBeVisible()
  for (const box of await cart.getByRole('checkbox').all()) await box.check()
  await cart.getByRole('button', { name: /^Continue with/ }).click()
  await expect(heading(cart, 'How would you like to apply?')).toBeVisible()
  await expect(problem).toHaveCount(0)
  await applyOnline(page, ['email', 'call'])
  await expect(problem).toBeVisible()
  expect(new Set(stores.map((call) => call.postDataJSON().idempotencyKey)).size).toBe(1)
  await problem.getByRole('link', { name: 'Have us call you' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('callback')
  expect(await stored(page, 'cart')).toHaveLength(2)
})

test('[D13] what the questionnaire let pass is put right at its field, and nothing sends anybody away', async ({
  page,
}) => {
  await takeLeads(page)
  await startAt(page)
  const stores = callsTo(page, storeCall)
  const cart = await openMethod(page, [cartItem()], { email: 'a@', phone: '' })
  await applyOnline(page)
  const form = applyForm(page)
  await expect(form.email).toHaveValue('a@')
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  const summary = cart.getByRole('region', { name: 'Please check this first' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^This email address is not complete/ }).click()
  await expect(form.email).toBeFocused()
  expect(stores).toHaveLength(0)
  // No number is asked for, since none is needed.
  await form.email.fill('maria@example.com')
  await form.send.click()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(stores[0]?.postDataJSON()).toMatchObject({ email: 'maria@example.com', reach: ['email'] })
  expect(stores[0]?.postDataJSON()).not.toHaveProperty('phone')
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ email: 'maria@example.com' }] })
})

test('applying for a sample price becomes a call wish; beside a real price only the real one starts', async ({
  page,
}) => {
  await takeLeads(page)
  await startAt(page)
  const starts = callsTo(page, startCall)
  const sample = cartItem({ id: 'item-2', name: 'Transamerica', isSample: true, applyProductCode: '' })
  const cart = await openCart(page, { formData: answeredForm(), cart: [sample] })
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(cart.getByText(/^This is a sample price, so we confirm it/)).toBeVisible()
  await expect(cart.getByRole('checkbox')).toHaveCount(0)
  await cart.getByRole('button', { name: /^Apply Online/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(starts).toHaveLength(0)
  await page.evaluate((items) => localStorage.setItem('cart', JSON.stringify(items)), [cartItem(), sample])
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(heading(cart, 'Which plans?')).toBeVisible()
  for (const box of await cart.getByRole('checkbox').all()) await box.check()
  await cart.getByRole('button', { name: /^Continue with/ }).click()
  const sent = page.waitForRequest(storeCall)
  await applyOnline(page)
  expect((await sent).postDataJSON().plans).toMatchObject([{ isSample: false }, { isSample: true }])
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(starts).toHaveLength(1)
})

test('[U21] of an answer that is lost on the way nothing is claimed, and what is sent again is one application; a device that keeps nothing says no untruth afterwards', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await startAt(page)
  const cart = await openMethod(page, [cartItem()])
  const stores = callsTo(page, storeCall)
  let leads = 0
  await page.route(storeCall, (route) => {
    leads += 1
    // The first one is stored; only its answer gets lost.
    return leads === 1 ? route.abort() : route.fulfill({ json: { id: leadId } })
  })
  await applyOnline(page)
  const problem = cart.getByRole('alert')
  await expect(problem).toContainText('your request may not have arrived')
  await expect(problem).not.toContainText(/nothing/i)
  await applyForm(page).send.click()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(new Set(stores.map((call) => call.postDataJSON().idempotencyKey)).size).toBe(1)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No application on this device')
  await expect(page.getByRole('main')).toContainText(/If you sent one, .+ has it/)
})
