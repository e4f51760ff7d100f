import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { answeredForm, expect, expectNoAxeViolations, seed, test } from '../../fixtures/fixtures.ts'
import { callFunction, leadsOf, newCaller, openContact } from '../../fixtures/quotes/contact-request.ts'
import { cartItem, chosenPlan, holdCalls } from '../../fixtures/quotes/stub-quotes.ts'

test('[LEADS-02] [CONSENT-02] a visitor asks for a call: it is stored before the page says so, with nothing that was not ticked', {
  tag: '@hosted',
}, async ({ page, baseURL }) => {
  const name = newCaller()
  await seed(page, {
    formData: answeredForm({ ...chosenPlan, fullName: name, medications: ['Insulin'] }),
    cart: [cartItem({ personName: name })],
  })
  const form = await openContact(page)
  const held = await holdCalls(page, callFunction)
  await expect(form.name).toHaveValue(name)
  await expect(form.share).not.toBeChecked()
  await expect(form.consent).not.toBeChecked()
  await form.time('Morning').check()
  await form.submit.click()
  await expect(page.getByRole('button', { name: 'Sending your request…' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/An agent will call you/)).toHaveCount(0)
  await held.release()
  await expect(form.sent).toBeFocused()
  await expect(page.getByText(`An agent will call you at (305) 555-0188 ${promisedNow()}.`)).toBeVisible()
  await expectNoAxeViolations(page)
  const [lead, ...more] = await leadsOf(baseURL, name)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    kind: 'call',
    phone: '(305) 555-0188',
    email: 'maria@example.com',
    best_times: ['morning'],
    plans: [],
    people: [],
    consent: false,
    language: 'en',
    page: '/contact',
  })
  expect(lead?.consent_version).toMatch(/^calls-\d{4}-\d{2}-\d{2}$/)
  expect(Math.abs(Date.parse(lead?.consent_at ?? '') - Date.parse(lead?.created_at ?? ''))).toBeLessThan(
    5_000,
  )
})
