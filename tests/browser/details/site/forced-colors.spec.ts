import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { openQuestion } from '../../fixtures/quotes/open-question.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

test('in forced colors the check mark stands at the chosen answer alone', async ({ page }) => {
  await openQuestion(page, 'policyType', { selectedPlanType: 'Whole' })
  await expect(page.locator(builtSelector('[data-slot~="choice"] .icon_icon:visible'))).toHaveCount(1)
  await expect(
    page.locator('[data-slot~="choice"]', { hasText: 'Whole Life' }).locator(builtSelector('.icon_icon')),
  ).toBeVisible()
})

test('in forced colors a box shows whether it is ticked', async ({ page }) => {
  await seed(page, { formData: answeredForm(chosenPlan), cart: [cartItem()] })
  await page.goto('/quote/options')
  await hydrated(page)
  await page.getByRole('button', { name: /^Apply Online/ }).click()
  const form = applyForm(page)
  await form.way('email').check()
  const box = form.consent
  const own = page.getByRole('checkbox', { name: /^Optional\./ })
  const mark = page.locator('[data-slot="check"]', { has: own }).locator(builtSelector('.icon_icon'))
  await expect(box).toBeVisible()
  await expect(mark).toBeHidden()
  await box.check()
  await expect(mark).toBeVisible()
})

for (const [step, shape] of [
  ['coverage', '[data-slot="chip"]'],
  ['termLength', builtSelector('.questionnaire_termChip')],
]) {
  test(`in forced colors the picked one stands out at the ${step} question`, async ({ page }) => {
    await openQuestion(page, String(step))
    const grounds = await page
      .locator(String(shape))
      .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).backgroundColor))
    const picked = grounds.filter((ground) => grounds.indexOf(ground) === grounds.lastIndexOf(ground))
    expect(grounds.length).toBeGreaterThan(2)
    expect(picked).toHaveLength(1)
  })
}
