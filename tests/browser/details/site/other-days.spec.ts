import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem } from '../../fixtures/quotes/stub-quotes.ts'

const pages = [
  '/',
  '/quote',
  '/quote/review',
  '/quote/companies',
  '/white-swan-quotes',
  '/contact',
  '/dashboard',
]

// At any moment one of the two has another date than the server.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('pages of a server with another date are taken over without a fault', async ({ page }) => {
      await seed(page, { formData: answeredForm(), cart: [cartItem()] })
      for (const path of pages) {
        await page.goto(path)
        await hydrated(page)
        await expect(page.locator('h1').first()).toBeVisible()
      }
    })
  })
}
