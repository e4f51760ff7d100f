import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { getQuotes, heading, openInstant } from '../../fixtures/quotes/instant.ts'
import { policy, stored, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const dialogs = /\/assets\/plan-dialogs-.*\.js$/
const results = /\/assets\/results-step-.*\.js$/
const plans = /\/assets\/comparison-.*\.js$/

test('the first tap on a plan counts while the cart is still on its way', async ({ page }) => {
  await stubQuotes(page, [policy()])
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(dialogs, async (route) => {
    await arrives
    await route.continue()
  })
  await openInstant(page, 'results')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  expect(await stored(page, 'cart')).toHaveLength(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog', { name: 'Your Insurance Cart' })).toContainText('Level Term 20')
})

test('where the cart cannot be loaded, a plain sentence says so with the phone, offline nothing loads anew, and the cart opens once it can', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await stubQuotes(page, [policy()])
  await page.route(dialogs, (route) => route.abort())
  await openInstant(page, 'results')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const sorry = page.getByRole('dialog', { name: 'This part did not load' })
  await expect(sorry).toContainText('All you entered is still here.')
  await expect(sorry.getByRole('link')).toHaveAttribute('href', /^tel:/)
  expect(await stored(page, 'cart')).toHaveLength(1)
  const again = sorry.getByRole('button', { name: 'Try Again' })
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await context.setOffline(true)
  await again.click()
  await asked
  await expect(sorry).toContainText('All you entered is still here.')
  await context.setOffline(false)
  await page.unroute(dialogs)
  await again.click()
  await expect(page.getByRole('dialog', { name: 'Your Insurance Cart' })).toContainText('Level Term 20')
})

test('where the cart does not come when it is asked for again, the page loads anew and nothing is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await stubQuotes(page, [policy()])
  // As browsers do that keep a file's failure for as long as the page is open.
  let isKept = true
  await page.route(dialogs, (route) => (isKept ? route.abort() : route.fallback()))
  await openInstant(page, 'results')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const again = page.getByRole('dialog', { name: 'This part did not load' }).getByRole('button', {
    name: 'Try Again',
  })
  await again.waitFor()
  page.once('framenavigated', () => {
    isKept = false
  })
  await Promise.all([page.waitForEvent('load'), again.click()])
  await hydrated(page)
  expect(await stored(page, 'cart')).toHaveLength(1)
  await page.getByRole('button', { name: 'Cart', exact: false }).first().click()
  await expect(page.getByRole('dialog', { name: 'Your Insurance Cart' })).toContainText('Level Term 20')
})

test('where the personalized plans or the results cannot be loaded, the page says so, keeps the answers and leads on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const sorry = page.getByRole('dialog', { name: 'This part did not load' })
  await seed(page, { formData: answeredForm() })
  await page.route(plans, (route) => route.abort())
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  await sorry.getByRole('button', { name: 'Close' }).click()
  await expect(heading(page)).toHaveText('Get an instant quote')

  // The same address once more would keep the step of the history.
  await page.goto('/cookie-policy')
  await stubQuotes(page, [policy()])
  await page.route(results, (route) => route.abort())
  await openInstant(page, 'questions')
  await getQuotes(page).click()
  await sorry.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Weight')).toHaveValue('142')
  await page.unroute(results)
  await getQuotes(page).click()
  await sorry.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(sorry).toHaveCount(0)
})
