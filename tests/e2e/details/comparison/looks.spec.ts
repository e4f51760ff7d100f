import { answeredForm, expect, seed, test } from '../../fixtures/fixtures.ts'
import { expectNoOverflow } from '../../fixtures/languages-and-devices.ts'

test('[COMPARE-25] the cards stand in one, two or three columns by width', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/quote/companies')
    await expect(page.getByRole('article').first()).toBeVisible()
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
    await expectNoOverflow(page)
  }
})
