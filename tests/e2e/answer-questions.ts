import type { Locator, Page } from '@playwright/test'
import words from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import { expect } from './fixtures.ts'
import { phone } from './languages-and-devices.ts'

type QuestionWords = typeof words

/** How a person operates the page: by pointer, or by the keyboard alone. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  tick: (box: Locator) => Promise<void>
}

export const pointer: Hand = {
  press: (target) => target.click(),
  choose: (radio) => radio.check(),
  tick: (box) => box.check(),
}

/** Answers other than the defaults, by the questions in their order. */
export interface OwnAnswers {
  coverage: '$500K' | '$1M'
  heightInches: string
  weight: string
  healthRating: 'Preferred'
  term: '30'
}

/** Answers every question as Maria does, from the first one to the review; without `own` she takes every default. */
export async function answerQuestions(
  page: Page,
  q: QuestionWords,
  hand: Hand = pointer,
  { name, email } = { name: 'Maria Alvarez', email: 'maria@example.com' },
  own?: OwnAnswers,
): Promise<void> {
  async function question(title: string) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // On a phone a new question brings the page back to its top: a tap before that lands beside its button.
    if (page.viewportSize()?.width === phone.width) await page.waitForFunction(() => window.scrollY === 0)
  }
  const next = () => hand.press(page.getByRole('button', { name: q.nav.continue }))
  const { questions } = q

  await question(questions.policyType.title)
  await hand.choose(page.getByRole('radio', { name: questions.policyType.options.Term.label }))
  await next()
  await question(questions.state.title)
  await page.getByRole('main').getByRole('combobox').selectOption('FL')
  await next()
  await question(questions.coverage.title)
  await hand.press(page.getByRole('button', { name: own?.coverage ?? '$500K' }))
  await next()
  for (const [key, answer] of [
    ['fullName', name],
    ['email', email],
    ['phone', '3055550188'],
  ] as const) {
    await question(questions[key].title)
    const field = page.getByRole('main').getByRole('textbox')
    // An account may have filled it in already.
    await field.clear()
    await field.pressSequentially(answer)
    await next()
  }
  await question(questions.dateOfBirth.title)
  await page.getByLabel(questions.dateOfBirth.month, { exact: true }).selectOption('4')
  await page.getByLabel(questions.dateOfBirth.day, { exact: true }).fill('12')
  await page.getByLabel(questions.dateOfBirth.year, { exact: true }).fill('1986')
  await next()
  await question(questions.sex.title)
  await hand.choose(page.getByRole('radio', { name: questions.sex.options.Female.label }))
  await next()
  await question(questions.tobacco.title)
  await hand.choose(
    page.getByRole('radio', { name: questions.tobacco.options.no.label, exact: false }).last(),
  )
  await next()
  await question(questions.height.title)
  if (own) await page.getByLabel(questions.height.inches, { exact: true }).selectOption(own.heightInches)
  await next()
  await question(questions.weight.title)
  if (own) await page.getByRole('main').getByRole('spinbutton').fill(own.weight)
  await next()
  await question(questions.healthRating.title)
  if (own) await hand.choose(page.locator(`input[type=radio][value="${own.healthRating}"]`))
  await next()
  await question(questions.termLength.title)
  if (own) await hand.choose(page.locator(`input[type=radio][value="${own.term}"]`))
  await next()
}
