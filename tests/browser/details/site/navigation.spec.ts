import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const footer = (page: Page) => page.getByRole('contentinfo')

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => scrolled(page)).toBe(y)
}

test.use({ viewport: { width: 1440, height: 700 } })

test('a new page starts at its top, and Back, Forward and a reload lead to where a page was left', async ({
  page,
}) => {
  await page.goto('/faq')
  await hydrated(page)
  await scrollTo(page, 430)
  await footer(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 310)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400)
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => scrolled(page)).toBe(310)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrolled(page)).toBe(310)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400)
})

test('an anchor in an address is led to, below the header', async ({ page }) => {
  await page.goto('/?from=mail#licensing')
  await hydrated(page)
  const section = page.locator('#licensing')
  await expect(section).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header - 1)
})

test('an anchor that no page can read leaves the page as it is', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => window.location.assign('#100%'))
  await expect(page).toHaveURL('/faq#100%')
  await footer(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/faq#100%')
  await expect(title(page)).toContainText('questions')
})

for (const address of ['/faq#price', '/guides#buying-tips']) {
  test(`Back and a reload lead to where ${address} was left, not to its card`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200)
    const left = (await scrolled(page)) + 300
    await scrollTo(page, left)
    // A press with the pointer would first scroll to the link.
    await footer(page).getByRole('link', { name: 'About' }).dispatchEvent('click')
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect.poll(() => scrolled(page)).toBe(left)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => scrolled(page)).toBe(left)
  })
}

test('a guide that was closed by hand stays closed when the language changes', async ({ page }) => {
  await page.goto('/guides?lng=en#buying-tips')
  await hydrated(page)
  const card = page.locator('details').filter({ has: page.locator('#buying-tips') })
  await card.locator('summary').click()
  await expect(page).toHaveURL('/guides?lng=en')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click()
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL('/guides')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(card).not.toHaveAttribute('open')
})

test('a page’s files are fetched when its link is about to be opened, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const code = () => asked.filter((path) => /^\/assets\/about\.page-.*\.js$/.test(path))
  await page.goto('/faq')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(code()).toEqual([])
  await footer(page).getByRole('link', { name: 'About' }).hover()
  await expect.poll(code).toHaveLength(1)
  await footer(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  expect(code()).toHaveLength(1)
})

test.describe('a release that took the files of this page’s build away', () => {
  test('the browser loads the next page itself, once it is opened', async ({ page, allowConsole }) => {
    allowConsole(/about\.page-/)
    await page.goto('/faq')
    await hydrated(page)
    let isGone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route('**/assets/about.page-*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    const missed = page.waitForResponse(/\/assets\/about\.page-/)
    await footer(page).getByRole('link', { name: 'About' }).hover()
    await missed
    await expect(page).toHaveURL('/faq')
    expect(isGone).toBe(true)
    await footer(page).getByRole('link', { name: 'About' }).click()
    await expect.poll(() => isGone).toBe(false)
    await expect(page).toHaveURL('/about')
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL('/faq')
  })

  test('where that does not help, the error page says so', async ({ page, allowConsole }) => {
    allowConsole(/./)
    await page.goto('/faq')
    await page.reload()
    await hydrated(page)
    await page.route('**/assets/about.page-*.js', (route) => route.fulfill({ status: 404 }))
    await footer(page).getByRole('link', { name: 'About' }).click()
    await expect(title(page)).toHaveText('Something went wrong on our side.')
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(title(page)).not.toHaveText('Something went wrong on our side.')
  })
})
