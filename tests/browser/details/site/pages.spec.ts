import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { expectChatInCorner } from '../../fixtures/chat-corner.ts'
import { expectFits } from '../../fixtures/fit.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsOnPhone,
  expectTargetsApart,
  hydrated,
  seed,
  test,
} from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { layoutShift } from '../../fixtures/layout-shift.ts'

const languages = ['en', 'es'] as const
/** Wider than a phone's, which `expectFits` looks at. */
const widths = [768, 1440]
const addresses = Object.entries(paths)

/** A wide screen has room for the chat's button beside most pages' columns, but not beside these. */
const fullWidth: readonly string[] = [
  paths.home,
  paths.faq,
  paths.quote,
  paths.companies,
  paths.instantQuotes,
]

/** Where a visitor without a session does not stay: nothing came along that could be completed. */
const leadsOn: Partial<Record<string, string>> = { authCallback: paths.auth, agent: paths.auth }

for (const [name, path] of addresses) {
  test(`[ROUTE-27] [CHAT-01] [U9] ${path} opens without a session, fits every screen, also with letters of 400 %, and passes axe in both languages; on a phone nothing moves, lies under the chat’s button, or is smaller than a finger`, async ({
    page,
    context,
    baseURL,
  }) => {
    const origins = new Set<string>()
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
    })
    // Somebody of whom nothing is kept has no dashboard.
    if (name === 'dashboard') await seed(page, { deviceProfile: { fullName: 'Maria Alvarez' } })
    for (const language of languages) {
      await test.step(language, async () => {
        if (language === 'es') await page.setViewportSize(phone)
        const response = await page.goto(`${path}?lng=${language}`)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        await expect(page).toHaveURL(new RegExp(`^${baseURL}${leadsOn[name] ?? path}([?#]|$)`))
        // The address changes a moment before the page does.
        if (leadsOn[name]) await expect(page.locator('main input[type="password"]')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('h1')).toHaveCount(1)
        if (language === 'es') await expectStill(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          await expect.poll(overflow, `sideways at ${width}`).toBeLessThanOrEqual(0)
        }
        // Each language is judged at one width: between them, both layouts of every page.
        if (language === 'en') await expectNoAxeViolations(page)
        if (language === 'es' && fullWidth.includes(path)) await expectChatInCorner(page, language)
        await page.setViewportSize(phone)
        await expectFits(page)
        await (language === 'en' ? expectTargetsApart(page) : expectNoAxeViolationsOnPhone(page))
      })
    }
    expect([...origins]).toEqual([baseURL])
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18next'])
  })
}

/** Nothing has moved since the first frame, and the chat's button lies over no control. */
async function expectStill(page: Page) {
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
  await expect(page.locator('footer')).toBeInViewport()
  expect(await page.evaluate(layoutShift), 'moved since its first frame').toBe(0)
  await expectChatInCorner(page, 'es')
}
