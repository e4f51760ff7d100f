import { expect, hydrated, test } from './fixtures.ts'

test('[ROUTE-13] [LEARN-01] the Learning Center opens with its name and tagline', async ({ page }) => {
  await page.goto('/learning')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Center')
  await expect(
    page.getByText('Master Life Insurance with Expert Guides and Educational Resources'),
  ).toBeVisible()
})

test('[LEARN-02] [LEARN-03] four tiles: the number of the guides below, and three figures', async ({
  page,
}) => {
  await page.goto('/learning')
  const tiles = page.locator('.learning-tiles li')
  await expect(tiles).toHaveText([
    '4 articles',
    '$500K No Exam Coverage',
    '24-48hrs Fast Approval',
    '$25/mo Starting Rates',
  ])
  await expect(tiles.first().locator('b')).toHaveText(
    String(await page.locator('details[name="guide"]').count()),
  )
})

test('[CONST-04] what the starting rate and the approval rest on stands beside the tiles', async ({
  page,
}) => {
  await page.goto('/learning')
  await expect(page.locator('.learning-tiles')).toContainText('$25/mo Starting Rates')
  const notes = page.locator('.learning-tiles + .tile-notes')
  await expect(notes).toContainText('Whether a plan is issued depends on your answers to health questions.')
  await expect(notes).toContainText(/by our estimate of \w+ \d+, \d{4}, \$250,000 for 20 years/)
  await expect(notes.getByRole('link', { name: 'our estimate' })).toHaveAttribute('href', '/how-we-estimate')
})

test('[LEARN-04] [LEARN-05] the categories are named once each, and are nothing to press', async ({
  page,
}) => {
  await page.goto('/learning')
  await expect(page.getByRole('heading', { name: 'Browse by Category' })).toBeVisible()
  const chips = page.locator('.category-chips')
  await expect(chips.getByRole('listitem')).toHaveText([
    'Getting Started',
    'Policy Management',
    'Cost & Savings',
    'Application Process',
  ])
  await expect(chips.locator('a, button, [tabindex], [role="button"]')).toHaveCount(0)
  await chips.getByText('Cost & Savings').click()
  await expect(page).toHaveURL(/\/learning$/)
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

test('[LEARN-11] the Learning Center closes with the way to a free quote', async ({ page }) => {
  await page.goto('/learning')
  await hydrated(page)
  const closing = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Ready to Apply Your Knowledge?' }),
  })
  await closing.getByRole('link', { name: 'Get Your Free Quote' }).click()
  await expect(page).toHaveURL(/\/quote$/)
})

test('[GUIDES-02] the guides close with the way to instant quotes', async ({ page }) => {
  await page.goto('/guides')
  await hydrated(page)
  const closing = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Ready to Get Your Life Insurance Quote?' }),
  })
  await closing.getByRole('link', { name: 'Get Instant Quotes' }).click()
  await expect(page).toHaveURL(/\/quote$/)
})

test('a word in a guide leads to what it means', async ({ page }) => {
  await page.goto('/buying-tips')
  await hydrated(page)
  await page.getByRole('link', { name: 'contestability', exact: true }).click()
  await expect(page).toHaveURL(/\/learning#word-contestability$/)
  await expect(page.getByRole('term').filter({ hasText: 'Contestability' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Words you will meet' })).toBeVisible()
})
