import type { Locator, Page } from '@playwright/test'
import cart from '#content/messages/es/quote/cart.json' with { type: 'json' }
import comparison from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import leads from '#content/messages/es/quote/leads.json' with { type: 'json' }
import next from '#content/messages/es/quote/next-steps.json' with { type: 'json' }
import questionnaire from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import review from '#content/messages/es/quote/review.json' with { type: 'json' }
import { promisedNow } from '../../../fixtures/leads/promised-now.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { byKeys } from '../../fixtures/keys.ts'
import { desktop } from '../../fixtures/languages-and-devices.ts'
import { answerQuestions, type Hand } from '../../fixtures/quotes/answer-questions.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'

/** Tab to the control as somebody without a mouse does, then the key that it answers to. */
function keyboard(page: Page): Hand {
  const keys = byKeys(page)
  return {
    press: keys.press,
    tick: keys.tick,
    async choose(radio: Locator) {
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)
      const chosen = group.and(page.locator(':checked'))
      await keys.to((await chosen.count()) ? chosen : group.first())
      if (!(await radio.isChecked())) await page.keyboard.press('Space')
      for (let presses = 0; presses < 6 && !(await radio.isChecked()); presses++)
        await page.keyboard.press('ArrowDown')
    },
  }
}

test.use({ locale: 'es-MX', viewport: desktop })

test('[ROUTE-04] [ROUTE-05] [ROUTE-06] [FLOW-01] [FLOW-02] [FLOW-04] from home to the confirmation without an account, in Spanish, by keyboard alone', async ({
  page,
}) => {
  test.slow()
  const hand = keyboard(page)
  await page.goto('/')
  await hydrated(page)
  await hand.press(page.getByRole('main').locator('a[href="/quote"]').first())
  await answerQuestions(page, questionnaire, hand)
  await expect(page).toHaveURL('/quote/review')
  await expect(page.getByRole('heading', { level: 1, name: review.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Maria Alvarez')
  await hand.press(page.getByRole('link', { name: review.viewPlans }).first())

  await expect(page).toHaveURL('/marketplace')
  const add = page.getByRole('main').getByRole('button', { name: comparison.card.add })
  await expect(add).toHaveCount(9)
  await hand.press(add.first())
  const drawer = page.getByRole('dialog', { name: cart.title })
  await expect(drawer).toBeVisible()
  await hand.press(drawer.getByRole('button', { name: cart.continue }))

  await expect(page).toHaveURL('/quote/options')
  await expect(page.getByRole('heading', { level: 1, name: next.options.title })).toBeVisible()
  await hand.press(page.getByRole('button', { name: leads.apply.online.title }))
  const form = applyForm(page)
  await hand.tick(form.way('email'))
  const opened = page.context().waitForEvent('page')
  await hand.press(form.send)
  const application = await opened
  await expect(page.getByRole('heading', { level: 1, name: next.confirmation.title })).toBeVisible()
  await expect(page.getByText(next.confirmation.text.replace('{{when}}', promisedNow('es')))).toBeVisible()
  await expect(
    application.getByRole('heading', { level: 1, name: next.application.received.title }),
  ).toBeVisible()
})
