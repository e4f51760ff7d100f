import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

test('[FRAME-15] [FRAME-18] each of the Company pages opens, and Social Media the profile in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/quote')
  for (const [name, path] of [
    ['About', '/about'],
    ['FAQ', '/faq'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Disclaimers', '/disclaimers'],
  ] as const) {
    await footer(page).getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }

  await context.route('https://social.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A profile' }),
  )
  const opened = context.waitForEvent('page')
  await footer(page).getByRole('link', { name: 'Social Media' }).click()
  const tab = await opened
  await tab.waitForURL('https://social.example/plainwell-life')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/disclaimers')
})

/** Keeps the delays of all timers, so that a test knows when the one it waits for is set. */
async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout
    const watched = (work: TimerHandler, delay?: number) => {
      if (delay === 100) document.documentElement.dataset.timer = '100'
      return setTimer(work, delay)
    }
    Object.defineProperty(window, 'setTimeout', { value: watched })
  })
}

for (const path of ['/faq', '/']) {
  test(`[FRAME-16] Licensing leads home from ${path} and, 100 ms later, to the section`, async ({ page }) => {
    await page.clock.install()
    await watchTimers(page)
    await open(page, path)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await footer(page).getByRole('link', { name: 'Licensing' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html[data-timer="100"]')).toBeAttached()
    const top = () => page.locator('#licensing').evaluate((section) => section.getBoundingClientRect().top)
    await page.clock.runFor(99)
    expect(Math.abs(await top())).toBeGreaterThan(200)
    await page.clock.runFor(1)
    await expect.poll(top).toBeLessThan(200)
    expect(await top()).toBeGreaterThanOrEqual(0)
    await expect(page.locator('#licensing')).toBeFocused()
  })
}

test('[ERROR-19] without a licensing section an error is logged and nothing happens', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/#licensing/)
  await open(page, '/')
  await page.locator('#licensing').evaluate((section) => section.remove())
  await footer(page).scrollIntoViewIfNeeded()
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await footer(page).getByRole('link', { name: 'Licensing' }).click()
  expect((await logged).text()).toContain('#licensing')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
})

for (const [language, { open: book, reference, verse, close }] of Object.entries({
  en: { open: 'Read John 3:16', reference: 'John 3:16', verse: 'For God so loved the world', close: 'Close' },
  es: { open: 'Leer Juan 3:16', reference: 'Juan 3:16', verse: 'Porque de tal manera', close: 'Cerrar' },
})) {
  test(`[FRAME-24] [FRAME-25] the book opens the verse, Close closes it (${language})`, async ({ page }) => {
    await open(page, `/faq?lng=${language}`)
    const button = footer(page).getByRole('button', { name: book })
    await expect(button.locator('svg')).toBeVisible()
    await button.click()
    const dialog = page.getByRole('dialog', { name: reference })
    await expect(dialog).toContainText(verse)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: close, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('[FRAME-26] the page does not scroll while the verse is open, and does after; Escape closes it and gives the focus back to the book', async ({
  page,
}) => {
  await open(page, '/faq')
  const button = footer(page).getByRole('button', { name: 'Read John 3:16' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'John 3:16' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    // The browser's own controls may come between; the page behind never does.
    expect(await page.locator('header :focus, main :focus, footer :focus').count()).toBe(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await expect(dialog).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await overflow()).toMatch(/hidden|clip/)
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, -300)
  await page.keyboard.press('PageUp')
  // Two frames, in which a free page would have begun to scroll.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await scrolled()).toBe(before)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBeLessThan(before)
})
