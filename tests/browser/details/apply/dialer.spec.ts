import type { Page } from '@playwright/test'
import { answeredForm, test as base, expect, hydrated } from '../../fixtures/fixtures.ts'
import { askForSite } from '../../fixtures/site/site-keeper.ts'
import { standInScript } from '../../fixtures/site/stand-in-script.ts'

/** A site with a phone dialer, and the script server it names. */
const test = base.extend<object, { dialer: { site: string; script: string; asked: string[] } }>({
  dialer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const script = await standInScript()
      const { address } = await askForSite({ SITE_LINKS_PHONE_DIALER_SCRIPT_URL: script.url })
      await use({ site: address, script: script.url, asked: script.asked })
      await script.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.describe.configure({ mode: 'default' })

const personalPages = [
  '/quote',
  '/quote/review',
  '/quote/companies',
  '/marketplace',
  '/quote/options',
  '/contact',
  '/confirmation',
  '/application',
  '/contact-choices',
  '/request',
  '/dashboard',
  '/auth',
  '/auth/callback',
  '/auth/confirm',
] as const

const dialerIn = (page: Page) => page.locator('html[data-dialer]')

/** Resolves when the page has loaded and been idle, later than anything that waits for the same. */
function idle(page: Page) {
  return page.evaluate(async () => {
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
    // The limit is for a machine with no idle moment of its own.
    for (let round = 0; round < 3; round++)
      await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }))
  })
}

test('[FRAME-30] [FRAME-31] [FRAME-32] the script loads once a content page is idle, and is gone on a personal page and as soon as another tab keeps something', async ({
  dialer,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    Object.defineProperty(window, 'requestIdleCallback', {
      value: (work: IdleRequestCallback) => waiting.push(work),
    })
    window.addEventListener('test:idle', () => {
      for (const work of waiting.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 })
    })
  })
  const becomeIdle = () =>
    expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('test:idle')))
      expect(await dialerIn(page).count()).toBe(1)
    }).toPass()
  dialer.asked.length = 0
  await page.goto(`${dialer.site}/faq`)
  await hydrated(page)
  await page.waitForLoadState('load')
  await expect(dialerIn(page)).toHaveCount(0)
  expect(dialer.asked).toEqual([])
  await becomeIdle()
  expect(dialer.asked).toEqual(['/dialer.js'])

  await page.getByRole('main').getByRole('link', { name: 'Get Your Free Quote' }).first().click()
  await expect(page).toHaveURL(`${dialer.site}/quote`)
  await expect(dialerIn(page)).toHaveCount(0)
  await hydrated(page)
  await expect(page.locator('script[src*="dialer.js"]')).toHaveCount(0)

  await page.goto(`${dialer.site}/faq`)
  await hydrated(page)
  await becomeIdle()
  const other = await context.newPage()
  await other.goto(`${dialer.site}/quote`)
  await hydrated(other)
  await other.evaluate(() => localStorage.setItem('deviceProfile', '{}'))
  await expect(dialerIn(page)).toHaveCount(0)
})

test('[S8] [DEVICE-17] [FRAME-32] pages with personal answers, and every page of a browser that keeps some, load no dialer, no frame and nothing from others', async ({
  dialer,
  page,
}) => {
  test.slow()
  dialer.asked.length = 0
  const requests: { url: string; body: string }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), body: request.postData() ?? '' }))
  const open = async (path: string) => {
    await page.goto(`${dialer.site}${path}`)
    await hydrated(page)
    await idle(page)
    expect(page.frames(), path).toHaveLength(1)
    await expect(dialerIn(page), path).toHaveCount(0)
  }
  const keepAlone = async (key: string, value: unknown) => {
    // What is no page of the site runs no script of it.
    await page.goto(`${dialer.site}/config.json`)
    await page.evaluate(
      ([name, text]) => {
        localStorage.clear()
        localStorage.setItem(name, text)
      },
      [key, JSON.stringify(value)] as const,
    )
  }
  await keepAlone('cart', [])
  await open('/faq')
  await keepAlone('sb-127-auth-token', { access_token: 'none' })
  await open('/faq')
  const form = answeredForm({ medicalConditions: ['Zebra fever'], medications: ['Zebrazol'] })
  await keepAlone('formData', form)
  for (const path of ['/faq', ...personalPages]) await open(path)
  await page.goto(`${dialer.site}/quote/review`)
  await expect(page.getByRole('main')).toContainText('Zebra fever')
  await page.getByRole('link', { name: 'View Plans' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Your Insurance Cart' })).toBeVisible()
  await idle(page)

  expect(dialer.asked).toEqual([])
  expect([...new Set(requests.map(({ url }) => new URL(url).origin))]).toEqual([dialer.site])
  for (const { url, body } of requests) {
    expect(url).not.toMatch(/zebra|maria|alvarez|555.?0188|1986|preferred|smoker|weight|height/i)
    expect(body).not.toMatch(/zebra/i)
  }
})
