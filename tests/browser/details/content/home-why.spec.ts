import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, test } from '../../fixtures/fixtures.ts'
import { litWindows, openHomeInMotion } from '../../fixtures/home-in-motion.ts'

/** Scrolls a card wholly into view and a good fifth of its further way up; the next one has hardly come by then. */
function scrollTo(page: Page, card: number) {
  return page
    .locator(builtSelector('.why_whyCard'))
    .nth(card)
    .evaluate((element) => {
      const { bottom, height } = element.getBoundingClientRect()
      scrollBy({ top: bottom - innerHeight + 0.22 * Math.max(0, innerHeight - height), behavior: 'instant' })
    })
}

test('[HOME-07] each card that scrolls in lights its window, and the windows before it stay lit; the house stays in view beside the cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHomeInMotion(page)
  await expect.poll(() => litWindows(page)).toEqual([false, false, false, false, false])
  for (const card of [0, 1, 2, 3, 4]) {
    await scrollTo(page, card)
    await expect.poll(() => litWindows(page)).toEqual([0, 1, 2, 3, 4].map((place) => place <= card))
    if (card === 1 || card === 3)
      await expect(page.locator('[data-slot="why-house"]')).toBeInViewport({ ratio: 1 })
  }
  await page.locator('[data-slot="closing"]').evaluate((element) => element.scrollIntoView())
  expect(await litWindows(page)).not.toContain(false)
})

test('[HOME-07] where styles cannot follow the scrolling, an observer lights the windows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...query: [string, string?]) =>
      query[0] !== 'animation-timeline' &&
      (query[1] === undefined ? supports(query[0]) : supports(query[0], query[1]))
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHomeInMotion(page)
  const dark = page.locator('[data-slot="why-house"] [data-window="dark"]')
  await expect(dark).toHaveCount(5)
  for (const card of [0, 2, 4]) {
    await scrollTo(page, card)
    await expect(dark).toHaveCount(4 - card)
  }
  await page
    .locator(builtSelector('.why_whyCard'))
    .first()
    .evaluate((element) => element.scrollIntoView())
  await expect(dark).toHaveCount(0)
})
