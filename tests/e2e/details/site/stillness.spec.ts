import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { layoutShift } from '../../fixtures/layout-shift.ts'
import { policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

test('the comparison does not jump on its way to the prices', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await seed(page, { formData: answeredForm() })
  await stubQuotes(
    page,
    ['1', '2', '3', '4'].map((id) => policy({ personal_plan_id: id })),
  )
  await page.goto('/quote/companies')
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.1)
})

test('the review does not jump when its answers are restored', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/review')
  await expect(page.getByRole('link', { name: 'View Plans' })).toBeVisible()
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.1)
})

test('the quotes page does not jump where the personalized plans take the place of the instant quote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy()])
  await page.goto('/white-swan-quotes')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.1)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the home page stands where it belongs at once when another page leads to it, motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faq')
    await hydrated(page)
    // What the page before it moved while its fonts came is not the home page's.
    await page.evaluate(() => document.fonts.ready)
    const before = await page.evaluate(layoutShift)
    await page.locator('header [data-slot="logo"]').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator(builtSelector('.hero_stage'))).toBeVisible()
    expect(await page.evaluate(layoutShift)).toBe(before)
  })
}

const stored = { formData: answeredForm(), sentApplications: [] }
const emptyPages = [
  ['/quote/review', '.review_open h2'],
  ['/quote/options', '.request-page_none h2'],
  ['/confirmation', '.request-page_narrow h1'],
] as const
for (const [path, heading] of emptyPages) {
  test(`${path} tells a stranger before its scripts that nothing is here, and nobody else`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|Failed to fetch/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(page.locator(builtSelector(heading))).toBeVisible()
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
    }, stored)
    await page.reload()
    await expect(page.locator(builtSelector(heading))).toBeHidden()
  })
}
