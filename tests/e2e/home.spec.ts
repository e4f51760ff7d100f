import { expect, hydrated, test } from './fixtures.ts'

test('[ROUTE-01] [HOME-21] the home page opens with its promise and the tagline', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave a light on for the people at home.')
  await expect(page.getByText('Life Insurance Made Simple', { exact: true }).first()).toBeVisible()
})

test('[HOME-01] hero, introduction, Why Choose, carriers and the closing call stand in this order', async ({
  page,
}) => {
  await page.goto('/')
  const sections = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'The kitchen-table version.' }).locator('.video'),
    page.getByRole('region', { name: 'Why choose an agent who works for you.' }),
    page.getByRole('list', { name: 'Carrier partners' }),
    page.getByRole('heading', { name: 'A few questions tonight. One less worry tomorrow.' }),
  ]
  const tops: number[] = []
  for (const section of sections) {
    await expect(section).toBeVisible()
    tops.push((await section.boundingBox())?.y ?? Number.NaN)
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(new Set(tops).size).toBe(5)
})

test('[HOME-02] the hero’s get-quote action leads to the questionnaire', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Get My Free Quote' }).click()
  await expect(page).toHaveURL(/\/quote$/)
})

test('[HOME-03] [ROUTE-22] learn more scrolls to the reasons', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/#why-us$/)
  await expect(page.getByRole('heading', { name: 'Why choose an agent who works for you.' })).toBeInViewport()
  await expect(page.locator('#why-us')).toBeFocused()
})

test('[ROUTE-23] the footer’s Licensing leads from another page to the licence numbers', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licensing' }).click()
  const section = page.locator('#licensing')
  await expect(section.getByRole('heading', { name: 'Licensed, and easy to check.' })).toBeInViewport()
  await expect(section).toContainText('All 50 states')
  await expect(section).toContainText('00000000')
})

test('[HOME-15] the closing offers the quote and the phone', async ({ page }) => {
  await page.goto('/')
  const closing = page.locator('.closing')
  await expect(closing.getByRole('link', { name: 'Start my quote' })).toHaveAttribute('href', '/quote')
  await expect(closing.getByRole('link', { name: 'Call (800) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  )
})

test('[HOME-22] the disclosure stands above the footer', async ({ page }) => {
  await page.goto('/')
  const words = page.getByText('illustrative')
  await expect(words).toBeVisible()
  await expect(words).toContainText('not a binding offer')
  await expect(words).toContainText('subject to underwriting and carrier approval')
  await expect(words).toContainText('legal or tax advice')
})

test('[HOME-21] the home page reads in Spanish', async ({ page }) => {
  await page.goto('/?lng=es')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deje una luz encendida para los suyos.')
  await expect(page.getByText('Seguros de vida, sin complicaciones', { exact: true }).first()).toBeVisible()
})
