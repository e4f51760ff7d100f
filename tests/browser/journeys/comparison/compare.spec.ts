import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { monthlyPrices } from '../../fixtures/quotes/plan-cards.ts'
import { callsTo, requestCall, stored } from '../../fixtures/quotes/stub-quotes.ts'

test('[FLOW-02] [FLOW-03] [OPTIONS-08] a visitor changes the amount, filters, puts two plans in the cart, removes one and continues with the other', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  const calls = callsTo(page, requestCall)
  await page.goto('/quote/companies')
  await hydrated(page)
  const before = await monthlyPrices(page)
  await page.getByLabel('Death Benefit Amount').fill('250000')
  await page.getByRole('button', { name: 'Update Quotes' }).click()
  await expect(page.getByText('Preview: press Update Quotes to save.')).toHaveCount(0)
  await expect(page.getByText('Coverage: $250,000', { exact: true })).toBeVisible()
  expect(await monthlyPrices(page)).not.toEqual(before)
  expect(calls.map((call) => call.postDataJSON().death_benefit)).toEqual([500_000, 250_000])

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Instant decision only' }).check()
  await expect(page.getByText(/^\d plans? hidden: \d without an instant decision\.$/)).toBeVisible()
  const cards = page.getByRole('article')
  for (const card of await cards.all()) await expect(card).toContainText('Instant Decision Available')

  const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
  const carriers = await cards.getByRole('heading', { level: 3 }).allTextContents()
  const prices = await monthlyPrices(page)
  for (const place of [0, 1]) {
    await cards.nth(place).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cart.getByRole('listitem')).toHaveCount(place + 1)
    if (place === 0) await cart.getByRole('button', { name: 'Close cart' }).click()
  }
  await cart
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await cart.getByRole('button', { name: 'Continue with this plan' }).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  const summary = page.getByRole('region', { name: 'Your plan' })
  for (const words of [String(carriers[1]), String(prices[1]), '$250,000', '20 years']) {
    await expect(summary).toContainText(words)
  }
  expect(await stored(page, 'formData')).toMatchObject({
    people: [
      {
        selectedCompany: carriers[1],
        selectedMonthlyPrice: Number(prices[1]?.replace('$', '')),
        selectedCoverage: 250_000,
        selectedTerm: 20,
        selectedPlanType: 'Term',
      },
    ],
  })
})
