import type { Page } from '@playwright/test'
import { builtSelector } from '../../scripts/scoped-class-names.ts'
import { said } from './chat.ts'
import { expect } from './fixtures.ts'
import type { Language } from './page-parts.ts'

/** A column of cards or links as wide as a phone leaves no gap: of each, that part at most may be covered. */
const mostCovered = 1 / 8

/** The links, buttons and fields that the chat's button lies over, each with the part of it that is covered. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(
    ([most, opener]) => {
      const fab = document.querySelector(opener)
      if (!fab) return ['there is no button']
      const place = fab.getBoundingClientRect()
      const controls = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary')
      return [...controls].flatMap((control) => {
        if (fab.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
        const box = control.getBoundingClientRect()
        const width = Math.min(box.right, place.right) - Math.max(box.left, place.left)
        const height = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top)
        if (width <= 0 || height <= 0) return []
        const part = (width * height) / (box.width * box.height)
        return part <= most ? [] : [`${control.outerHTML.slice(0, 90)}: ${part.toFixed(2)}`]
      })
    },
    [mostCovered, builtSelector('.chat_opener')] as const,
  )
}

/** Fails unless the chat's button is at the bottom right, wherever the page is scrolled to, in the way of no control. */
export async function expectChatInCorner(page: Page, language: Language): Promise<void> {
  const size = page.viewportSize()
  const button = page.getByRole('button', { name: said[language].open })
  await expect(button).toBeVisible()
  const box = await button.boundingBox()
  if (!box || !size) throw new Error('The button has no place')
  expect(size.width - box.x - box.width).toBeLessThanOrEqual(40)
  expect(box.y).toBeGreaterThan(size.height / 2 - box.height)
  expect(box.height).toBeGreaterThanOrEqual(44)

  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (let top = 0; top < end + size.height; top += size.height) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), Math.min(top, end))
    await expect.poll(() => coveredControls(page), `${size.width} px, ${top} px down`).toEqual([])
  }
}
