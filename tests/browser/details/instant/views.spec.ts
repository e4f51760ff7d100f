import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { heading, product } from '../../fixtures/quotes/instant.ts'
import { policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const plansTitle = 'Your Personalized Insurance Plans'
const instantTitle = 'Get an instant quote'
const canonical = 'link[rel=canonical]'

test('[ROUTE-07] [INSTANT-30] the quotes page holds both views, and a switch leads between them', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  const views = page.getByRole('navigation', { name: 'Ways to see prices' })
  const [instant, plans] = [
    views.getByRole('link', { name: 'Instant quote' }),
    views.getByRole('link', { name: 'Your personalized plans' }),
  ]
  await expect(heading(page)).toHaveText(instantTitle)
  await expect(instant).toHaveAttribute('aria-current', 'page')
  await plans.click()
  await expect(heading(page)).toHaveText(plansTitle)
  await expect(plans).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
  await page.reload()
  await expect(heading(page)).toHaveText(plansTitle)
  await page.goBack()
  await expect(heading(page)).toHaveText(instantTitle)
})

test('[INSTANT-31] without a questionnaire, or with one that is not complete, it opens with the instant quote', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm({ phone: '' }) })
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  await expect(heading(page)).toHaveText(instantTitle)
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/white-swan-quotes$/)
  await expect(page).toHaveTitle(/^Instant life insurance quote/)
})

test('[INSTANT-32] [ROUTE-26] [SEO-04] with a complete questionnaire it opens with the comparison, whose canonical address is its own', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy()])
  await page.goto('/white-swan-quotes')
  await expect(heading(page)).toHaveText(plansTitle)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/quote\/companies$/)
  await expect(page).toHaveTitle(/^Compare your life insurance plans/)
  await page.getByRole('link', { name: 'Instant quote' }).click()
  await expect(heading(page)).toHaveText(instantTitle)
  await expect(page.locator(canonical)).toHaveAttribute('href', /\/white-swan-quotes$/)
  await expect(page).toHaveTitle(/^Instant life insurance quote/)
})

test('[INSTANT-33] with a product parameter the instant quote opens even so', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/white-swan-quotes?product=Whole')
  await hydrated(page)
  await expect(heading(page)).toHaveText(instantTitle)
  await expect(product(page, 'Whole Life')).toBeChecked()
  await page.goto('/white-swan-quotes?product=nonsense')
  await expect(heading(page)).toHaveText(instantTitle)
  // The questionnaire's own choice stands; the parameter adds none.
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('Term')
})

test('a device with a complete questionnaire is never painted the instant quote first', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy()])
  // The scripts stay on their way.
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/white-swan-quotes', { waitUntil: 'commit' })
  await expect(page.locator(builtSelector('.instant-quote_page'))).toBeAttached()
  await expect(page.locator(builtSelector('.instant-quote_page'))).toBeHidden()
})

test('[INSTANT-30] every content page ends with a way to prices without a name', async ({ page }) => {
  await page.goto('/term-life-insurance?lng=es')
  await hydrated(page)
  await page.getByRole('link', { name: 'O vea precios ahora, sin dar su nombre' }).click()
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
})
