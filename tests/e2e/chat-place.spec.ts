import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { said } from './chat.ts'
import { expect, hydrated, test } from './fixtures.ts'

// These lead elsewhere at once without an account or a lead.
const { authCallback: _callback, agent: _agent, ...ownPaths } = paths
const addresses = [...Object.values(ownPaths), '/no-such-page']
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
/** Beside these pages' columns a wide screen has no room for the button; beside the others' it has. */
const wide = new Set<string>([
  paths.home,
  paths.faq,
  paths.quote,
  paths.companies,
  paths.instantQuotes,
  paths.dashboard,
])

/** A column of cards or links as wide as a phone leaves no gap: of each, that part at most may be covered. */
const mostCovered = 1 / 8

/** The links, buttons and fields that the chat's button lies over, each with the part of it that is covered. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const fab = document.querySelector('.fab')
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
  }, mostCovered)
}

for (const address of addresses) {
  test(`[CHAT-01] ${address} has the chat’s button at the bottom right, in the way of no control`, async ({
    page,
    allowConsole,
  }) => {
    if (address === '/no-such-page') allowConsole(/404/)
    for (const size of wide.has(address) ? [phone, desktop] : [phone]) {
      await page.setViewportSize(size)
      await page.goto(`${address}?lng=es`)
      await hydrated(page)
      const button = page.getByRole('button', { name: said.es.open })
      await expect(button).toBeVisible()
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has no place')
      expect(size.width - box.x - box.width).toBeLessThanOrEqual(40)
      expect(box.y).toBeGreaterThan(size.height / 2 - box.height)
      expect(box.height).toBeGreaterThanOrEqual(44)

      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      for (let top = 0; top < end + size.height; top += Math.round(size.height * 0.7)) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), Math.min(top, end))
        await expect.poll(() => coveredControls(page), `${size.width} px, ${top} px down`).toEqual([])
      }
    }
  })
}

test('on a desktop the button says what it is for, but not where its words would lie over something', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/?lng=es')
  const words = page.getByText('Haga una pregunta', { exact: true })
  await expect(words).toBeVisible()
  await page.goto('/faq?lng=es')
  await hydrated(page)
  await page
    .locator('summary')
    .last()
    .evaluate((question) => question.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(words).toBeHidden()
  await expect(page.getByRole('button', { name: said.es.open })).toBeVisible()
})
