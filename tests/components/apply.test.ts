import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { publicKey } from '../fixtures/function-context.ts'
import { added, cartItem, formOf, policy } from '../fixtures/quotes/visitor.ts'
import { find, textOf } from '../pages/site.ts'
import { type LivePage, openLivePage, screen } from './open-page.ts'

type Answers = Readonly<Record<string, () => Response>>

/** Answers these calls by their functions' names, and prices with one policy; our functions answer the rest. */
const answering = (answers: Answers) => (request: Request) => {
  const all: Answers = {
    'white-swan-complete-request': () => Response.json({ search_id: 'search-1' }),
    'white-swan-policy-search': () => Response.json({ status: 'Found Policies', policies: [policy()] }),
    'white-swan-start-application': () => Response.json({ url: '/application' }),
    ...answers,
  }
  return all[new URL(request.url).pathname.split('/').at(-1) ?? '']?.()
}

const refused = (status: number) => () => Response.json({ error: 'refused' }, { status })
function noNetwork(): never {
  throw new TypeError('Failed to fetch')
}

const main = () => find(document, 'main')
const box = (name: string | RegExp) => screen().getByRole<HTMLInputElement>('checkbox', { name })
const arrivedAt = (name: string | RegExp) => screen().findByRole('heading', { level: 1, name })
const asked = (name: string) => screen().findByRole('heading', { name })
const tabs = () => {
  const opened = vi.fn(() => ({ opener: window, location: { replace: vi.fn() } }))
  Reflect.set(window, 'open', opened)
  return opened
}

const other = cartItem({
  id: 'item-2',
  name: 'Transamerica',
  productName: 'Term 20 Plus',
  applyProductCode: 'plan-2',
})
const luisItem = cartItem({ id: 'l1', personId: 'luis', personName: 'Luis Alvarez', relationship: 'Spouse' })

async function openCart(cart: readonly unknown[], answers: Answers = {}, formData: unknown = answeredForm()) {
  const page = await openLivePage('/quote/companies', {
    stored: { formData, cart },
    answer: answering(answers),
  })
  await showCart()
  return page
}

async function showCart() {
  const [button] = await screen().findAllByRole('button', { name: /^Cart/ })
  if (button) fireEvent.click(button)
  await asked('Your Insurance Cart')
}

/** Presses Apply Online, ticks these ways and sends. */
async function applyOnline(page: LivePage, ways: readonly string[] = ['Email']) {
  if (!screen().queryByRole('button', { name: /^Send to / })) await page.press(/^Apply Online/)
  for (const way of ways) if (!box(way).checked) fireEvent.click(box(way))
  await page.press(/^Send to /)
}

test('[APPLY-02] [APPLY-06] [APPLY-07] [APPLY-08] [CART-07] each step of the wizard needs an answer, Back leads out of the first, and closing the cart begins anew', async () => {
  const page = await openCart([cartItem(), other, luisItem], {}, formOf([added('luis')]))
  await page.press('Apply')
  await asked('Who is applying?')
  fireEvent.click(box(/^Maria/))
  fireEvent.click(box(/^Luis/))
  await page.press(/^Continue/)
  expect(screen().getByRole('alert').textContent).toBe('Choose at least one person.')
  // Luis alone has one plan: there is nothing to choose.
  fireEvent.click(box(/^Luis/))
  await page.press(/^Continue/)
  await asked('How would you like to apply?')
  await page.press('Back')
  await asked('Who is applying?')
  expect(box(/^Maria/).checked).toBe(false)
  fireEvent.click(box(/^Maria/))
  await page.press(/^Continue/)
  await asked('Which plans?')
  for (const plan of screen().getAllByRole<HTMLInputElement>('checkbox'))
    if (plan.checked) fireEvent.click(plan)
  await page.press(/^Continue/)
  expect(screen().getByRole('alert').textContent).toBe('Choose at least one plan.')
  fireEvent.click(screen().getAllByRole('button', { name: 'Back' })[0] ?? main())
  await asked('Who is applying?')
  fireEvent.click(screen().getAllByRole('button', { name: 'Back' })[0] ?? main())
  await asked('Your Insurance Cart')
  await page.press('Apply')
  fireEvent.click(box(/^Luis/))
  await page.press(/^Close/)
  await showCart()
  await page.press('Apply')
  expect(box(/^Luis/).checked).toBe(true)
})

test('[APPLY-03] [APPLY-04] [APPLY-09] [APPLY-10] one plan comes to the method at once, unwarned, and a call takes it along; two of one person are warned of until another tab removes one', async () => {
  const warning = () => screen().queryByText(/^You have more than one policy in your cart/)
  const one = await openCart([cartItem()])
  await one.press('Apply')
  await asked('How would you like to apply?')
  expect(warning()).toBeNull()
  expect(screen().queryByText(/^Step /)).toBeNull()
  await one.press(/^Schedule a Call/, 'link')
  await arrivedAt('Schedule Your Call')
  expect(one.stored('formData')).toMatchObject({
    people: [{ selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5, selectedPlanType: 'Term' }],
  })

  const two = await openCart([cartItem(), other])
  await two.press('Apply')
  await asked('Which plans?')
  await two.press('Continue with 1 plan')
  await asked('How would you like to apply?')
  expect(warning()).not.toBeNull()
  for (const [left, title] of [
    [[other], 'How would you like to apply?'],
    [[], 'Your cart is empty'],
  ] as const) {
    const newValue = JSON.stringify(left)
    two.window.localStorage.setItem('cart', newValue)
    fireEvent(window, new StorageEvent('storage', { key: 'cart', newValue }))
    await asked(title)
    expect(warning()).toBeNull()
  }
})

test('[OPTIONS-02] [OPTIONS-03] [OPTIONS-04] [OPTIONS-06] [CONSENT-01] [CONSENT-04] the options sum the plan up; the consent beside Send is optional and of what was chosen; sending twice stores one request and nothing starts before it', async () => {
  const stored = {
    formData: answeredForm({ selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5 }),
    cart: [cartItem()],
  }
  const page = await openLivePage('/quote/options', { stored, answer: answering({}) })
  const opened = tabs()
  const summary = await screen().findByRole('region', { name: 'Your plan' })
  for (const words of ['SBLI', '$28.50', 'a month', '$500,000', '20 years', 'An estimate.'])
    expect(textOf(summary)).toContain(words)
  expect(screen().getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/quote/companies')
  expect(
    screen()
      .getByRole('link', { name: /^Schedule a Call/ })
      .getAttribute('href'),
  ).toBe('/contact')
  await page.press(/^Apply Online/)
  fireEvent.click(box('Email'))
  expect(textOf(screen().getByRole('region', { name: 'What will be sent' }))).toContain('and to nobody else')
  expect(box(/^Optional\..*write to me at maria@example\.com/).checked).toBe(false)
  fireEvent.click(box(/^Optional\./))
  fireEvent.click(box('Phone call'))
  // Another sentence is another question.
  const consent = box(/^Optional\..*may call or text me at \(305\) 555-0188/)
  expect([consent.checked, consent.required]).toEqual([false, false])
  fireEvent.click(consent)
  const send = screen().getByRole('button', { name: /^Send to / })
  fireEvent.click(send)
  fireEvent.click(send)
  await arrivedAt(/^Thank\sYou, Maria$/)
  expect(page.calls().map(({ name }) => name)).toEqual(['submit-application', 'white-swan-start-application'])
  expect(page.calls('submit-application')[0]?.body).toMatchObject({
    reach: ['email', 'call'],
    consent: true,
    consentVersion: expect.stringMatching(/^calls-/),
    plans: [{ carrierName: 'SBLI', monthlyPremium: 28.5, applyProductCode: 'plan-1', isSample: false }],
  })
  expect(opened).toHaveBeenCalledTimes(1)
})

test('[CONSENT-01] [CONSENT-03] the consent stands beside the buttons that ask for a call or mail a quote, empty and optional, and prices ask for none', async () => {
  const consents = () => screen().queryAllByRole<HTMLInputElement>('checkbox', { name: /^Optional\./ })
  await openLivePage('/contact', { stored: { formData: answeredForm() } })
  await screen().findByRole('button', { name: 'Request a call' })
  expect(consents().map(({ checked, required }) => [checked, required])).toEqual([[false, false]])
  const page = await openCart([cartItem()])
  expect(consents()).toEqual([])
  await page.press('Email Quote')
  await screen().findByRole('button', { name: 'Send Quote' })
  expect(consents().map(({ checked, required }) => [checked, required])).toEqual([[false, false]])
})

test('[APPLY-11] [APPLY-13] [U21] whose answer is lost sends the same application again; a blocked tab leaves links, and what does not start is named', async () => {
  let [tries, starts] = [0, 0]
  const page = await openCart([cartItem(), other], {
    'white-swan-start-application': () => {
      starts += 1
      return starts === 1 ? Response.json({ url: 'https://apply.example/plan-1' }) : refused(500)()
    },
    'submit-application': () => {
      tries += 1
      return tries === 1 ? noNetwork() : Response.json({ id: crypto.randomUUID() })
    },
  })
  Reflect.set(window, 'open', () => null)
  await page.press('Apply')
  await asked('Which plans?')
  for (const plan of screen().getAllByRole<HTMLInputElement>('checkbox'))
    if (!plan.checked) fireEvent.click(plan)
  await page.press('Continue with 2 plans')
  await applyOnline(page)
  const problem = await screen().findByRole('alert')
  expect(problem.textContent).toContain('your request may not have arrived')
  expect(page.calls('white-swan-start-application')).toEqual([])
  await page.press(/^Send to /)
  await arrivedAt(/^Thank\sYou, Maria$/)
  const keys = page
    .calls('submit-application')
    .map(({ body }) => JSON.stringify(body).match(/"idempotencyKey":"[^"]+"/)?.[0])
  expect(new Set(keys).size).toBe(1)
  const link = screen().getByRole('link', { name: 'Continue the application with SBLI' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://apply.example/plan-1',
    '_blank',
  ])
  screen().getByText(/^The application with Transamerica could not start/)
})

test('[D13] an address that the questionnaire let pass is put right at its field before anything is sent', async () => {
  const page = await openCart([cartItem()], {}, answeredForm({ email: 'a@', phone: '' }))
  tabs()
  await page.press('Apply')
  await applyOnline(page)
  const summary = await screen().findByRole('region', { name: 'Please check this first' })
  expect(document.activeElement).toBe(summary)
  expect(textOf(summary)).toContain('This email address is not complete')
  const email = screen().getByRole<HTMLInputElement>('textbox', { name: /^Email/ })
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['a@', 'true'])
  expect(page.calls('submit-application')).toEqual([])
  fireEvent.input(email, { target: { value: 'maria@example.com' } })
  await page.press(/^Send to /)
  await arrivedAt(/^Thank\sYou, Maria$/)
  // No number is asked for, since none is needed.
  expect(page.calls('submit-application')[0]?.body).not.toHaveProperty('phone')
  expect(page.stored('formData')).toMatchObject({ people: [{ email: 'maria@example.com' }] })
})

test('[CART-12] applying for a sample price becomes a call wish; beside a real price only the real one starts; a plan that left the cart is settled by a call, too', async () => {
  const sample = cartItem({ id: 'item-2', name: 'Transamerica', isSample: true, applyProductCode: '' })
  const formData = answeredForm({ selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5 })
  for (const cart of [[cartItem({ isSample: true, applyProductCode: '' })], []]) {
    const page = await openLivePage('/quote/options', { stored: { formData, cart } })
    await screen().findByText(
      cart.length ? /^This is a sample price/ : /^This plan is no longer in your cart/,
    )
    await page.press(/^Apply Online/)
    await arrivedAt('Schedule Your Call')
    expect(page.calls()).toEqual([])
  }
  const page = await openCart([cartItem(), sample])
  tabs()
  await page.press('Apply')
  await asked('Which plans?')
  for (const plan of screen().getAllByRole<HTMLInputElement>('checkbox'))
    if (!plan.checked) fireEvent.click(plan)
  await page.press('Continue with 2 plans')
  await applyOnline(page)
  await arrivedAt(/^Thank\sYou, Maria$/)
  expect(page.calls('submit-application')[0]?.body).toMatchObject({
    plans: [{ isSample: false }, { isSample: true }],
  })
  expect(page.calls('white-swan-start-application')).toHaveLength(1)
})

test('[O12] whoever applies or asks for a call from another state reads that the agent is licensed elsewhere, and no next steps', async () => {
  const settings = { SITE_AGENT_LICENSED_STATES: '["TX","FL"]' }
  const title = 'Alex Sample is licensed in other states'
  const formData = answeredForm({ residentState: 'OH', selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5 })
  const functions = { licensedStates: ['TX', 'FL'] as const }
  const page = await openLivePage('/quote/options', {
    stored: { formData, cart: [cartItem()] },
    settings,
    functions,
  })
  await applyOnline(page)
  await screen().findByText(title)
  expect(page.calls().map(({ name }) => name)).toEqual(['submit-application'])
  expect(screen().queryByRole('heading', { name: 'What’s Next' })).toBeNull()

  for (const isShared of [true, false]) {
    const contact = await openLivePage('/contact', { stored: { formData }, settings, functions })
    if (isShared) fireEvent.click(await screen().findByRole('checkbox', { name: /^Include my/ }))
    await contact.press('Request a call')
    await screen().findByRole('heading', { name: 'We have your request' })
    expect(screen().queryAllByText(title)).toHaveLength(isShared ? 1 : 0)
  }
})

test('[CALLS-11] the comparison’s calls carry the public key, also while a session is stored', async () => {
  const session = {
    access_token: 'stored.user.token',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_at: 4102444800,
  }
  const keys: (string | null)[][] = []
  const page = await openLivePage('/quote/companies', {
    stored: { formData: answeredForm(), 'sb-site-auth-token': session },
    answer: (request) => {
      if (request.url.includes('/functions/'))
        keys.push(['authorization', 'apikey'].map((name) => request.headers.get(name)))
      return answering({})(request)
    },
  })
  await screen().findByRole('article')
  expect(page.calls('white-swan-policy-search')).toHaveLength(1)
  for (const key of keys) expect(key).toEqual([`Bearer ${publicKey}`, publicKey])
  expect(keys.length).toBeGreaterThan(1)
})
