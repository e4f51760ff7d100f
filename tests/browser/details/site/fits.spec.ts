import type { Page } from '@playwright/test'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { languages, states } from '../../../looks/scenes.ts'
import { expectChatOverNothing, expectFits } from '../../fixtures/fit.ts'
import { expect, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { goToQuestion, notSure, openQuestion } from '../../fixtures/quotes/open-question.ts'

// The pages as they open: pages.spec.ts.

const all =
  'fits a phone of 320 px and letters of 400 %, each target has 44 px, and the chat’s button lies over nothing'

async function expectAll(page: Page) {
  await expectChatOverNothing(page)
  await expectFits(page)
}

for (const language of languages) {
  test(`[U9] every question ${all} (${language})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(phone)
    await openQuestion(page, 'policyType', {}, notSure, language)
    for (const [place, step] of stepIds.entries()) {
      await test.step(step, async () => {
        await goToQuestion(page, step)
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(place + 1))
        await expectAll(page)
      })
    }
  })
}

for (const scene of states) {
  test(`[U9] ${scene.name} ${all}, in both languages`, async ({ page, baseURL, allowConsole }) => {
    for (const expected of scene.says ?? []) allowConsole(expected)
    await page.setViewportSize(phone)
    for (const language of languages) {
      await test.step(language, async () => {
        await scene.open(page, { address: String(baseURL), language })
        await (scene.isWindow ? expectFits(page) : expectAll(page))
      })
    }
  })
}
