import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { goToQuestion, openQuestion } from '../../fixtures/quotes/open-question.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

test('in forced colors the chosen answer stands out, by its check mark or its ground, and a box shows whether it is ticked', async ({
  page,
  nextVisitor,
}) => {
  await openQuestion(page, 'policyType', { selectedPlanType: 'Term' })
  const mark = builtSelector('.icon_icon')
  await expect(page.locator(`[data-slot~="choice"] ${mark}:visible`)).toHaveCount(1)
  await expect(page.locator('[data-slot~="choice"]', { hasText: 'Term Life' }).locator(mark)).toBeVisible()
  for (const [step, shape] of [
    ['coverage', '[data-slot="chip"]'],
    ['termLength', builtSelector('.questionnaire_termChip')],
  ] as const) {
    await goToQuestion(page, step)
    await expect(page.locator(shape).first()).toBeVisible()
    const grounds = await page
      .locator(shape)
      .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor))
    const picked = grounds.filter((ground) => grounds.indexOf(ground) === grounds.lastIndexOf(ground))
    expect(grounds.length).toBeGreaterThan(2)
    expect(picked).toHaveLength(1)
  }

  const other = await nextVisitor()
  await seed(other, { formData: answeredForm(chosenPlan), cart: [cartItem()] })
  await other.goto('/quote/options')
  await hydrated(other)
  await other.getByRole('button', { name: /^Apply Online/ }).click()
  const form = applyForm(other)
  await form.way('email').check()
  const tick = other
    .locator('[data-slot="check"]', { has: other.getByRole('checkbox', { name: /^Optional\./ }) })
    .locator(builtSelector('.icon_icon'))
  await expect(form.consent).toBeVisible()
  await expect(tick).toBeHidden()
  await form.consent.check()
  await expect(tick).toBeVisible()
})
