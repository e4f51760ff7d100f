import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { expectChatInCorner } from '../../fixtures/chat-corner.ts'
import { expectFits } from '../../fixtures/fit.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsOnPhone,
  hydrated,
  seed,
  test,
} from '../../fixtures/fixtures.ts'
import { desktop, expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { layoutShift } from '../../fixtures/layout-shift.ts'

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
const unknown = '/no-such-page'

/** Nothing has moved since the first frame, and the chat's button lies over no control. */
async function expectStill(page: Page) {
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
  await expect(page.locator('footer')).toBeInViewport()
  expect(await page.evaluate(layoutShift), 'moved since its first frame').toBe(0)
  await expectChatInCorner(page, 'es')
}

/** In Spanish, whose words are longer: first as a phone's page, then as a desktop's. */
async function expectWell(page: Page, name: string, path: string, origin: string) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.add(new URL(request.url()).origin)
  })
  // Somebody of whom nothing is kept has no dashboard.
  if (name === 'dashboard') await seed(page, { deviceProfile: { fullName: 'Maria Alvarez' } })
  await page.setViewportSize(phone)
  const response = await page.goto(`${path}?lng=es`)
  expect(response?.status()).toBe(path === unknown ? 404 : 200)
  await hydrated(page)
  await expect(page).toHaveURL(new RegExp(`^${origin}${leadsOn[name] ?? path}([?#]|$)`))
  // The address changes a moment before the page does.
  if (leadsOn[name]) await expect(page.locator('main input[type="password"]')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('h1')).toHaveCount(1)
  await expectStill(page)
  await expectFits(page)
  await expectNoAxeViolationsOnPhone(page)

  await page.setViewportSize({ ...desktop, width: 768 })
  await expectNoOverflow(page)
  await page.setViewportSize(desktop)
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  if (fullWidth.includes(path)) await expectChatInCorner(page, 'es')
  expect([...asked]).toEqual([origin])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18next'])
}

const addresses = [...Object.entries(paths), ['unknown', unknown] as const]
const groups = 4

for (let group = 0; group < groups; group++) {
  const own = addresses.filter((_, place) => place % groups === group)
  test(`[ROUTE-27] [CHAT-01] [U9] pages open without a session, fit every screen, also with letters of 400 %, and pass axe; on a phone nothing moves or lies under the chat’s button (${group + 1} of ${groups})`, async ({
    nextVisitor,
    allowConsole,
    baseURL,
  }) => {
    test.slow()
    allowConsole(/status of 404.*no-such-page/)
    for (const [name, path] of own)
      await test.step(path, async () => expectWell(await nextVisitor(), name, path, String(baseURL)))
  })
}
