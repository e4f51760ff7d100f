import { consentVersions } from '#domain/leads/consent.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import {
  heading,
  leadsOf,
  newFamily,
  openCart,
  startAt,
  startCall,
  storeCall,
} from '../../fixtures/quotes/cart-family.ts'
import { callForm } from '../../fixtures/quotes/contact-request.ts'
import { applyForm, applyOnline } from '../../fixtures/quotes/start-application.ts'
import { cartItem, stored } from '../../fixtures/quotes/stub-quotes.ts'
import { mailsOf, newVisitor } from '../../fixtures/tours/people-and-words.ts'

test('[APPLY-01] [APPLY-05] [APPLY-12] [APPLY-14] [CONSENT-01] two people apply for two of three plans in the cart: one lead is stored, both mails name the plans, and the page thanks', async ({
  page,
  context,
  baseURL,
}) => {
  const family = newFamily()
  // No carrier knows the plans of this cart.
  await startAt(page)
  const cart = await openCart(page, family)
  await cart.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(heading(cart, 'Who is applying?')).toBeFocused()
  await expect(cart.getByText('Step 1 of 3')).toBeVisible()
  await expect(cart.getByRole('checkbox', { name: 'Luis Alvarez Spouse, 1 plan in the cart' })).toBeChecked()
  await cart.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(heading(cart, 'Which plans?')).toBeFocused()
  await cart.locator('[data-slot="drawer-foot"]').getByRole('button', { name: 'Back' }).click()
  await expect(heading(cart, 'Who is applying?')).toBeFocused()
  await cart.getByRole('button', { name: 'Continue', exact: true }).click()
  await cart.getByRole('checkbox', { name: /^Level Term 20/ }).uncheck()
  await cart.getByRole('checkbox', { name: /^Term 20 Plus/ }).check()
  await cart.getByRole('button', { name: 'Continue with 2 plans' }).click()
  await expect(heading(cart, 'How would you like to apply?')).toBeFocused()
  await expect(cart.getByRole('listitem')).toHaveText([/Maria/, /Luis Alvarez/])
  await cart.getByRole('button', { name: /^Apply Online/ }).click()
  const form = applyForm(page)
  await form.way('email').check()
  await form.way('call').check()
  const consent = cart.getByRole('checkbox', { name: /may call or text me at \(305\) 555-0188/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  const opened = context.waitForEvent('page')
  await form.send.click()
  await expect(page).toHaveURL(/\/confirmation$/)
  await expect(page.getByText(`An agent will contact you ${promisedNow()}.`, { exact: true })).toBeVisible()
  await (await opened).close()

  const [lead, ...more] = await leadsOf(baseURL, family.name)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    kind: 'application',
    email: family.email,
    reach: ['email', 'call'],
    consent: true,
    page: '/quote/companies',
  })
  const carriers = ['Transamerica', 'Legal & General America']
  expect(lead?.plans.map(({ carrierName }) => carrierName)).toEqual(carriers)
  expect(lead?.people.map(({ fullName, relationship }) => [fullName, relationship])).toEqual([
    [family.name, 'Primary'],
    ['Luis Alvarez', 'Spouse'],
  ])
  expect(await stored(page, 'formData')).toMatchObject({
    people: carriers.map((selectedCompany) => ({ selectedCompany })),
  })
  const { letter, notice } = await mailsOf(baseURL, family)
  for (const carrier of carriers) {
    expect(letter.text).toContain(carrier)
    expect(notice).toContain(carrier)
  }
  expect(letter.text).not.toContain('SBLI')
})

test('[U1] [U6] [D1] [D2] [LEADS-01] a visitor starts an application from a price: that plan alone is stored, opened and thanked for, by email alone', async ({
  page,
  context,
  baseURL,
}) => {
  const { name, email } = newVisitor('María')
  // A plan stands chosen on this device from another day.
  const older = 'Older Choice Life'
  await page.setViewportSize(phone)
  await seed(page, { formData: answeredForm({ selectedCompany: older, selectedMonthlyPrice: 77.77 }) })
  await page.goto('/quote/companies')
  await hydrated(page)
  const card = page.getByRole('article').nth(1)
  const carrier = await card.locator(builtSelector('.plan-card_carrier')).innerText()
  const price = await card.locator(builtSelector('.typography_price')).innerText()
  await card.getByRole('button', { name: /^What’s in this estimate/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start application' }).click()
  const form = applyForm(page)
  await expect(form.place).toContainText('An estimate.')
  await expectNoAxeViolations(page)
  await form.name.fill(name)
  await form.way('email').check()
  await form.email.fill(email)
  await expect(form.phone).toHaveCount(0)
  await expect(form.sends).toContainText(carrier)
  const opened = context.waitForEvent('page')
  await form.send.click()

  // What opens shows this plan, and says that it is here only now that it is.
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('We have your application')
  const plan = tab.getByRole('region', { name: 'Your plan' })
  await expect(plan.getByRole('listitem')).toHaveCount(1)
  await expect(plan).toContainText(carrier)
  await expect(plan).toContainText(price)
  await expect(tab.getByRole('main')).not.toContainText(older)
  await expect(tab.getByRole('main')).not.toContainText(name)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expectNoAxeViolations(tab)

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You, María')
  await expect(main.getByRole('heading', { name: 'By email only, as you asked' })).toBeVisible()
  await expect(main).toContainText('will not call you')
  for (const shown of [carrier, email, 'An estimate.']) await expect(main).toContainText(shown)
  await expect(main).not.toContainText(older)

  const rows = await leadsOf(baseURL, name)
  expect(rows).toMatchObject([
    {
      kind: 'application',
      email,
      phone: null,
      reach: ['email'],
      consent: false,
      consent_version: consentVersions.emails,
      plans: [{ carrierName: carrier, isSample: false }],
      people: [{}],
    },
  ])
  expect(rows[0]?.plans).toHaveLength(1)
  expect(`$${Number(rows[0]?.plans[0]?.monthlyPremium).toFixed(2)}`).toBe(price)
  const { letter, notice } = await mailsOf(baseURL, { name, email })
  expect(letter.text).toContain(carrier)
  expect(letter.text).toContain('will not call you')
  expect(notice).toContain('They asked for this: no phone calls and no text messages.')
})

test('[ROUTE-05] [ROUTE-09] [OPTIONS-01] [OPTIONS-05] [OPTIONS-07] [QUEST-57] from the options page without a plan over the comparison and the cart to an application, which is sent by one tap and nothing before it', async ({
  page,
  context,
}) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/options')
  await expect(page.getByRole('heading', { name: 'You haven’t chosen a plan yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Compare plans' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
  await cart.getByRole('button', { name: 'Continue with this plan' }).waitFor()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(rest|auth|functions)\/v1\//.test(pathname)) calls.push(pathname)
  })
  await cart.getByRole('button', { name: 'Continue with this plan' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Just One More Step')
  await page.getByRole('link', { name: /^Schedule a Call/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Call')
  await page.goBack()
  expect(calls).toEqual([])
  const opened = context.waitForEvent('page')
  await applyOnline(page)
  await expect(page).toHaveURL('/confirmation')
  await expect(page.getByText('A copy of your request is on its way to maria@example.com.')).toBeVisible()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('We have your application')
  await expect(tab.getByRole('region', { name: 'Your plan' })).toContainText('Legal & General America')
  expect(calls).toEqual(['/functions/v1/submit-application', '/functions/v1/white-swan-start-application'])
})

test('[APPLY-11] [D1] [U21] a server that fails loses nothing: the second try is the same application, and where it still does not start, a call about it is asked for once', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/50[03] \(/)
  const { name, email } = newVisitor('Ana')
  await seed(page, {
    formData: answeredForm({ fullName: name, email, selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5 }),
    cart: [cartItem({ personName: name })],
  })
  await page.route(storeCall, (route) => route.fulfill({ status: 503, json: { error: 'not_stored' } }), {
    times: 1,
  })
  await page.route(startCall, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/quote/options')
  await hydrated(page)
  await applyOnline(page, ['call'])
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Failed to start application')
  await expect(problem.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/)
  await expectNoAxeViolations(page)
  expect(await leadsOf(baseURL, name)).toEqual([])
  await applyForm(page).send.click()
  // The request is here, and the page says so.
  await expect(problem).toContainText('has your request')
  expect(await leadsOf(baseURL, name)).toMatchObject([{ kind: 'application' }])
  await problem.getByRole('link', { name: 'Have us call you' }).click()
  const form = callForm(page)
  await expect(form.name).toHaveValue(name)
  await form.share.check()
  await form.submit.dblclick()
  await expect(form.sent).toBeVisible()
  const leads = await leadsOf(baseURL, name)
  expect(leads.map(({ kind }) => kind).toSorted()).toEqual(['application', 'callback'])
  expect(leads.find(({ kind }) => kind === 'callback')).toMatchObject({
    plans: [{ carrierName: 'SBLI', monthlyPremium: 28.5 }],
    people: [{ fullName: name }],
  })
  expect(await stored(page, 'cart')).toHaveLength(1)
})
