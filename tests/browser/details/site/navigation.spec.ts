import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const about = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })
const aboutCode = '**/assets/about.page-*.js'

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => scrolled(page)).toBe(y)
}

test.use({ viewport: { width: 1440, height: 700 } })

test('a new page starts at its top; Back, Forward and a reload lead to where a page was left, also where its address has an anchor', async ({
  page,
}) => {
  for (const address of ['/terms-and-conditions', '/faq#price', '/guides#buying-tips'])
    await test.step(address, async () => {
      await page.goto(address)
      await hydrated(page)
      if (address.includes('#')) await expect.poll(() => scrolled(page)).toBeGreaterThan(200)
      const left = (await scrolled(page)) + 300
      await scrollTo(page, left)
      // A press with the pointer would first scroll to the link.
      await about(page).dispatchEvent('click')
      await expect(page).toHaveURL('/about')
      await expect.poll(() => scrolled(page)).toBe(0)
      await scrollTo(page, 310)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect.poll(() => scrolled(page)).toBe(left)
      await page.reload()
      await hydrated(page)
      await expect.poll(() => scrolled(page)).toBe(left)
      await page.goForward()
      await expect(page).toHaveURL('/about')
      await expect.poll(() => scrolled(page)).toBe(310)
    })
})

test('an anchor in an address is led to, below the header; one that no page can read leaves the page as it is', async ({
  page,
}) => {
  await page.goto('/?from=mail#licensing')
  await hydrated(page)
  const section = page.locator('#licensing')
  await expect(section).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await section.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header - 1)

  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => window.location.assign('#100%'))
  await expect(page).toHaveURL('/faq#100%')
  await about(page).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/faq#100%')
  await expect(title(page)).toContainText('questions')
})

test('the next page’s files are fetched when its link is about to be opened; where a release took them away the browser loads that page itself, and where that does not help the error page says so', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const code = () => asked.filter((path) => /^\/assets\/about\.page-.*\.js$/.test(path))
  await page.goto('/faq')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(code()).toEqual([])
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(aboutCode, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  const missed = page.waitForResponse(/\/assets\/about\.page-/)
  await about(page).hover()
  await missed
  expect(code()).toHaveLength(1)
  await expect(page).toHaveURL('/faq')
  expect(isGone).toBe(true)
  await about(page).click()
  await expect.poll(() => isGone).toBe(false)
  await expect(page).toHaveURL('/about')
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/faq')

  await page.unroute(aboutCode)
  await page.route(aboutCode, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await hydrated(page)
  await about(page).click()
  await expect(title(page)).toHaveText('Something went wrong on our side.')
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(title(page)).not.toHaveText('Something went wrong on our side.')
})

test('[ROUTE-25] a page that breaks in the browser becomes the error page, with a way home', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./)
  await page.addInitScript(() => {
    if (location.pathname !== '/quote') return
    const broken = () => {
      throw new Error('Broken on purpose')
    }
    Object.defineProperty(Intl, 'NumberFormat', { value: broken })
  })
  await page.goto('/quote')
  await expect(title(page)).toHaveText('Something went wrong on our side.')
  await expect(page).toHaveTitle(/ \| Plainwell Life$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Call (800) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  )
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#why-us')).toBeAttached()
})
