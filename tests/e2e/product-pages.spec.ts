import { paths } from '#domain/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page-parts.ts'

test('[PRODUCT-03] each term length of the example rates comes into view by its button, alone', async ({
  page,
}) => {
  const rates = (await open(page, paths.termLife)).locator('#rates')
  for (const termYears of [20, 10, 30]) {
    const choice = rates.getByRole('button', { name: `${termYears} years` })
    if (termYears !== 20) await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(
      rates.getByRole('table', { name: `$500,000 of coverage for ${termYears} years` }),
    ).toBeVisible()
    await expect(rates.getByRole('table')).toHaveCount(1)
  }
})

test('without scripts the tables of all three term lengths stand there, and no dead buttons', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(paths.termLife)
  const rates = page.locator('#rates')
  await expect(rates.getByRole('table')).toHaveCount(3)
  await expect(rates.getByRole('button')).toHaveCount(0)
  await context.close()
})
