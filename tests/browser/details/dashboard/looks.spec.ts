import { builtSelector } from '../../../fixtures/built-selector.ts'
import { devicePlan, deviceProfile, planDetails } from '../../fixtures/account/kept-plans.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'

const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)
const keeps = {
  deviceProfile: deviceProfile({
    fullName: `${long} ${long}`,
    email: `${long}@example.com`,
    medications: [long],
  }),
  devicePlans: [
    devicePlan('1', 'SBLI', { isFavorite: true }),
    devicePlan('2', 'Transamerica', {
      planDetails: planDetails({ company: 'Transamerica', personName: long }),
    }),
  ],
}

test('the dashboard keeps long names in at every width, and in forced colors a star shows whether it is pressed', async ({
  page,
}) => {
  await seed(page, keeps)
  await page.goto('/dashboard?lng=es')
  await hydrated(page)
  await expect(page.locator(builtSelector('.dashboard_plan'))).toHaveCount(2)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const stars = page.locator(builtSelector('.dashboard_star .icon_icon'))
  const fills = await stars.evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).fill))
  expect(new Set(fills).size).toBe(2)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.locator(builtSelector('.dashboard_planActs [data-variant="text"]')).first().click()
  await expect(page.locator(builtSelector('.dashboard_deleted'))).toBeVisible()
  await expectNoAxeViolations(page)
})

test('nothing moves as the dashboard takes the place of what waits for it', async ({ page }) => {
  await seed(page, { ...keeps, deviceProfile: deviceProfile() })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard?lng=es')
    await hydrated(page)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    // The chat's button goes without its words once the page is at rest: that belongs to no page.
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const observer = new PerformanceObserver(() => {})
          observer.observe({ type: 'layout-shift', buffered: true })
          const sourcesOf = (entry: PerformanceEntry): { node: Element | null }[] =>
            Reflect.get(entry, 'sources')
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(
                observer
                  .takeRecords()
                  .flatMap(sourcesOf)
                  .flatMap(({ node }) => (node?.closest('main') ? [node.outerHTML.slice(0, 200)] : [])),
              ),
            ),
          )
        }),
    )
    expect(moved, `at ${width}`).toEqual([])
  }
})
