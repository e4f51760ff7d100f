import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'

test('on a phone the price panel leaves the screen to its content, with one line above it and the plan’s button below, fits 320 px and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await seed(page, { formData: answeredForm({ selectedPlanType: 'Whole', selectedCoverage: 100_000 }) })
  await page.goto('/quote/companies?lng=es')
  await hydrated(page)
  const card = page.getByRole('article').first()
  const price = await card.locator(builtSelector('.typography_price')).innerText()
  const opener = card.getByRole('button', { name: /^Ver este estimado/ })
  await opener.click()
  const box = page.getByRole('dialog', { name: '¿Qué incluye este precio?' })
  await expect(box).toBeVisible()
  await expectNoAxeViolations(page)
  const heightOf = async (slot: string) => (await box.locator(`[data-slot="${slot}"]`).boundingBox())?.height
  expect(await heightOf('dialog-head')).toBeLessThanOrEqual(64)
  expect(await heightOf('dialog-foot')).toBeLessThanOrEqual(80)
  await expect(box.locator('[data-slot="dialog-foot"]').getByRole('button')).toHaveText(['Iniciar solicitud'])
  await expect(box.getByText(price).first()).toBeInViewport()
  await page.setViewportSize({ ...phone, width: 320 })
  const tooWide = await box.evaluate((panel, unseen) => {
    const edge = panel.getBoundingClientRect().right + 1
    const parts = [...panel.querySelectorAll('*')].filter((part) => !part.closest(unseen))
    return parts
      .filter((part) => part.getBoundingClientRect().right > edge)
      .map((part) => part.outerHTML.slice(0, 80))
  }, builtSelector('.layout_sr'))
  expect(tooWide).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
