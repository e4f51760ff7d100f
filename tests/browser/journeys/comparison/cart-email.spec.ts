import { newestEmail } from '../../../fixtures/mail/outbox.ts'
import { answeredForm, expect, test } from '../../fixtures/fixtures.ts'
import {
  heading,
  leadsOf,
  mailCall,
  newFamily,
  openCart,
  openCartWith,
} from '../../fixtures/quotes/cart-family.ts'
import { callsTo, cartItem, holdCalls } from '../../fixtures/quotes/stub-quotes.ts'
import { dataDirOf } from '../../fixtures/site/start-site.ts'

const leadId = '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b'

test('[CART-01] [EMAIL-03] [EMAIL-04] [EMAIL-05] [EMAIL-08] a quote is mailed: all plans are ticked, it is stored before the visitor reads so, and the mail comes', {
  tag: '@hosted',
}, async ({ page, baseURL }) => {
  const family = newFamily()
  const cart = await openCart(page, family)
  await cart.getByRole('button', { name: 'Email Quote' }).click()
  await expect(heading(cart, 'Email Quote')).toBeFocused()
  await expect(cart.getByLabel('Email', { exact: true })).toHaveValue(family.email)
  const plans = cart.getByRole('group', { name: 'Plans to send' }).getByRole('checkbox')
  await expect(plans).toHaveCount(3)
  await expect(plans.and(page.locator(':checked'))).toHaveCount(3)
  await plans.nth(1).uncheck()
  const held = await holdCalls(page, mailCall)
  await cart.getByRole('button', { name: 'Send Quote' }).click()
  await expect(cart.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
  await expect(heading(cart, 'Your quote is on its way')).toHaveCount(0)
  await held.release()
  await expect(heading(cart, 'Your quote is on its way')).toBeFocused()
  await expect(cart.getByText(/^We are sending/)).toHaveText(
    `We are sending 2 plans to ${family.email}. The email arrives in 5-10 minutes from support@plainwell.example.`,
  )
  const [lead, ...more] = await leadsOf(baseURL, family.name)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    kind: 'quote_email',
    email: family.email,
    phone: null,
    people: [],
    consent: false,
    page: '/quote/companies',
  })
  expect(lead?.plans.map(({ carrierName }) => carrierName)).toEqual(['SBLI', 'Legal & General America'])
  const { text } = await newestEmail(dataDirOf(String(baseURL)), family.email)
  expect(text).toContain('$28.50')
  expect(text).toContain('Legal & General America')
  expect(text).not.toContain('Transamerica')
  await cart.getByRole('button', { name: 'Back to my plans' }).click()
  await expect(heading(cart, 'Your Insurance Cart')).toBeFocused()
  await expect(cart.getByRole('listitem')).toHaveCount(3)
})

test('[EMAIL-01] [EMAIL-02] Send needs an address and a plan, and says so when it is pressed without', async ({
  page,
}) => {
  const calls = callsTo(page, mailCall)
  const cart = await openCartWith(page, [cartItem()], { email: '' })
  await cart.getByRole('button', { name: 'Email Quote' }).click()
  const email = cart.getByLabel('Email', { exact: true })
  const send = cart.getByRole('button', { name: 'Send Quote' })
  const plan = cart.getByRole('checkbox', { name: /^Level Term 20/ })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  await expect(cart.getByRole('alert')).toHaveText('Enter the email address to send the quote to.')
  await expect(email).toBeFocused()
  await email.fill('maria at example')
  await expect(send).not.toHaveAttribute('aria-disabled')
  await email.press('Enter')
  await expect(cart.getByRole('alert')).toContainText('It should look like name@example.com.')
  await email.fill('maria@example.com')
  await expect(cart.getByRole('alert')).toHaveCount(0)
  await plan.uncheck()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.click({ force: true })
  await expect(cart.getByRole('alert')).toHaveText('Choose at least one plan to send.')
  await plan.check()
  await expect(send).not.toHaveAttribute('aria-disabled')
  expect(calls).toHaveLength(0)
})

test('[EMAIL-06] [EMAIL-07] [CONSENT-01] [CONSENT-03] what cannot be stored says so and keeps address, ticks and consent; a retry carries the same key', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/50[0-9] \(|429 \(/)
  const cart = await openCart(page, {
    formData: answeredForm(),
    cart: [cartItem(), cartItem({ id: 'item-2', name: 'Transamerica', productName: 'Term 20 Plus' })],
  })
  await expect(cart.getByText('$28.50').first()).toBeVisible()
  await cart.getByRole('button', { name: 'Email Quote' }).click()
  const consent = cart.getByRole('checkbox', { name: /maria@example\.com/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await cart.getByRole('checkbox', { name: /^Level Term 20/ }).uncheck()
  await cart.getByLabel('Email', { exact: true }).fill('other@example.com')
  const calls = callsTo(page, mailCall)
  let status = 503
  await page.route(mailCall, (route) =>
    route.fulfill(status === 200 ? { json: { id: leadId } } : { status, json: { error: 'not_stored' } }),
  )
  const send = cart.getByRole('button', { name: 'Send Quote' })
  await send.click()
  const problem = cart.getByRole('alert')
  await expect(problem).toContainText('We could not send your quote')
  await expect(problem).toBeInViewport()
  await expect(problem.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/)
  await expect(cart.getByLabel('Email', { exact: true })).toHaveValue('other@example.com')
  await expect(cart.getByRole('checkbox', { name: /^Level Term 20/ })).not.toBeChecked()
  await expect(cart.getByRole('checkbox', { name: /^Term 20 Plus/ })).toBeChecked()
  await expect(cart.getByRole('checkbox', { name: /other@example/ })).toBeChecked()
  status = 429
  await send.click()
  await expect(problem).toContainText('Try again in an hour')
  status = 200
  await send.click()
  await expect(heading(cart, 'Your quote is on its way')).toBeVisible()
  const sent = calls.map((call) => call.postDataJSON())
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  // What was stored is over: the same sent again is a new wish.
  await cart.getByRole('button', { name: 'Back to my plans' }).click()
  await cart.getByRole('button', { name: 'Email Quote' }).click()
  await expect(consent).not.toBeChecked()
  await consent.check()
  await cart.getByRole('checkbox', { name: /^Level Term 20/ }).uncheck()
  await cart.getByLabel('Email', { exact: true }).fill('other@example.com')
  await send.click()
  await expect(heading(cart, 'Your quote is on its way')).toBeVisible()
  const { idempotencyKey, ...again } = calls.at(-1)?.postDataJSON() ?? {}
  expect({ ...again, idempotencyKey: sent[0]?.idempotencyKey }).toEqual(sent[0])
  expect(idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
  expect(sent[0]).toMatchObject({ consent: true, consentVersion: expect.stringMatching(/^emails-/) })
})
