import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'

test('[FRAME-16] [ROUTE-23] Licensing leads home from another page and, 100 ms later, to the section', async ({
  page,
}) => {
  await page.clock.install()
  // Tells when the timer is set that the test waits for.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout
    const watched = (work: TimerHandler, delay?: number) => {
      if (delay === 100) document.documentElement.dataset.timer = '100'
      return setTimer(work, delay)
    }
    Object.defineProperty(window, 'setTimeout', { value: watched })
  })
  await page.goto('/faq')
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licensing' }).click()
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

test('[FRAME-24] [FRAME-25] [FRAME-26] the book opens the verse, over a page that does not scroll until it is closed, by Close or by Escape; the focus stays in it and returns to the book', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Read John 3:16' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'John 3:16' })
  await expect(dialog).toContainText('For God so loved the world')
  await expectNoAxeViolations(page)
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
  await expect(button).toBeFocused()
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBeLessThan(before)
})
