import { paths } from '#app/paths.ts'
import { answeredForm, expect, hydrated, seed, test } from './fixtures.ts'
import { policy, stubQuotes } from './stub-quotes.ts'

/** The sum of the page's layout shifts so far; 0 when there were none. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        add(observer.takeRecords())
        resolve(sum)
      }),
    )
  })
}

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

for (const [name, path] of Object.entries(paths)) {
  test(`nothing moves on ${name} while it loads and is scrolled to its end on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Somebody of whom nothing is kept has no dashboard.
    if (name === 'dashboard') await seed(page, { deviceProfile: { fullName: 'Maria Alvarez' } })
    await page.goto(`${path}?lng=es`)
    await hydrated(page)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
    await expect(page.locator('footer')).toBeInViewport()
    expect(await page.evaluate(layoutShift)).toBe(0)
  })
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the home page stands where it belongs at once when another page leads to it, motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faq')
    await hydrated(page)
    await page.locator('header .logo').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('.hero')).toBeVisible()
    expect(await page.evaluate(layoutShift)).toBe(0)
  })
}
