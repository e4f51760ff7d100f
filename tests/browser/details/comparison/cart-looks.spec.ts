import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, expectNoOverflow } from '../../fixtures/languages-and-devices.ts'
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

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'es', width: 390 },
]) {
  test(`[CART-01] [CART-02] every view passes axe and holds the page behind it still (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openCart(page, newFamily(), language)
    await throughEveryView(page, async (view) => {
      await expect(page.locator('html'), view).toHaveCSS('overflow', 'hidden')
      await expectNoAxeViolations(page)
    })
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
}

test('twenty-four plans with long names fit a small phone in every view', async ({ page }) => {
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
  })
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

for (const { language, device, width, height } of bothLanguages) {
  test(`[U4] the likely range goes along with a price into its parts, the cart, the application and the options (${language}, ${device})`, async ({
    page,
  }) => {
    const words = {
      en: {
        add: 'Add to Cart',
        open: 'What’s in this estimate?',
        apply: 'Apply',
        go: 'Continue with this plan',
        method: 'How would you like to apply?',
      },
      es: {
        add: 'Agregar al carrito',
        open: 'Ver este estimado',
        apply: 'Solicitar el seguro',
        go: 'Continuar con este plan',
        method: '¿Cómo quiere hacer la solicitud?',
      },
    }[language]
    await page.setViewportSize({ width, height })
    await seed(page, { formData: answeredForm(), cart: [cartItem({ monthlyPrice: 61.25, name: 'Americo' })] })
    await page.goto(`/quote/companies?lng=${language}`)
    await hydrated(page)
    const first = page.getByRole('article').first()
    const told = await first.getByText(/^(likely|de) \$/).innerText()
    const amounts = told.match(/\$[\d.,]*\d/g)
    expect(amounts).toHaveLength(2)
    const range = new RegExp(`^(likely|probable: de) \\${amounts?.[0]} (to|a) \\${amounts?.[1]}$`)
    await first.getByRole('button', { name: words.open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(range)).toBeVisible()
    await page.keyboard.press('Escape')
    await first.getByRole('button', { name: words.add }).click()
    // The plan from before ranges were kept says nothing.
    await expect(dialog.locator('[data-slot="likely"]')).toHaveText([range])
    await expectNoOverflow(page)
    await dialog.getByRole('button', { name: words.apply, exact: true }).click()
    // Which plans, then what is applied for.
    await expect(dialog.locator('[data-slot="likely"]')).toHaveText([range])
    for (const plan of await dialog.getByRole('checkbox').all()) await plan.check()
    await dialog.locator('[data-slot="drawer-foot"] [data-variant="primary"]').click()
    await expect(dialog.getByRole('heading', { name: words.method })).toBeVisible()
    await expect(dialog.locator('[data-slot="likely"]')).toHaveText([range])
    await page.keyboard.press('Escape')
    await page.locator(builtSelector('.cart_button')).click()
    await dialog.getByRole('button', { name: words.go }).last().click()
    await expect(page.locator('main [data-slot="likely"]')).toHaveText([range])
    await expectNoOverflow(page)
  })
}
