import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { goToQuestion, openQuestion } from '../../fixtures/quotes/open-question.ts'
import { applyForm } from '../../fixtures/quotes/start-application.ts'
import { cartItem, chosenPlan } from '../../fixtures/quotes/stub-quotes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

test('in forced colors the chosen answer stands out, by its check mark or its ground', async ({ page }) => {
  await openQuestion(page, 'policyType', { selectedPlanType: 'Term' })
  const marks = page.locator(builtSelector('[data-slot~="choice"] .icon_icon:visible'))
  await expect(marks).toHaveCount(1)
  await expect(page.locator('[data-slot~="choice"]', { hasText: 'Term Life' }).locator(marks)).toBeVisible()
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
})

test('in forced colors a box shows whether it is ticked', async ({ page }) => {
  await seed(page, { formData: answeredForm(chosenPlan), cart: [cartItem()] })
  await page.goto('/quote/options')
  await hydrated(page)
  await page.getByRole('button', { name: /^Apply Online/ }).click()
  const form = applyForm(page)
  await form.way('email').check()
  const mark = page
    .locator('[data-slot="check"]', { has: page.getByRole('checkbox', { name: /^Optional\./ }) })
    .locator(builtSelector('.icon_icon'))
  await expect(form.consent).toBeVisible()
  await expect(mark).toBeHidden()
  await form.consent.check()
  await expect(mark).toBeVisible()
})
