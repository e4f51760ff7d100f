import { fireEvent, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { cartItem } from '../fixtures/quotes/visitor.ts'
import { find, textOf, textsOf } from '../pages/site.ts'
import { openLivePage, screen } from './open-page.ts'

const main = () => find(document, 'main')
const box = (name: string | RegExp) => screen().getByRole<HTMLInputElement>('checkbox', { name })
const arrivedAt = (name: string | RegExp) => screen().findByRole('heading', { level: 1, name })
const refused = (status: number) => () => Response.json({ error: 'refused' }, { status })
function noNetwork(): never {
  throw new TypeError('Failed to fetch')
}

/** What the device keeps of an application that was stored. */
function sent(changes: Record<string, unknown> = {}) {
  const { name: company, ...plan } = cartItem()
  return {
    key: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
    at: new Date().toISOString(),
    fullName: 'Maria Alvarez',
    email: 'maria@example.com',
    reach: ['email'],
    plans: [{ ...plan, company }],
    ...changes,
  }
}

afterEach(() => void vi.useRealTimers())

test('[CONFIRM-01] [CONFIRM-02] [CONFIRM-03] [CONFIRM-04] after a stored request the page thanks, says what is here and what is next, and by when', async () => {
  vi.setSystemTime('2026-11-19T15:00:00Z')
  // Another name stands in the answers by now: it was not who applied.
  await openLivePage('/confirmation', {
    stored: { formData: answeredForm({ fullName: 'Somebody Else' }), sentApplications: [sent()] },
  })
  await arrivedAt(/^Thank\sYou, Maria$/)
  for (const words of [
    'An agent will contact you within 24 hours.',
    'A copy of your request is on its way to maria@example.com.',
    'Alex Sample writes to maria@example.com. Alex Sample will not call you.',
    'Your phone number was not sent.',
  ])
    expect(textOf(main())).toContain(words)
  expect(textsOf(within(main()).getAllByRole('heading', { level: 3 }))).toEqual([
    'Application review',
    'Agent contact',
    'Policy activation',
  ])
  expect(screen().getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe('/')
})

test('[D1] [D12] [O5] [U21] a device that keeps nothing, or what is corrupt, is thanked for nothing; on Monday a promise of Friday night still stands, and on Tuesday it says when something was sent', async () => {
  for (const sentApplications of [[], [{ key: 'guess', plans: [] }]]) {
    await openLivePage('/confirmation', { stored: { formData: answeredForm(), sentApplications } })
    await arrivedAt('No application on this device')
    expect(textOf(main())).not.toMatch(/Thank|24 hours|Maria/)
    expect(textOf(main())).toMatch(/If you sent one, .+ has it/)
    expect(screen().getByRole('link', { name: 'See prices' }).getAttribute('href')).toBe('/white-swan-quotes')
  }
  const stored = { sentApplications: [sent({ at: '2026-11-21T02:00:00.000Z' })] }
  for (const [now, words] of [
    ['2026-11-23T15:00:00Z', /^An agent will contact you by Monday, 6 PM EST\.$/],
    ['2026-11-24T15:00:00Z', /^You sent this on November 21, 2026\. .* call \(800\)/],
  ] as const) {
    vi.setSystemTime(now)
    await openLivePage('/confirmation', { stored })
    await screen().findByText(words)
  }
})

test('[D1] what is missing for a call is said at its fields; where it cannot be stored nothing is lost, also over a reload, and what is sent again is the same wish', async () => {
  const key = ({ body }: { body: unknown }) => JSON.stringify(body).match(/"idempotencyKey":"[^"]+"/)?.[0]
  let answer: () => Response | undefined = () =>
    Response.json({ error: 'not_stored' }, { status: 503, headers: { 'x-request-id': 'ab12cd34-91f0' } })
  const page = await openLivePage('/contact', { answer: () => answer() })
  await page.type(/^Phone/, '30555501')
  await page.type(/^Email/, 'ana@here')
  await page.press('Request a call')
  const summary = await screen().findByRole('region', { name: 'Please check this first' })
  expect(textsOf(within(summary).getAllByRole('link'))).toEqual([
    'Type your first and last name.',
    'A US phone number has 10 digits. You have typed 8 so far.',
    'Check your email address, or leave it empty.',
  ])
  expect(document.activeElement).toBe(summary)
  expect(page.calls()).toEqual([])

  await page.type(/^Name/, 'Ana Ruiz')
  await page.type(/^Phone/, '3055550199')
  await page.type(/^Email/, '')
  // Which times there are depends on where the visitor is.
  const time = () => screen().getAllByRole<HTMLInputElement>('checkbox')[0]
  fireEvent.click(time() ?? main())
  await page.press('Request a call')
  const problem = await screen().findByRole('alert')
  expect(problem.textContent).toContain('We could not send your request')
  // By what the operator finds the failure in the log.
  expect(problem.textContent).toContain('Reference: ab12cd34')
  expect(
    within(problem)
      .getByRole('link', { name: /^Call \(/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/)
  answer = noNetwork
  await page.press('Request a call')
  // Nobody answered, so nobody has a line about it.
  await expect.poll(() => screen().queryByRole('alert')?.textContent).not.toContain('Reference')

  const again = await page.reload()
  expect((await screen().findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ana Ruiz')
  expect(time()?.checked).toBe(true)
  answer = refused(429)
  await again.press('Request a call')
  await screen().findByText('We can’t take another request right now')
  answer = () => undefined
  await again.press('Request a call')
  await screen().findByRole('heading', { name: 'We have your request' })
  expect(new Set([...page.calls(), ...again.calls()].map(key)).size).toBe(1)
  expect([again.inTab('contactDraft'), again.inTab('handOvers')]).toEqual([undefined, undefined])
  expect(again.stored('formData')).toBeUndefined()
})

test('with both ticks the answers, the plans and the agreement go along with a call, and an email that is emptied stays here', async () => {
  const chosen = { selectedCompany: 'SBLI', selectedMonthlyPrice: 28.5, medications: ['Insulin'] }
  const page = await openLivePage('/contact', {
    stored: { formData: answeredForm(chosen), cart: [cartItem()] },
  })
  await screen().findByText(/^Your agent will see your birth date.*SBLI for \$500,000\.$/)
  fireEvent.click(box(/^Include my/))
  fireEvent.click(box(/may call or text me/))
  await page.type(/^Email/, '')
  await page.press('Request a call')
  await screen().findByText('Your answers and plans')
  const [call] = page.calls('request-call')
  expect(call?.body).toMatchObject({
    kind: 'call',
    consent: true,
    plans: [{ carrierName: 'SBLI', monthlyPremium: 28.5 }],
    people: [{ fullName: 'Maria Alvarez', dateOfBirth: '1986-04-12', medications: ['Insulin'] }],
  })
  expect(call?.body).not.toHaveProperty('email')
})

const code = 'A'.repeat(22)

test('[O2] a mail’s link to the contact choices that is cut off or unknown says so with the phone; what cannot be read or saved is tried again, and nothing marked is lost (Spanish)', async () => {
  let answer: () => Response | undefined = () => undefined
  const functions = {
    refuseContact: async (_code: string, refuse: readonly ('email' | 'call' | 'text')[]) => ({
      kind: 'call' as const,
      refused: [...refuse],
    }),
  }
  const options = { language: 'es' as const, functions, answer: () => answer() }
  for (const [link, told] of [
    ['#code=short', functions],
    [`#code=${code}`, {}],
  ] as const) {
    await openLivePage(`/contact-choices?lng=es${link}`, { ...options, functions: told })
    await arrivedAt('Este enlace no funciona')
    expect(
      within(main())
        .getByRole('link', { name: /Llamar al/ })
        .getAttribute('href'),
    ).toBe('tel:+18005550142')
  }
  answer = noNetwork
  const page = await openLivePage(`/contact-choices?lng=es#code=${code}`, options)
  await arrivedAt('No pudimos consultarlo')
  answer = () => undefined
  await page.press('Intentar de nuevo')
  await arrivedAt('Elija cómo podemos comunicarnos con usted')
  expect(textOf(main())).toContain('Se trata de la llamada que nos pidió.')
  fireEvent.click(box(/^No quiero mensajes de texto/))
  for (const [failure, words] of [
    [noNetwork, 'Revise su conexión'],
    [refused(429), 'Intente de nuevo en una hora'],
  ] as const) {
    answer = failure
    await page.press('Guardar')
    await expect.poll(() => screen().queryByRole('alert')?.textContent).toContain(words)
    expect([
      box(/^No quiero mensajes de texto/).checked,
      box(/^No quiero mensajes de texto/).disabled,
    ]).toEqual([true, false])
  }
  answer = () => undefined
  await page.press('Guardar')
  await arrivedAt('Guardado')
  expect(textOf(main())).toContain('No le enviaremos mensajes de texto.')
})

test('[S8] a scheduling service stands above the form for a call, and where it does not load its page is a link', async () => {
  const schedulingUrl = 'https://calendly.com/alex-sample/30min'
  const page = await openLivePage('/contact', { settings: { SITE_LINKS_SCHEDULING_URL: schedulingUrl } })
  expect(textsOf(within(main()).getAllByRole('heading', { level: 2 }))).toEqual([
    'Pick a time',
    'Alex Sample',
    'What to expect',
    'Want us to call you?',
  ])
  expect(document.querySelector('iframe')).toBeNull()
  await page.press('Show open times')
  await screen().findByText(/call \(800\)\s555-0142/)
  const link = screen().getByRole('link', { name: 'open the calendar in a new tab' })
  expect(link.getAttribute('href')).toBe(schedulingUrl)
})
