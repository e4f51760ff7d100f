import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import {
  answeredForm,
  expect,
  expectNoAxeViolationsOnPhone,
  expectTargetsApart,
  hydrated,
  seed,
  test,
} from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { added, formOf } from '../../fixtures/quotes/people.ts'
import { cartItem, chosenPlan, policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

/** Opens a page with what the device keeps, in Spanish: its words are the longer ones. */
async function open(page: Page, address: string, keeps: Record<string, unknown>) {
  await stubQuotes(page, [policy()])
  await seed(page, keeps)
  await page.goto(`${address}?lng=es`)
  await hydrated(page)
}

async function openCart(page: Page, cart: readonly unknown[]) {
  await open(page, '/quote/companies', { formData: answeredForm(), cart })
  await page.locator(builtSelector('.cart_button')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** States that pages.spec.ts does not see: a page shows them only to somebody who has answered or done something. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  async 'the comparison with plans'(page) {
    await open(page, '/quote/companies', { formData: answeredForm(), cart: [cartItem()] })
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  async 'the cart that was emptied'(page) {
    await openCart(page, [cartItem()])
    await page.locator(builtSelector('.cart_cart .cart_remove')).click()
    await expect(page.locator(builtSelector('.cart_cart [data-slot="empty"]'))).toBeVisible()
  },
  async 'the cart whose plans are kept'(page) {
    const other = cartItem({ id: 'item-2', name: 'Transamerica' })
    await openCart(page, [cartItem(), other, cartItem({ id: 'item-3', isSample: true })])
    await page.locator(builtSelector('.cart_keep [data-variant="text"]')).click()
    await expect(page.locator(builtSelector('.cart_kept'))).toBeVisible()
  },
  async 'the review with a question open'(page) {
    await open(page, '/quote/review', {
      formData: answeredForm({ medicalConditions: ['Asthma'], email: '' }),
    })
    await expect(page.locator(builtSelector('section.review_rv'))).toHaveCount(3)
  },
  async 'the form of another person, refused'(page) {
    await open(page, '/quote/review', { formData: formOf([added('p2')]) })
    await page.getByRole('button', { name: 'Agregar a una persona' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Opcional: /).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('region')).toBeFocused()
  },
  async 'the options of a chosen plan'(page) {
    await open(page, '/quote/options', { formData: answeredForm(chosenPlan), cart: [cartItem()] })
    await expect(page.locator(builtSelector('.plan-lines_planLines'))).toBeVisible()
  },
  async 'the confirmation of something sent'(page) {
    const { name: company, ...plan } = cartItem()
    await open(page, '/confirmation', {
      sentApplications: [
        {
          key: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
          at: new Date().toISOString(),
          fullName: 'Maria Alvarez',
          email: 'maria@example.com',
          reach: ['email'],
          plans: [{ ...plan, company }],
        },
      ],
    })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`${state} fits a phone and passes axe`, async ({ page }) => {
    await page.setViewportSize(phone)
    await reach(page)
    await expectNoOverflow(page)
    await expectNoAxeViolationsOnPhone(page)
  })
}

test('what lies half under the foot of the prices, on a phone of any height, is large enough for axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await seed(page, { formData: answeredForm() })
  for (const address of ['/quote/companies', '/white-swan-quotes']) {
    await page.goto(`${address}?lng=es`)
    await hydrated(page)
    const third = page.getByRole('article').nth(2)
    await expect(third).toBeVisible()
    const compare = page.locator('[data-slot="price-foot"]').getByRole('button').last()
    // The foot's button passes over the third card in steps smaller than the smallest control.
    const [card, button] = [await third.boundingBox(), await compare.boundingBox()]
    if (!card || !button) throw new Error('The page shows no third card or no foot')
    const below = (page.viewportSize()?.height ?? 0) - button.y
    for (let top = card.y; top < card.y + card.height; top += 15) {
      await page.setViewportSize({ width: 412, height: Math.round(top + below) })
      await expectTargetsApart(page)
    }
  }
})
