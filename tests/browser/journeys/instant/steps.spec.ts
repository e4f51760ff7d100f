import { expect, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import {
  backLink,
  getQuotes,
  heading,
  nextButton,
  openInstant,
  resultsTitle,
} from '../../fixtures/quotes/instant.ts'
import { monthlyPrices } from '../../fixtures/quotes/plan-cards.ts'
import { callsTo, requestCall } from '../../fixtures/quotes/stub-quotes.ts'

test('[INSTANT-01] [INSTANT-22] [INSTANT-28] three steps lead to prices, a reload asks for them again, and Back and Forward lead through the same steps', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'product')
  const current = page.locator('[aria-current=step]')
  await expect(current).toHaveText('Product')
  await nextButton(page).click()
  await expect(heading(page)).toHaveText('Term Life: your price')
  await expect(current).toHaveText('Questions')
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
  await expect(current).toHaveText('Results')
  const prices = await monthlyPrices(page)
  await page.reload()
  expect(await monthlyPrices(page)).toEqual(prices)
  expect(calls.map((call) => call.postDataJSON().weight_pounds)).toEqual([142, 142])

  await page.goBack()
  await expect(heading(page)).toHaveText('Term Life: your price')
  await page.goBack()
  await expect(heading(page)).toHaveText('Get an instant quote')
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('article').first()).toBeVisible()
  // No answer stands in the address.
  expect(page.url()).toMatch(/\/white-swan-quotes$/)

  await backLink(page).click()
  await expect(current).toHaveText('Questions')
  await backLink(page).click()
  await expect(current).toHaveText('Product')
  await backLink(page).click()
  await expect(page).toHaveURL(/\/$/)
})
