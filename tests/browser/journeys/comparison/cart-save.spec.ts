import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem, policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const both = [cartItem(), cartItem({ id: 'item-2', name: 'Transamerica', monthlyPrice: 31.07 })]

async function openCart(page: Page, keeps: Record<string, unknown>) {
  await stubQuotes(page, [policy()])
  await seed(page, { formData: answeredForm(), ...keeps })
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.locator(builtSelector('.cart_button')).click()
  const cart = page.getByRole('dialog')
  await expect(cart).toBeVisible()
  return cart
}

test('[CART-05] [ERROR-15] somebody who is signed in saves the cart’s plans to the dashboard, each plan once; a failure is logged only, the cart claims nothing, and another try works', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const account = await newAccount(baseURL ?? '')
  const cart = await openCart(page, { cart: both, 'sb-127-auth-token': account.session })
  await expect(cart.getByRole('link', { name: 'Sign in or create an account' })).toHaveCount(0)
  await expect(cart.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0)
  const save = cart.getByRole('button', { name: 'Save Plans to Dashboard' })
  const news = cart.locator(builtSelector('.cart_keep')).getByRole('status')
  await expect(save).toBeVisible()
  await page.route(/\/rest\/v1\/saved_plans/, (route) => route.fulfill({ status: 500, json: {} }))
  const refused = page.waitForResponse(/\/rest\/v1\/saved_plans/)
  await save.click()
  await refused
  await expect(save).not.toHaveAttribute('aria-disabled')
  await expect
    .poll(() => logged.filter((line) => line.startsWith('The plans could not be saved')))
    .toHaveLength(1)
  await expect(news).toHaveText('')
  await expect(cart.getByRole('alert')).toHaveCount(0)
  await page.unroute(/\/rest\/v1\/saved_plans/)

  await save.click()
  await expect(news).toHaveText('2 plans are saved to your dashboard.')
  const { data } = await account.client
    .from('saved_plans')
    .select('plan_name, is_favorite')
    .order('plan_name')
  expect(data).toEqual([
    { plan_name: 'SBLI - Term Life (Maria Alvarez)', is_favorite: false },
    { plan_name: 'Transamerica - Term Life (Maria Alvarez)', is_favorite: false },
  ])
  await save.click()
  await expect(news).toHaveText('These plans were already saved.')
  await expectNoAxeViolations(page)
  await cart.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByText('2 plans', { exact: true })).toBeVisible()
})
