import { newAccount } from '../../fixtures/account/new-account.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { monthlyPrices } from '../../fixtures/quotes/plan-cards.ts'

test('[CART-11] [U12] what is changed in one tab counts in the other: amount and prices, instant answers, cart, and signing in', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await hydrated(page)
  const before = await monthlyPrices(page)

  const other = await context.newPage()
  await other.goto('/quote/companies')
  await hydrated(other)
  await monthlyPrices(other)
  await other.getByLabel('Death Benefit Amount').fill('750000')
  await other.getByLabel('Death Benefit Amount').press('Enter')
  await expect(page.getByText('Coverage: $750,000', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('$750,000')
  expect(await monthlyPrices(page)).not.toEqual(before)

  await other.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(other.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cart 1 item', exact: true }).click()
  const prompt = page.getByRole('dialog').getByRole('link', { name: 'Sign in or create an account' })
  await expect(prompt).toBeVisible()
  await signIn(other, account)
  await expect(page.getByRole('button', { name: 'Save Plans to Dashboard' })).toBeVisible()
  await expect(prompt).toHaveCount(0)

  for (const tab of [page, other]) {
    await tab.goto('/white-swan-quotes?product=Term')
    await hydrated(tab)
    await tab.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await other.getByLabel('Weight').fill('142')
  await expect(page.getByLabel('Weight')).toHaveValue('142')
  // An emptied field stays empty in its tab alone, and health answers never stand in an address.
  await other.getByLabel('Weight').fill('')
  await other.reload()
  await hydrated(other)
  await expect(other.getByLabel('Weight')).toHaveValue('')
  await expect(page.getByLabel('Weight')).toHaveValue('142')
  for (const tab of [page, other]) expect(tab.url()).toMatch(/\/white-swan-quotes\?product=Term$/)
})
