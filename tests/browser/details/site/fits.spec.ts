import type { Page } from '@playwright/test'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { states } from '../../../looks/scenes.ts'
import { expectChatOverNothing, expectFits } from '../../fixtures/fit.ts'
import {
  answeredForm,
  expect,
  expectNoAxeViolationsOnPhone,
  expectTargetsApart,
  hydrated,
  seed,
  test,
} from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { goToQuestion, notSure, openQuestion } from '../../fixtures/quotes/open-question.ts'

// The pages as they open: pages.spec.ts. In Spanish, whose words are longer.

const fits =
  'fits a phone of 320 px and letters of 400 %, each target has 44 px, and the chat’s button lies over nothing'

async function expectAll(page: Page) {
  await expectChatOverNothing(page)
  await expectFits(page)
}

test(`[U9] every question ${fits}`, async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  await openQuestion(page, 'policyType', {}, notSure, 'es')
  for (const [place, step] of stepIds.entries()) {
    await test.step(step, async () => {
      await goToQuestion(page, step)
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(place + 1))
      await expectAll(page)
    })
  }
})

for (const [part, scenes] of Object.entries(states))
  test(`[U9] every state of the ${part} ${fits}; it passes axe`, async ({
    nextVisitor,
    baseURL,
    allowConsole,
  }) => {
    test.slow()
    for (const scene of scenes) {
      for (const expected of scene.says ?? []) allowConsole(expected)
      await test.step(scene.name, async () => {
        const page = await nextVisitor()
        await page.setViewportSize(phone)
        await scene.open(page, { address: String(baseURL), language: 'es' })
        await (scene.isWindow ? expectFits(page) : expectAll(page))
        await expectNoAxeViolationsOnPhone(page)
      })
    }
  })

test('what lies half under the foot of the prices, on a phone of any height, is large enough for axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies?lng=es')
  await hydrated(page)
  const third = page.getByRole('article').nth(2)
  await expect(third).toBeVisible()
  const compare = page.locator('[data-slot="price-foot"]').getByRole('button').last()
  // The foot's button passes over the third card in steps smaller than the smallest control.
  const [card, button] = [await third.boundingBox(), await compare.boundingBox()]
  if (!card || !button) throw new Error('The page shows no third card or no foot')
  const below = (page.viewportSize()?.height ?? 0) - button.y
  for (let top = card.y; top < card.y + card.height; top += 15) {
    await page.setViewportSize({ width: 412, height: Math.round(top + below) })
    await expectTargetsApart(page)
  }
})
