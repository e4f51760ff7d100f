import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { mailCall, newFamily, openCart } from '../../fixtures/quotes/cart-family.ts'
import { cartItem } from '../../fixtures/quotes/stub-quotes.ts'

/** Goes through every view of the cart by its looks alone, so that the language does not matter. */
async function throughEveryView(page: Page, look: (view: string) => Promise<void>) {
  await page.route(mailCall, (route) =>
    route.fulfill({ json: { id: '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b' } }),
  )
  const cart = page.getByRole('dialog')
  const [main, go] = [
    cart.locator(builtSelector('.cart_total + .cart_actions')),
    cart.locator('[data-slot="drawer-foot"] [data-variant="primary"]'),
  ]
  await look('main')
  await main.locator('[data-variant="quiet"]').click()
  await expect(cart.locator(builtSelector('.cart_email'))).toBeVisible()
  await look('email')
  await cart.locator(builtSelector('.cart_emailEnd [data-variant="primary"]')).click()
  await expect(cart.locator(builtSelector('.cart_sent'))).toBeVisible()
  await look('sent')
  await go.click()
  await main.locator('[data-variant="primary"]').click()
  for (const [step, kind] of [
    ['people', '[data-slot~="tick-card"]'],
    ['plans', '.cart_plans'],
    ['method', '.apply-ways_way'],
  ] as const) {
    await expect(cart.locator(builtSelector(kind)).first()).toBeVisible()
    await look(step)
    if (step !== 'method') await go.click()
  }
}

test('[CART-01] [CART-02] twenty-four plans with long names fit a small phone in every view, which passes axe and holds the page behind it still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const long = 'Maximiliana-Guadalupe Fernández-de-Villavicencio-y-Altamirano'
  const cart = Array.from({ length: 24 }, (_, place) =>
    cartItem({
      id: `item-${place}`,
      ...(place % 2 ? { personId: 'p2', relationship: 'Business Partner', personName: long } : {}),
      productName: 'ProtectionBuilderUniversalLifeAccumulator with Living Benefits',
      monthlyPrice: 1234.56,
      isSample: place % 3 === 0,
    }),
  )
  const { people, ...form } = answeredForm({ email: `${'maria'.repeat(10)}@${'example'.repeat(5)}.com` })
  const partner = { ...people[0], id: 'p2', fullName: long, relationshipToPrimary: 'Business Partner' }
  await openCart(page, { formData: { ...form, people: [...people, partner] }, cart }, 'es')
  await expect(page.getByRole('dialog').locator(builtSelector('.cart_total'))).toContainText('$29,629.44')
  await throughEveryView(page, async (view) => {
    const beyond = await page
      .getByRole('dialog')
      .evaluate(
        (box, unseen) =>
          [...box.querySelectorAll('*')]
            .filter((part) => part.getBoundingClientRect().right > 320.5 && !part.closest(unseen))
            .map((part) => part.outerHTML.slice(0, 80)),
        builtSelector('.layout_sr'),
      )
    expect(beyond, view).toEqual([])
    await expect(page.locator('html'), view).toHaveCSS('overflow', 'hidden')
    await expectNoAxeViolations(page)
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('the cart is worked by keyboard alone: the focus stays inside, moves with the views, and returns to the opener', async ({
  page,
}) => {
  const cart = await openCart(page, newFamily())
  const press = async (name: string) => {
    await cart.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Apply')
  await expect(cart.getByRole('heading', { name: 'Who is applying?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cart.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cart.getByRole('checkbox').first()).not.toBeChecked()
  await page.keyboard.press('Space')
  await press('Continue')
  await expect(cart.getByRole('heading', { name: 'Which plans?' })).toBeFocused()
  await press('Continue with 2 plans')
  await expect(cart.getByRole('heading', { name: 'How would you like to apply?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cart.getByRole('link', { name: /^Schedule a Call/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(page.locator(builtSelector('.cart_button'))).toBeFocused()
})
