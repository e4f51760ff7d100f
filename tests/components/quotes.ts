import { fireEvent, within } from '@testing-library/dom'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { instantForm } from '../fixtures/quotes/visitor.ts'
import { openLivePage, screen } from './open-page.ts'

type Answer = (request: Request) => Promise<Response | undefined> | Response | undefined

export const requestCall = 'white-swan-complete-request'
export const startCall = 'white-swan-start-application'
export const searchCall = 'white-swan-policy-search'

const isTo = (request: Request, name: string) => request.url.endsWith(`/${name}`)

/** Answers a call of this name, while there is an answer for it; else the site's own functions do. */
export const answerTo =
  (name: string, answer: Answer): Answer =>
  (request) =>
    isTo(request, name) ? answer(request) : undefined

/** The first of these that answers a request. */
export const firstOf =
  (...answers: readonly Answer[]): Answer =>
  async (request) => {
    for (const answer of answers) {
      const response = await answer(request)
      if (response) return response
    }
    return undefined
  }

/** Answers the quote calls with these policies, as a quote service words them. */
export function withPlans(policies: readonly unknown[], more: Record<string, unknown> = {}): Answer {
  const found = policySearchAnswerSchema.parse({ status: 'Found Policies', policies, ...more })
  return firstOf(
    answerTo(requestCall, () => Response.json({ search_id: 'search-1' })),
    answerTo(searchCall, () => Response.json({ ...found, policies })),
  )
}

/** Holds calls of this name until `release`, then leaves them to `next`. */
export function holding(name: string, next?: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer: Answer = async (request) => {
    if (isTo(request, name)) await promise
    return next?.(request)
  }
  return { answer, release: resolve }
}

export const refused = (status = 500) => Response.json({ error: 'broken' }, { status })

/** What is written in an element, with each gap as one space. */
export const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

export const cards = () => screen().queryAllByRole('article')

/** The monthly prices on the cards, in their order. */
export const prices = () => cards().map((card) => words(card.querySelectorAll('h3 + p > span')[0] ?? card))

type Options = Parameters<typeof openLivePage>[1] & { person?: Record<string, unknown> }

/** The comparison of Maria, with these answers changed, beside its controls. */
export function openComparison({ person, stored, ...options }: Options = {}) {
  const device = { formData: answeredForm(person), ...stored }
  return openLivePage('/quote/companies', { stored: device, width: 1440, ...options })
}

export const plansFound = (plan = 'Term Life') =>
  screen().findByRole('heading', { name: new RegExp(`^\\d ${plan} Plans? Found$`) })
export const amountField = () => screen().getByLabelText<HTMLInputElement>('Death Benefit Amount')
/** The one beside the amount; a preview has another. */
export const updateButton = () =>
  within(screen().getByRole('complementary', { name: /^Plan type/ })).getByRole('button', {
    name: 'Update Quotes',
  })
export const isInactive = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
export const coverageShown = (amount: string) => screen().findByText(`Coverage: ${amount}`)

/** The questions of the instant quote, with these answers in the tab. */
export async function openQuestions(
  answers: Record<string, unknown> = {},
  options: Parameters<typeof openLivePage>[1] = {},
) {
  const tab = { instantQuote: instantForm(answers) }
  const page = await openLivePage('/white-swan-quotes', { tab, ...options })
  await page.press(/^(Next|Siguiente)$/)
  await screen().findByRole('button', { name: /^(Get quotes|Ver cotizaciones)$/ })
  return page
}

/** Presses the first button of this name, as on the first card. */
export async function pressFirst(name: string | RegExp): Promise<void> {
  fireEvent.click((await screen().findAllByRole('button', { name }))[0] ?? document.body)
}
