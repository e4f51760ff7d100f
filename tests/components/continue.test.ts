import { fireEvent, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { sealText } from '#app/state/carried/seal-carried.ts'
import en from '#content/messages/en/site/continue.json' with { type: 'json' }
import es from '#content/messages/es/site/continue.json' with { type: 'json' }
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { languageStorageKey } from '#domain/site/language.ts'
import { formatCarried } from '#domain/storage/carried/carried.ts'
import { carriedFragment } from '#domain/storage/carried/carried-link.ts'
import type { FunctionContext } from '#functions/context.ts'
import { devicePlan } from '../fixtures/device/account-device.ts'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { cartItem } from '../fixtures/quotes/visitor.ts'
import { find, textOf } from '../pages/site.ts'
import { openLivePage, screen } from './open-page.ts'

const week = 7 * 24 * 60 * 60 * 1000
const arrivedAt = (name: string) => screen().findByRole('heading', { level: 1, name })
const main = () => find(document, 'main')

/** Where sealed answers lie, as long as the test lasts. */
function carriedStore() {
  const kept = new Map<string, { sealed: string; expiresAt: string }>()
  const carried: FunctionContext['carried'] = {
    async keep(sealed) {
      const id = crypto.randomUUID()
      const expiresAt = new Date(Date.now() + week).toISOString()
      kept.set(id, { sealed, expiresAt })
      return { id, expiresAt }
    },
    read: async (id) => kept.get(id),
    remove: async (id) => kept.delete(id),
  }
  return { kept, functions: { carried } }
}

const rosa = {
  form: updatePrimaryPerson(newFormData(), {
    fullName: 'Rosa Vidal',
    residentState: 'TX',
    selectedPlanType: 'Whole',
  }),
  plans: [devicePlan('from-rosa', { carrierName: 'Transamerica', personName: 'Rosa Vidal' })],
  cart: [],
  instant: undefined,
  needs: startingNeedsAnswers,
  madeAt: new Date(),
  place: { page: 'companies' as const },
}

/** The address behind a link to this text, sealed as a browser does, in this store. */
async function linkTo({ functions }: ReturnType<typeof carriedStore>, text: string): Promise<string> {
  const { sealed, key } = await sealText(text)
  const { id, expiresAt } = await functions.carried.keep(sealed, 'a'.repeat(64))
  const link = { id, key, secret: 'A'.repeat(22), expiresAt: new Date(expiresAt) }
  return `#${carriedFragment(link)}`
}

afterEach(() => void vi.useRealTimers())

test('a link that is cut off, altered, of another version, too old, gone or none says so, with a way on (Spanish)', async () => {
  const store = carriedStore()
  const shows = async (link: string, title: string) => {
    const stored = { [languageStorageKey]: 'es' }
    const page = await openLivePage(`/continue${link}`, {
      language: 'es',
      functions: store.functions,
      stored,
    })
    await arrivedAt(title)
    screen().getByRole('link', { name: es.page.start })
    expect(page.address()).not.toContain('#')
    expect(page.stored('formData')).toBeUndefined()
  }
  const right = await linkTo(store, formatCarried(rosa))
  await shows('', es.page.not.none.title)
  await shows(right.slice(0, -8), es.page.not.incomplete.title)
  const at = right.indexOf('=') + 30
  await shows(
    right.slice(0, at) + (right[at] === 'A' ? 'B' : 'A') + right.slice(at + 1),
    es.page.not.wrongKey.title,
  )
  await shows(await linkTo(store, JSON.stringify({ version: 2 })), es.page.not.newer.title)
  await shows(await linkTo(store, 'no answers at all'), es.page.not.wrongKey.title)
  store.kept.clear()
  await shows(right, es.page.not.gone.title)
  vi.setSystemTime(Date.now() + week + 60_000)
  await shows(right, es.page.not.expired.title)
})

test('without a network and after too many tries a link is opened again; whoever leaves it can reconsider, and takes it over answers of their own', async () => {
  const store = carriedStore()
  const link = await linkTo(store, formatCarried(rosa))
  let answer: (() => Response) | undefined = () => {
    throw new TypeError('Failed to fetch')
  }
  const cart = [cartItem()]
  const page = await openLivePage(`/continue${link}`, {
    functions: store.functions,
    stored: { formData: answeredForm(), cart },
    answer: () => answer?.(),
  })
  await arrivedAt(en.page.not.unread.title)
  answer = () => Response.json({ error: 'too_many' }, { status: 429 })
  await page.press(en.again)
  await arrivedAt(en.page.not.tooMany.title)
  answer = undefined
  await page.press(en.again)
  await screen().findByText('Answers of Rosa')
  for (const words of ['Answers of Maria', '1 plan in the cart', en.page.replaces])
    expect(textOf(main())).toContain(words)
  await page.press(en.page.keep)
  await arrivedAt(en.page.kept.title)
  expect(page.stored('cart')).toEqual(cart)
  await page.press(en.page.reconsider)
  await page.press(en.page.replace)
  await arrivedAt(en.page.taken.title)
  expect(page.stored('formData')).toMatchObject({ people: [{ fullName: 'Rosa Vidal' }] })
  expect(page.stored('cart')).toEqual([])
  expect(page.stored('devicePlans')).toMatchObject([{ planDetails: { company: 'Transamerica' } }])
  await page.press(en.delete)
  await screen().findByText(en.outcomes.deleted.text)
  expect(store.kept.size).toBe(0)
})

test('the dialog says with its reference why no link was made, makes one, replaces it, and notices that it was deleted elsewhere; starting over takes it off the device', async () => {
  const store = carriedStore()
  let answer: (() => Response) | undefined = () =>
    Response.json({}, { status: 503, headers: { 'x-request-id': 'ab12cd34-0000-4000-8000-000000000000' } })
  const page = await openLivePage('/quote/review', {
    functions: store.functions,
    stored: { formData: answeredForm() },
    answer: () => answer?.(),
  })
  await page.press(en.entry)
  await page.press(en.make)
  const problem = await screen().findByRole('alert')
  expect(problem.textContent).toContain(en.outcomes.notMade.title)
  expect(problem.textContent).toContain('ab12cd34')
  answer = undefined
  await page.press(en.make)
  const address = () => screen().getByLabelText<HTMLInputElement>(en.link).value
  await screen().findByRole('heading', { name: en.ready })
  const first = address()
  expect(store.kept.size).toBe(1)
  await page.press(en.renew)
  await expect.poll(address).not.toBe(first)
  expect(store.kept.size).toBe(1)

  // Whoever has the link deletes it; here it is shown no longer.
  const close = () => within(screen().getByRole('dialog')).getAllByRole('button')[0]
  fireEvent.click(close() ?? document.body)
  store.kept.clear()
  await page.press(en.entry)
  await screen().findByText(en.outcomes.gone.title)
  await page.press(en.make)
  await screen().findByRole('heading', { name: en.ready })
  expect(page.stored('ownLink')).toMatchObject({ fragment: expect.stringMatching(/^with=/) })
  fireEvent.click(close() ?? document.body)
  await page.press('Start over')
  await page.press('Clear my answers')
  await arrivedAt('Which type of policy are you looking for?')
  expect(page.stored('ownLink')).toBeUndefined()
  expect(screen().queryByRole('button', { name: en.entry })).toBeNull()
})
