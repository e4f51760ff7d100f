import type { Page } from '@playwright/test'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { expectFirstScreen, measureCards } from '../../fixtures/quotes/plan-cards.ts'
import { cartItem, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

async function openPlans(page: Page, language: 'en' | 'es' = 'en') {
  await page.goto(`/quote/companies?lng=${language}`)
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(9)
  await page.evaluate(() => document.fonts.ready)
}

/** How many columns the cards stand in. */
async function columns(page: Page): Promise<number> {
  const cards = page.getByRole('article')
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
  return new Set(lefts.map(Math.round)).size
}

const firstScreens = [
  { width: 390, height: 660, language: 'en', firstPrice: 362, prices: 2, cards: 1 },
  { width: 390, height: 660, language: 'es', firstPrice: 378, prices: 2, cards: 1 },
  { width: 390, height: 844, language: 'en', firstPrice: 362, prices: 3, cards: 2 },
  { width: 390, height: 844, language: 'es', firstPrice: 378, prices: 3, cards: 2 },
  { width: 1366, height: 768, language: 'en', firstPrice: 272, prices: 6, cards: 6 },
  { width: 1366, height: 768, language: 'es', firstPrice: 272, prices: 6, cards: 3 },
  { width: 1440, height: 900, language: 'en', firstPrice: 272, prices: 9, cards: 6 },
  { width: 1440, height: 900, language: 'es', firstPrice: 272, prices: 9, cards: 6 },
] as const

test('[COMPARE-25] [U8] the first screen shows two prices on a low phone, three on a phone, six on a laptop, nine on a desktop, in one, two or three columns', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm(), cart: [cartItem()] })
  for (const language of ['en', 'es'] as const) {
    await page.setViewportSize(phone)
    await openPlans(page, language)
    for (const { width, height, language: of, ...screen } of firstScreens) {
      if (of !== language) continue
      await test.step(`${width}×${height} ${language}`, async () => {
        await page.setViewportSize({ width, height })
        await expectFirstScreen(page, screen)
        expect(await columns(page)).toBe(width > 1000 ? 3 : 1)
        await expectNoOverflow(page)
      })
    }
  }
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(() => columns(page)).toBe(2)
})

test('[U8] on a phone no card of any plan type is higher than 220 px, for small prices and for large ones', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const dear = { gender: 'Male', dateOfBirth: '1961-04-12', selectedCoverage: 2_000_000, selectedTerm: 10 }
  const asked = [{}, { selectedPlanType: 'Whole' }, { selectedPlanType: 'IUL' }, dear]
  await page.goto('/quote/companies')
  for (const answers of [...asked, { ...dear, selectedPlanType: 'IUL' }]) {
    await page.evaluate(
      (form) => localStorage.setItem('formData', form),
      JSON.stringify(answeredForm(answers)),
    )
    await test.step(JSON.stringify(answers), async () => {
      await page.goto('/quote/companies?lng=es')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect.soft((await measureCards(page)).tallest).toBeLessThanOrEqual(220)
    })
  }
})

test('[U8] [U9] the chat stands in the foot and never over a row; what has the focus is not behind the foot, nor the skip link over the header', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await seed(page, { formData: answeredForm() })
  await openPlans(page)
  const foot = page.getByRole('region', { name: 'Plans to compare, and your cart' })
  const chat = page.getByRole('button', { name: 'Open chat' })
  await expect(chat).toHaveCount(1)
  await expect(foot.getByRole('button', { name: 'Open chat' })).toBeVisible()
  const last = page.getByRole('article').last().getByRole('button', { name: 'Add to Cart' })
  await last.focus()
  const [button, bar] = [await last.boundingBox(), await foot.boundingBox()]
  expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? Number.NaN)

  await chat.click()
  await expect(page.getByRole('dialog').or(page.getByRole('textbox')).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat).toBeFocused()

  // Reload: the first Tab is the skip link, above the header.
  await page.reload()
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  const [link, header] = [await skip.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect((link?.y ?? Number.NaN) + (link?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? Number.NaN)
})

test('[U10] the defaults that a price rests on stand in one line, and three prices above the foot as without it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const defaults = { heightFeet: 5, heightInches: 10, weightPounds: 170, healthRating: 'Standard' }
  await seed(page, { formData: answeredForm({ ...defaults, answered: ['coverage', 'termLength'] }) })
  await openPlans(page, 'es')
  const note = page.locator('[data-slot="assumed"]').first()
  await expect(note).toContainText('Supone 5′10″, 170 lb, Estándar')
  await expect(note).toBeInViewport()
  expect((await note.boundingBox())?.height).toBeLessThan(24)
  expect((await measureCards(page)).prices).toBe(3)
})

test('without plans the card that says so begins where the prices would, beside the controls', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [], 'No Policies Found')
  await page.goto('/quote/companies')
  const empty = page.locator('main section').filter({ hasText: 'No Quotes Available' })
  await expect(empty).toBeVisible()
  const controls = page.getByRole('complementary', { name: 'Plan type, coverage and health class' })
  const [card, beside] = [await empty.boundingBox(), await controls.boundingBox()]
  expect(Math.abs((card?.y ?? Number.NaN) - (beside?.y ?? 0))).toBeLessThan(32)
})

test('Back from a plan leads to where the plans were left', async ({ page }) => {
  await page.setViewportSize(phone)
  await seed(page, { formData: answeredForm() })
  await openPlans(page)
  const card = page.getByRole('article').nth(1)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 400))
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with this plan' }).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  await page.goBack()
  await expect(card).toBeInViewport()
  const back = () => page.evaluate(() => window.scrollY)
  await expect.poll(async () => Math.abs((await back()) - left)).toBeLessThan(100)
})
