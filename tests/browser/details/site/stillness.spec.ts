import { builtSelector } from '../../../fixtures/built-selector.ts'
import { planDetails } from '../../fixtures/account/kept-plans.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { layoutShift } from '../../fixtures/layout-shift.ts'
import { policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

// Where nothing is kept of the visitor: pages.spec.ts.

test('comparison, review and quotes page do not jump on their way to prices and answers, which stand by the time that the page answers taps', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.addInitScript(() => {
    const look = () => {
      const isWaiting = document.querySelector('[data-waiting], [aria-busy]') !== null
      Reflect.set(window, 'seen', { isWaiting, text: document.body.innerText })
    }
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await seed(page, { formData: answeredForm() })
  await stubQuotes(
    page,
    ['1', '2', '3', '4'].map((id) => policy({ personal_plan_id: id })),
  )
  for (const path of ['/quote/companies', '/white-swan-quotes']) {
    await page.goto(path)
    await expect(page.getByRole('article')).toHaveCount(4)
    expect(await page.evaluate(layoutShift), path).toBeLessThan(0.1)
  }
  await page.goto('/quote/review')
  await hydrated(page)
  const seen: unknown = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect(seen).toMatchObject({ isWaiting: false, text: expect.stringContaining('Maria Alvarez') })
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.1)
})

test('the dashboard of an account with two plans and of one with none does not jump on a phone', async ({
  nextVisitor,
  baseURL,
}) => {
  for (const count of [2, 0])
    await test.step(`${count} plans`, async () => {
      const page = await nextVisitor()
      await page.setViewportSize(phone)
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
})

test('the home page stands where it belongs at once when another page leads to it, with and without motion', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/faq')
  await hydrated(page)
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    // What the page before it moved while its fonts came is not the home page's.
    await page.evaluate(() => document.fonts.ready)
    const before = await page.evaluate(layoutShift)
    await page.locator('header [data-slot="logo"]').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator(builtSelector('.hero_stage'))).toBeVisible()
    expect(await page.evaluate(layoutShift), reducedMotion).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL('/faq')
  }
})

test('before their scripts review, options, confirmation and application tell a stranger that nothing is here, and nobody else', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const stored = { formData: answeredForm(), sentApplications: [] }
  for (const [path, selector] of [
    ['/quote/review', '.review_open h2'],
    ['/quote/options', '.request-page_none h2'],
    ['/confirmation', '.request-page_narrow h1'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      const heading = page.locator(builtSelector(selector))
      await expect(heading).toBeVisible()
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
      }, stored)
      await page.reload()
      await expect(heading).toBeHidden()
      await page.evaluate(() => localStorage.clear())
    })
  }
  // Whoever brings a plan to /application reads that it is looked up.
  const nothing = page.locator(builtSelector('.request-page_narrow h1'))
  const looking = page.locator(builtSelector('.request-page_looking'))
  await page.goto('/application')
  await expect(nothing).toBeVisible()
  await expect(looking).toBeHidden()
  await page.goto('/application?lng=en#plan=abc')
  await expect(looking).toBeVisible()
  await expect(nothing).toBeHidden()
})
