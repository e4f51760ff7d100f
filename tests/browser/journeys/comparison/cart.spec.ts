import { answeredForm, expect, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem, policy, stored, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

test('[FLOW-02] [COMPARE-38] [COMPARE-40] [COMPARE-45] [COMPARE-46] [CART-03] [CART-04] adding opens the cart with the plan and its price; the same plan can be in it twice, and only the chosen one is removed', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy()])
  await page.goto('/quote/companies')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await expect(add).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review Cart' })).toHaveCount(0)
  await add.click()
  const cart = page.getByRole('dialog', { name: 'Your Insurance Cart' })
  for (const words of ['Maria Alvarez', 'Level Term 20', 'SBLI', '$500,000, 20 years, Preferred', '$28.50']) {
    await expect(cart).toContainText(words)
  }
  await expect(cart.getByText('Estimate', { exact: true })).toBeVisible()
  await expect(cart).toContainText('Prices are not 100% accurate.')
  expect(await stored(page, 'cart')).toMatchObject([
    { personId: 'primary', relationship: 'Primary', applyProductCode: 'plan-1', isSample: false },
  ])
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(add).toBeFocused()
  await page.getByRole('button', { name: 'Review Cart' }).click()
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await cart.getByRole('button', { name: 'Close cart' }).click()

  await add.click()
  await expect(cart.getByRole('listitem')).toHaveCount(2)
  await cart.getByRole('button', { name: 'Close cart' }).click()
  await page.getByRole('button', { name: 'Cart 2 items' }).click()
  await expect(cart).toContainText('$57.00')
  const ids = async () => ((await stored(page, 'cart')) as { id: string }[]).map(({ id }) => id)
  const [first, second] = await ids()
  expect(first).not.toBe(second)
  await cart.getByRole('button', { name: 'Remove Level Term 20, SBLI' }).first().click()
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  expect(await ids()).toEqual([second])
  await expect(cart.getByRole('group', { name: 'Cart contents' })).toBeFocused()
  await cart.getByRole('button', { name: 'Remove Level Term 20, SBLI' }).click()
  await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await cart.getByRole('button', { name: 'See plans' }).click()
  await expect(page.getByRole('button', { name: 'Cart 0 items' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review Cart' })).toHaveCount(0)
})

test('[CART-02] the page behind the open cart does not scroll; the cart survives a reload, and two tabs show the same', async ({
  page,
  context,
}) => {
  await seed(page, { formData: answeredForm(), cart: [cartItem()] })
  await page.goto('/quote/companies')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cart 1 item', exact: true }).click()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart 1 item', exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/quote/companies')
  await other.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart 2 items' })).toBeVisible()
})

test('[FLOW-03] [OPTIONS-08] continuing with a plan writes it on the person and opens the options', async ({
  page,
}) => {
  await seed(page, {
    formData: answeredForm({ selectedPlanType: 'Whole', selectedTerm: 30 }),
    cart: [
      cartItem(),
      cartItem({ id: 'item-2', name: 'Transamerica', monthlyPrice: 31.07, coverage: 250_000 }),
    ],
  })
  await page.goto('/quote/companies')
  await page.getByRole('button', { name: 'Cart 2 items' }).click()
  await page.getByRole('button', { name: 'Continue with this plan' }).nth(1).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  expect(await stored(page, 'formData')).toMatchObject({
    people: [
      {
        selectedCompany: 'Transamerica',
        selectedMonthlyPrice: 31.07,
        selectedCoverage: 250_000,
        selectedTerm: 20,
        selectedPlanType: 'Term',
      },
    ],
  })
  const summary = page.getByRole('region', { name: 'Your plan' })
  for (const words of ['Transamerica', '$31.07', '$250,000', '20 years']) {
    await expect(summary).toContainText(words)
  }
})
