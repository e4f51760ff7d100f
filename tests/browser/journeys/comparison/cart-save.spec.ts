import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { signIn } from '../../fixtures/account/sign-in.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem, policy, stored, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

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

test('[PLANS-11] [DASH-11] Keep on this device keeps each plan once, says so, and leads to the dashboard', async ({
  page,
}) => {
  const cart = await openCart(page, { cart: [...both, cartItem({ id: 'item-3', monthlyPrice: 30 })] })
  const keep = cart.getByRole('button', { name: 'Keep on this device' })
  const news = cart.locator(builtSelector('.cart_keep')).getByRole('status')
  await keep.click()
  await expect(news).toHaveText('2 plans are kept on this device. 1 was already saved.')
  expect(await stored(page, 'devicePlans')).toMatchObject([
    {
      planName: 'SBLI - Term Life (Maria Alvarez)',
      planDetails: {
        company: 'SBLI',
        planType: 'term',
        coverage: 500_000,
        monthlyPrice: 28.5,
        term: 20,
        features: [],
        personName: 'Maria Alvarez',
        relationship: 'Primary',
      },
      isFavorite: false,
    },
    { planName: 'Transamerica - Term Life (Maria Alvarez)' },
  ])
  await keep.click()
  await expect(news).toHaveText('These plans were already saved.')
  await cart.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('2 plans', { exact: true })).toBeVisible()
})

test('[CART-06] the cart’s prompt leads to /auth and loses nothing: the cart stays, and its plans wait to be handed over', async ({
  page,
}) => {
  const cart = await openCart(page, { cart: both })
  await expect(cart.getByRole('button', { name: 'Save Plans to Dashboard' })).toHaveCount(0)
  await cart.getByRole('link', { name: 'Sign in or create an account' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await stored(page, 'cart')).toHaveLength(2)
  expect(await stored(page, 'devicePlans')).toHaveLength(2)
})

test('a sample price stays marked in the cart and is not saved, and the cart says so', async ({ page }) => {
  const cart = await openCart(page, { cart: [cartItem({ isSample: true }), both[1]] })
  await expect(cart.getByText('Sample price', { exact: true })).toBeVisible()
  await expect(cart.getByText('We don’t save sample prices.')).toBeVisible()
  await cart.getByRole('button', { name: 'Keep on this device' }).click()
  expect(await stored(page, 'devicePlans')).toMatchObject([{ planDetails: { company: 'Transamerica' } }])
})

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

test('[CART-11] signing in in another tab lets the open cart’s prompt give way to saving', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  const cart = await openCart(page, { cart: both })
  const prompt = cart.getByRole('link', { name: 'Sign in or create an account' })
  await expect(prompt).toBeVisible()
  const other = await context.newPage()
  await signIn(other, account)
  await expect(cart.getByRole('button', { name: 'Save Plans to Dashboard' })).toBeVisible()
  await expect(prompt).toHaveCount(0)
})
