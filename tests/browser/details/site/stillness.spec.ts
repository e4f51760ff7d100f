import { builtSelector } from '../../../fixtures/built-selector.ts'
import { planDetails } from '../../fixtures/account/kept-plans.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
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

test('the review does not jump where no answers are to be restored', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/quote/review')
  await expect(page.getByRole('link', { name: 'View Plans' })).toBeVisible()
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.1)
})

for (const count of [2, 0]) {
  test(`the dashboard of an account with ${count} plans does not jump on a phone`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { session, client } = await newAccount(baseURL)
    if (count > 0) {
      const plans = ['SBLI', 'Foresters Financial'].map((company) => ({
        user_id: session.user.id,
        plan_name: `${company} - Term Life (Maria Alvarez)`,
        plan_details: planDetails({ company }),
      }))
      expect((await client.from('saved_plans').insert(plans)).error).toBeNull()
    }
    await keepSession(page, session)
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/rest/v1/saved_plans?*', async (route) => {
      await seen
      await route.continue()
    })
    await page.goto('/dashboard')
    // The plans are still on their way when the page stands.
    await expect(page.getByRole('main').locator('[data-waiting] p')).toBeAttached()
    goOn()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Security' })).toBeAttached()
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.1)
  })
}

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
test('review, options and confirmation tell a stranger before their scripts that nothing is here, and nobody else', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/)
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const [path, heading] of emptyPages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator(builtSelector(heading))).toBeVisible()
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
      }, stored)
      await page.reload()
      await expect(page.locator(builtSelector(heading))).toBeHidden()
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('/application tells whoever comes without a plan before its scripts that none is here, and whoever brings one that it is looked up', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const nothing = page.locator(builtSelector('.request-page_narrow h1'))
  const looking = page.locator(builtSelector('.request-page_looking'))
  await page.goto('/application')
  await expect(nothing).toBeVisible()
  await expect(looking).toBeHidden()
  await page.goto('/application?lng=en#plan=abc')
  await expect(looking).toBeVisible()
  await expect(nothing).toBeHidden()
})
