import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from './fixtures.ts'

test('[ROUTE-09] [CONFIRM-01] [CONFIRM-02] [CONFIRM-03] [CONFIRM-04] the page thanks, promises a call and says what is next', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You, Maria')
  await expect(page.getByText('An agent will contact you within 24 hours.', { exact: true })).toBeVisible()
  // Nothing was handed over on the way here.
  await expect(page.getByText(/A copy of your request/)).toHaveCount(0)
  await expect(page.getByText(/If you have not sent one yet/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What’s Next' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Application review',
    'Agent contact',
    'Policy activation',
  ])
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('without a name it thanks all the same', async ({ page }) => {
  await page.goto('/confirmation')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You')
})

for (const { locale, width } of [
  { locale: 'en-US', width: 1440 },
  { locale: 'es-MX', width: 390 },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width, height: 900 } })

    test('no accessibility violations on the confirmation', async ({ page }) => {
      await seed(page, { formData: answeredForm() })
      await page.goto('/confirmation')
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
      await expectNoAxeViolations(page)
    })
  })
}
