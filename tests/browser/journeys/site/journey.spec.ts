import type { Locator, Page } from '@playwright/test'
import cart from '#content/messages/en/quote/cart.json' with { type: 'json' }
import comparison from '#content/messages/en/quote/comparison.json' with { type: 'json' }
import leads from '#content/messages/en/quote/leads.json' with { type: 'json' }
import nextSteps from '#content/messages/en/quote/next-steps.json' with { type: 'json' }
import questionnaire from '#content/messages/en/quote/questionnaire.json' with { type: 'json' }
import review from '#content/messages/en/quote/review.json' with { type: 'json' }
import carritoWords from '#content/messages/es/quote/cart.json' with { type: 'json' }
import comparisonEs from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import leadsEs from '#content/messages/es/quote/leads.json' with { type: 'json' }
import nextStepsEs from '#content/messages/es/quote/next-steps.json' with { type: 'json' }
import questionnaireEs from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import reviewEs from '#content/messages/es/quote/review.json' with { type: 'json' }
import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { answerQuestions, type Hand, pointer } from '../../fixtures/quotes/answer-questions.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'

const words = {
  en: { cart, comparison, leads, nextSteps, questionnaire, review },
  es: {
    cart: carritoWords,
    comparison: comparisonEs,
    leads: leadsEs,
    nextSteps: nextStepsEs,
    questionnaire: questionnaireEs,
    review: reviewEs,
  },
}

/** Tab to the control as someone without a mouse does, then use the key that it answers to. */
function keyboard(page: Page): Hand {
  async function tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard does not reach this control')
  }
  return {
    async press(target) {
      await tabTo(target)
      await page.keyboard.press('Enter')
    },
    async tick(box) {
      await tabTo(box)
      await page.keyboard.press('Space')
    },
    async choose(radio) {
      const name = await radio.getAttribute('name')
      const group = page.locator(`input[type=radio][name="${name}"]`)
      const focusable = (await group.locator('visible=true').and(page.locator(':checked')).count())
        ? page.locator(`input[type=radio][name="${name}"]:checked`)
        : group.first()
      await tabTo(focusable)
      if (!(await radio.isChecked())) await page.keyboard.press('Space')
      for (let presses = 0; presses < 6 && !(await radio.isChecked()); presses++)
        await page.keyboard.press('ArrowDown')
    },
  }
}

async function fromPlansToConfirmation(page: Page, language: keyof typeof words, hand: Hand) {
  const { cart: c, comparison: k, leads: l, nextSteps: n, review: r } = words[language]
  await expect(page.getByRole('heading', { level: 1, name: r.title })).toBeVisible()
  await hand.press(
    page.getByRole('link', { name: r.viewPlans }).or(page.getByRole('button', { name: r.viewPlans })),
  )

  const cards = page.getByRole('main').getByRole('button', { name: k.card.add })
  await expect(cards).toHaveCount(9)
  await hand.press(cards.first())
  const drawer = page.getByRole('dialog', { name: c.title })
  await expect(drawer).toBeVisible()
  await hand.press(drawer.getByRole('button', { name: c.continue }))

  await expect(page.getByRole('heading', { level: 1, name: n.options.title })).toBeVisible()
  await hand.press(page.getByRole('button', { name: l.apply.online.title }))
  const form = applyForm(page)
  await hand.tick(form.way('email'))
  const opened = page.context().waitForEvent('page')
  await hand.press(form.send)
  const application = await opened
  await expect(page.getByRole('heading', { level: 1, name: n.confirmation.title })).toBeVisible()
  await expect(page.getByText(n.confirmation.text.replace('{{when}}', promisedNow(language)))).toBeVisible()
  await expect(
    application.getByRole('heading', { level: 1, name: n.application.received.title }),
  ).toBeVisible()
}

for (const { language, device, viewport } of [
  { language: 'en', device: 'phone', viewport: phone },
  { language: 'es', device: 'desktop by keyboard alone', viewport: desktop },
] as const) {
  test(`[FLOW-01] [FLOW-02] [FLOW-04] from home to the confirmation without an account, ${language}, ${device}`, async ({
    browser,
  }) => {
    test.setTimeout(90_000)
    const context = await browser.newContext({
      viewport,
      locale: language === 'es' ? 'es-MX' : 'en-US',
      reducedMotion: 'reduce',
      hasTouch: device === 'phone',
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto('/')
    await hydrated(page)
    const hand = device === 'phone' ? pointer : keyboard(page)
    await hand.press(page.getByRole('main').locator('a[href="/quote"]').first())
    await answerQuestions(page, words[language].questionnaire, hand)
    await fromPlansToConfirmation(page, language, hand)
    expect(complaints).toEqual([])
    await context.close()
  })
}
