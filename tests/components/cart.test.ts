import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { cartItem, policy } from '../fixtures/quotes/visitor.ts'
import { screen } from './open-page.ts'
import {
  answerTo,
  cards,
  holding,
  openComparison,
  plansFound,
  pressFirst,
  refused,
  withPlans,
  words,
} from './quotes.ts'

const mailCall = 'email-quote'
const both = [cartItem(), cartItem({ id: 'item-2', name: 'Transamerica', productName: 'Term 20 Plus' })]

const drawer = () => screen().findByRole('dialog', { name: 'Your Insurance Cart' })
const items = async () => within(await drawer()).queryAllByRole('listitem')

const box = (name: RegExp) =>
  within(screen().getByRole('dialog')).getByRole<HTMLInputElement>('checkbox', { name })

/** Opens the cart over the comparison, with these plans in it. */
async function openCart(cart: readonly unknown[], options: Parameters<typeof openComparison>[0] = {}) {
  const page = await openComparison({ answer: withPlans([policy()]), stored: { cart }, ...options })
  await pressFirst(/^Cart \d items?$/)
  await drawer()
  return page
}

test('[COMPARE-38] [COMPARE-40] [COMPARE-45] [COMPARE-46] [CART-03] [CART-04] adding opens the cart with the plan and its price; the same plan can be in it twice, and only the chosen one is removed', async () => {
  const page = await openComparison({ answer: withPlans([policy()]) })
  await plansFound()
  const ids = () => {
    const cart = page.stored('cart')
    return Array.isArray(cart) ? cart.map(({ id }) => id) : []
  }
  expect(screen().queryByRole('button', { name: 'Review Cart' })).toBeNull()
  await pressFirst(/^Add to Cart/)
  for (const said of [
    'Maria Alvarez',
    'Level Term 20',
    'SBLI',
    '$500,000, 20 years, Preferred',
    '$28.50',
    'Estimate',
    'Prices are not 100% accurate.',
  ])
    expect(words(await drawer())).toContain(said)
  expect(page.stored('cart')).toMatchObject([
    { personId: 'primary', relationship: 'Primary', applyProductCode: 'plan-1', isSample: false },
  ])
  await page.press('Close cart')
  await page.press('Review Cart')
  expect(await items()).toHaveLength(1)
  await page.press('Close cart')
  await pressFirst(/^Add to Cart/)
  await waitFor(async () => expect(await items()).toHaveLength(2))
  expect(words(await drawer())).toContain('$57.00')
  const [first, second] = ids()
  expect(first).not.toBe(second)
  await pressFirst('Remove Level Term 20, SBLI')
  await waitFor(() => expect(ids()).toEqual([second]))
  expect(document.activeElement).toBe(screen().getByRole('group', { name: 'Cart contents' }))
  await page.press('Remove Level Term 20, SBLI')
  await screen().findByRole('heading', { name: 'Your cart is empty' })
  await page.press('See plans')
  await screen().findByRole('button', { name: 'Cart 0 items' })
  expect(screen().queryByRole('button', { name: 'Review Cart' })).toBeNull()
})

test('[CART-06] [PLANS-11] [DASH-11] without an account the cart keeps each plan once on the device, no sample price, says so, and leads to the dashboard or to /auth with all of them', async () => {
  const again = cartItem({ id: 'item-3', monthlyPrice: 30 })
  const page = await openCart([...both, again, cartItem({ id: 'item-4', isSample: true })])
  within(await drawer()).getByText('Sample price')
  await screen().findByText(/We don’t save sample prices\./)
  expect(screen().queryByRole('button', { name: 'Save Plans to Dashboard' })).toBeNull()
  await page.press('Keep on this device')
  await screen().findByText('2 plans are kept on this device. 1 was already saved.')
  const sbli = {
    planName: 'SBLI - Term Life (Maria Alvarez)',
    planDetails: {
      ...{ company: 'SBLI', planType: 'term', coverage: 500_000, monthlyPrice: 28.5, term: 20, features: [] },
      ...{ personName: 'Maria Alvarez', relationship: 'Primary' },
    },
    isFavorite: false,
  }
  const kept = [sbli, { planName: 'Transamerica - Term Life (Maria Alvarez)' }]
  expect(page.stored('devicePlans')).toMatchObject(kept)
  await page.press('Keep on this device')
  await screen().findByText('These plans were already saved.')
  expect(screen().getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
  await page.press('Sign in or create an account', 'link')
  await waitFor(() => expect(page.address()).toBe('/auth'))
  expect(page.stored('cart')).toHaveLength(4)
  expect(page.stored('devicePlans')).toMatchObject(kept)
})

test('[EMAIL-01] [EMAIL-02] Send needs an address and a plan, and says so when it is pressed without', async () => {
  const page = await openCart([cartItem()], { person: { email: '' } })
  await page.press('Email Quote')
  const send = await screen().findByRole('button', { name: 'Send Quote' })
  const refuses = async (why: string) => {
    await waitFor(() => expect(words(screen().getByRole('dialog'))).toContain(why))
  }
  expect(send.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(send)
  await refuses('Enter the email address to send the quote to.')
  expect(document.activeElement).toBe(screen().getByLabelText('Email'))
  await page.type('Email', 'maria at example')
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(send)
  await refuses('It should look like name@example.com.')
  await page.type('Email', 'maria@example.com')
  await waitFor(() => expect(within(screen().getByRole('dialog')).queryByRole('alert')).toBeNull())
  fireEvent.click(box(/^Level Term 20/))
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(send)
  await refuses('Choose at least one plan to send.')
  expect(page.calls(mailCall)).toEqual([])
})

test('[EMAIL-03] [EMAIL-04] [EMAIL-05] [EMAIL-06] [EMAIL-07] [CONSENT-01] [CONSENT-03] a quote that cannot be stored says so and keeps address, ticks and consent; the confirmation shows once it is stored; a retry carries the same key, and a new wish another', async () => {
  const failures = [503, 429]
  const quotes = withPlans([policy()])
  const held = holding(mailCall)
  const mail = answerTo(mailCall, (request) => {
    const status = failures.shift()
    return status === undefined ? held.answer(request) : refused(status)
  })
  const page = await openCart(both, { answer: async (request) => (await mail(request)) ?? quotes(request) })
  const consent = /may also write to me at/
  const fill = async () => {
    await page.press('Email Quote')
    await screen().findByRole('heading', { name: 'Email Quote' })
    expect([/^Level Term 20/, /^Term 20 Plus/, consent].map((label) => box(label).checked)).toEqual([
      true,
      true,
      false,
    ])
    fireEvent.click(box(consent))
    fireEvent.click(box(/^Level Term 20/))
    await page.type('Email', 'other@example.com')
  }
  await fill()
  for (const failure of ['We could not send your quote', 'Try again in an hour']) {
    await page.press('Send Quote')
    await waitFor(() => expect(words(screen().getByRole('alert'))).toContain(failure))
    const call = within(screen().getByRole('alert')).getByRole('link', { name: /^Call \(/ })
    expect(call.getAttribute('href')).toMatch(/^tel:/)
    expect(screen().getByLabelText<HTMLInputElement>('Email').value).toBe('other@example.com')
    const ticks = [/^Level Term 20/, /^Term 20 Plus/, consent].map((label) => box(label).checked)
    expect(ticks).toEqual([false, true, true])
  }
  await page.press('Send Quote')
  await screen().findByRole('button', { name: 'Sending…' })
  expect(screen().queryByText('Your quote is on its way')).toBeNull()
  held.release()
  await screen().findByRole('heading', { name: 'Your quote is on its way' })
  expect(words(screen().getByRole('dialog'))).toContain(
    'We are sending 1 plan to other@example.com. The email arrives in 5-10 minutes from support@plainwell.example.',
  )
  await page.press('Back to my plans')
  await fill()
  await page.press('Send Quote')
  await screen().findByRole('heading', { name: 'Your quote is on its way' })
  const sent = page.calls(mailCall).map(({ body }) => body)
  expect(sent).toHaveLength(4)
  const key = expect.any(String)
  expect(sent[0]).toMatchObject({
    consent: true,
    consentVersion: expect.stringMatching(/^emails-/),
    idempotencyKey: key,
  })
  expect(sent[1]).toEqual(sent[0])
  expect(sent[2]).toEqual(sent[0])
  expect(sent[3]).not.toEqual(sent[0])
  expect(sent[3]).toEqual({ ...Object(sent[0]), idempotencyKey: key })
})

test('[U4] [U10] the likely range and the defaults that a price rests on go along into its parts, the cart, the application and the options', async () => {
  const defaults = { heightFeet: 5, heightInches: 10, weightPounds: 170, healthRating: 'Standard' }
  const page = await openComparison({
    person: { ...defaults, answered: ['coverage', 'termLength'] },
    stored: { cart: [cartItem({ monthlyPrice: 61.25, name: 'Americo' })] },
  })
  await plansFound()
  const assumed = 'Assumes 5′10″, 170 lb, Standard'
  const likely = /likely \$[\d.]+ to \$[\d.]+/
  const range = likely.exec(words(cards()[0] ?? document.body))?.[0] ?? 'no range'
  expect(words(document.body)).toMatch(
    /Every bar runs from \$\d+ to \$\d+ a month\. The likely prices of \d of these 9/,
  )
  // The plan from before ranges were kept says nothing of one.
  const expectRange = (part: HTMLElement) =>
    waitFor(() => expect([...part.querySelectorAll('[data-slot="likely"]')].map(words)).toEqual([range]))
  expect(words(document.querySelector('main [data-slot="assumed"]') ?? document.body)).toContain(assumed)
  await pressFirst(/^What’s in this estimate/)
  const panel = await screen().findByRole('dialog')
  expect(words(panel)).toContain(range)
  expect(words(panel)).toContain(assumed)
  await page.press('Close')
  await pressFirst(/^Add to Cart/)
  await expectRange(await drawer())
  expect(words(await drawer())).toContain(assumed)
  await page.press('Apply')
  await screen().findByRole('heading', { name: 'Which plans?' })
  await expectRange(screen().getByRole('dialog'))
  const unticked = within(screen().getByRole('dialog')).getAllByRole<HTMLInputElement>('checkbox')
  for (const plan of unticked) if (!plan.checked) fireEvent.click(plan)
  await page.press(/^Continue with/)
  await screen().findByRole('heading', { name: 'How would you like to apply?' })
  await expectRange(screen().getByRole('dialog'))
  expect(words(screen().getByRole('dialog'))).toContain(assumed)
  await page.press('Close cart')
  await pressFirst(/^Cart 2/)
  const go = await screen().findAllByRole('button', { name: 'Continue with this plan' })
  fireEvent.click(go.at(-1) ?? document.body)
  await waitFor(() => expect(page.address()).toBe('/quote/options'))
  await waitFor(() =>
    expect(words(document.querySelector('main [data-slot="likely"]') ?? document.body)).toBe(range),
  )
})
