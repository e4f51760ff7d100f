import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { fourPlans, policy } from '../../../fixtures/quotes/visitor.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { openPlans } from '../../fixtures/quotes/plan-cards.ts'

const tick = (page: Page, carrier: string) => page.getByRole('checkbox', { name: `Compare ${carrier}` })
const tray = (page: Page) => page.getByRole('region', { name: 'Plans to compare' })
const compare = (page: Page) => tray(page).getByRole('button', { name: /^Compare .*side by side$/ })

test('the table is a step of the history: Back, Forward and "Back to plans" lead there and back, the list is as it was left, and a reload leads to the list', async ({
  page,
}) => {
  await openPlans(page, fourPlans)
  for (const carrier of ['SBLI', 'Transamerica', 'Americo']) await tick(page, carrier).check()
  await compare(page).press('Enter')
  const three = page.getByRole('heading', { level: 1, name: 'Three plans, side by side' })
  await expect(three).toBeFocused()
  await expect(page).toHaveURL(/\/quote\/companies#side-by-side$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/quote\/companies$/)
  await expect(compare(page)).toBeFocused()
  await expect(tick(page, 'Transamerica')).toBeChecked()
  await page.goForward()
  await expect(three).toBeFocused()
  await page.getByRole('link', { name: 'Back to plans' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.goForward()
  await expect(three).toBeVisible()
  await page.getByRole('button', { name: 'Remove SBLI' }).click()
  await expect(page.getByRole('heading', { name: 'Two plans, side by side' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Americo' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(/\/quote\/companies$/)
  await expect(tray(page)).toContainText('1 of 3 to compare')

  await tick(page, 'SBLI').check()
  await compare(page).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(/\/quote\/companies$/)
})

test('[U20] on a tablet the plates, the prices and what marks them stand in line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  // Its name takes two lines.
  const long = 'Legal & General America'
  await openPlans(page, [policy({ carrier_name: long, monthly_premium: 20 }), ...fourPlans.slice(1)])
  for (const carrier of [long, 'Transamerica', 'Americo']) await tick(page, carrier).check()
  await compare(page).click()
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const edges = (parts: string) =>
    table
      .locator(parts)
      .evaluateAll((all) =>
        all
          .map((part) => part.getBoundingClientRect())
          .map(({ left, top, bottom }) => ({ left, top, bottom })),
      )
  const price = builtSelector('.typography_price')
  for (const parts of ['thead [data-slot="plate"]', price]) {
    const tops = (await edges(parts)).map(({ top }) => top)
    expect(tops, parts).toEqual(Array(3).fill(tops[0]))
  }
  const [[lowest], [mark]] = await Promise.all([edges(price), edges('tbody td > [data-slot="badge"]')])
  expect(mark?.left).toBe(lowest?.left)
  expect(mark?.top).toBeGreaterThan(lowest?.top ?? 0)
})

test.describe('on a phone, in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } })

  test('[PRICE-02] [U7] the table fits, each fact under its name, with what is different marked, the disclosure in view, with no violations', async ({
    page,
  }) => {
    await openPlans(page, fourPlans)
    for (const carrier of ['SBLI', 'Transamerica', 'Americo']) {
      await page.getByRole('checkbox', { name: `Comparar ${carrier}` }).check()
    }
    await page.getByRole('button', { name: 'Comparar (3) lado a lado' }).click()
    await expect(page.getByRole('heading', { name: 'Tres planes, lado a lado' })).toBeFocused()
    await expect(page.getByRole('rowheader', { name: 'Prima mensual diferente' })).toBeVisible()
    await expect(page.getByText('Total en 20 años, con pago mensual').first()).toBeVisible()
    await expect(page.getByText(/^Precios no 100% exactos/)).toBeInViewport()
    await expect(
      page.locator(builtSelector('.side-by-side_table .typography_price')).first(),
    ).toBeInViewport()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
    // Two columns leave room beside a price; its badge stands below, too, and the prices on one line.
    await page.getByRole('button', { name: /^Quitar.*Americo/ }).click()
    const prices = page.locator(builtSelector('.side-by-side_table .typography_price'))
    await expect(prices).toHaveCount(2)
    const tops = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().top))
    expect(tops[0]).toBe(tops[1])
  })
})
