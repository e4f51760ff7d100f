import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { openSecurity, test } from '../../fixtures/account/security-page.ts'
import { expect, expectNoAxeViolations } from '../../fixtures/fixtures.ts'

const rows = (page: Page) => page.locator(builtSelector('.security_secRow'))
const opener = (page: Page, row: number) =>
  rows(page).nth(row).locator(builtSelector('.security_line [data-slot="button"]'))

/** How far the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function smallTargets(page: Page) {
  const boxes = await page
    .locator(builtSelector('.security_sec'))
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.textContent, button.getBoundingClientRect()] as const),
    )
  return boxes.filter(([, { width, height }]) => Math.min(width, height) < 44).map(([name]) => name)
}

test('the Security part fits every width with whatever is open, and is whole for axe', async ({
  page,
  account,
}) => {
  test.slow()
  await openSecurity(page, account)
  await page.goto('/dashboard?lng=es')
  await opener(page, 0).waitFor()
  for (const row of [0, 1, 2, 3]) {
    await opener(page, row).click()
    await rows(page).nth(row).locator(builtSelector('.security_panel [data-slot="button"]')).first().waitFor()
    await expect(page.locator(builtSelector('.security_panel'))).toHaveCount(1)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // The new width may be known a frame before what it lays out anew.
      await expect.poll(() => overflow(page), `${row} at ${width}`).toBe(0)
      expect(await smallTargets(page), `${row} at ${width}`).toEqual([])
    }
    await expectNoAxeViolations(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await opener(page, 5).click()
  await page.getByRole('dialog').waitFor()
  expect(await overflow(page)).toBe(0)
  await expectNoAxeViolations(page)
})

test('the keyboard opens a row, works in it, and comes back to its button', async ({ page, account }) => {
  await openSecurity(page, account)
  const button = opener(page, 1)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show: Current password' })).toBeFocused()
  const cancel = rows(page).nth(1).getByRole('button', { name: 'Cancel' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('while the service does not answer, the part says so and can be asked again', async ({
  page,
  account,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await openSecurity(page, account)
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.reload()
  const part = page.locator(builtSelector('.security_sec'))
  await expect(part.getByText('We could not load your account.')).toBeVisible()
  await page.unroute('**/auth/v1/user')
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(opener(page, 0)).toBeVisible()
})
