import type { Page } from '@playwright/test'
import { brokenWords } from '../../fixtures/broken-words.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop } from '../../fixtures/languages-and-devices.ts'

const header = (page: Page) => page.getByRole('banner')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** The red, green and blue of the logo and of the ground that it stands on, from 0 to 255. */
const headerTones = (page: Page) =>
  header(page).evaluate((element) => {
    const tone = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const logo = element.querySelector('[data-slot="logo"]') ?? element
    return {
      logo: tone(getComputedStyle(logo).color),
      ground: tone(getComputedStyle(element).backgroundColor),
    }
  })

/** The words of the header's controls that reach past an edge of the screen. */
const outside = (page: Page) =>
  header(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return left < 0 || right > window.innerWidth
        })
        .map((control) => control.textContent || control.ariaLabel),
    )

/** How much of the logo's sign shows, from 0 to 1, and over how many lines its name runs. */
const logoParts = (page: Page) =>
  header(page)
    .locator('[data-slot="logo"]')
    .evaluate((logo) => {
      const [mark, name] = [logo.querySelector('svg'), logo.querySelector('span')]
      if (!mark || !name) throw new Error('The logo has no sign or no name')
      const [box, place] = [logo.getBoundingClientRect(), mark.getBoundingClientRect()]
      const shown = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top)
      const words = document.createRange()
      words.selectNodeContents(name)
      return { sign: shown / place.height, lines: words.getClientRects().length }
    })

test('[FRAME-01] [FRAME-05] [FRAME-13] the header stays at the top, dark on light and light on dark at home, and Why Us leads to the reasons', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const expectAtTop = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    expect((await header(page).boundingBox())?.y).toBe(0)
  }
  await open(page, '/faq')
  const { logo, ground } = await headerTones(page)
  const [red = 0, , blue = 0] = logo
  expect(blue).toBeGreaterThan(2 * red)
  expect(Math.min(...ground)).toBeGreaterThan(200)
  await expectAtTop()
  await header(page).getByRole('link', { name: 'Why Us' }).click()
  await expect(page).toHaveURL('/#why-us')
  await expect(page.locator('#why-us')).toBeInViewport()

  await open(page, '/')
  await expectAtTop()
  const home = await headerTones(page)
  expect(Math.min(...home.logo)).toBeGreaterThan(200)
  // Nothing shines through it.
  expect(home.ground).toHaveLength(3)
  expect(Math.max(...home.ground)).toBeLessThan(100)
})

test('[FRAME-14] by keyboard: the first Tab reaches the skip link, which leads past the header; a dropdown is opened, chosen from and left by Escape; focus leaves the page scrolled as it is', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/faq')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  for (const name of ['Insurance Types', 'Language: English, EN']) {
    const button = header(page).getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Tab')
    await expect(button).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  }
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(header(page).getByRole('button', { name: 'Idioma: Español, ES' })).toBeFocused()

  await page.evaluate(() => window.scrollTo(0, 700))
  for (const target of await header(page).locator('a:visible, button:visible').all()) {
    await target.evaluate((element) => element.focus())
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
  }
})

test('[U11] at every width, and with letters of up to 400 %, the header and its menus stay inside the screen, prices in sight, its controls side by side', async ({
  page,
}) => {
  await open(page, '/faq?lng=es')
  const prices = header(page).getByRole('link', { name: 'Precios', exact: true }).first()
  for (const width of [320, 360, 390, 768, 1024, 1216, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(prices).toBeVisible()
    expect.soft(await outside(page), `${width} px`).toEqual([])
    const { sign, lines } = await logoParts(page)
    expect.soft(sign, `${width} px`).toBeGreaterThan(0.99)
    // Plainwell Life: a word is never broken.
    expect.soft(lines, `${width} px`).toBeLessThanOrEqual(2)
    const edges = await header(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all
          .map((control) => control.getBoundingClientRect())
          .map(({ x, right, height }) => ({ x, right, height })),
      )
    for (const [place, { x, height }] of edges.entries()) {
      expect.soft(height, `${width} px`).toBeGreaterThanOrEqual(44)
      expect.soft(x, `${width} px`).toBeGreaterThanOrEqual(edges[place - 1]?.right ?? 0)
    }
  }
  for (const width of [320, 390])
    for (const text of [100, 200, 400]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, text)
      for (const [opener, closer] of [
        ['Idioma: Español, ES', 'Idioma: Español, ES'],
        ['Abrir el menú', 'Cerrar el menú'],
      ] as const) {
        await header(page).getByRole('button', { name: opener, exact: true }).click()
        expect.soft(await outside(page), `${width} px, text at ${text} %, ${opener}`).toEqual([])
        await header(page).getByRole('button', { name: closer, exact: true }).click()
      }
      // Large letters: the header goes with the page.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(prices).toBeInViewport({ ratio: 1 })
    }
})

test('[U11] [U20] on the narrowest phone the review and the menu over it keep their words whole, its foot covers nothing of the menu, and at wider ones an ordinary name has one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await seed(page, { formData: answeredForm() })
  await open(page, '/quote/review?lng=es')
  await expect(page.getByRole('link', { name: 'Ver planes' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await brokenWords(page)).toEqual([])
  const name = page.getByRole('link', { name: /^Maria Alvarez, / })
  for (const width of [768, 1024, 1216]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await name.evaluate((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width} wide`).toBe(1)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await header(page).getByRole('button', { name: 'Abrir el menú' }).click()
  expect(await brokenWords(page)).toEqual([])
  await header(page).getByRole('navigation').getByRole('link', { name: 'Mi panel' }).click()
  await expect(page).not.toHaveURL(/review/)
})
