import type { Page } from '@playwright/test'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { expectFirstScreen, measureCards } from '../../fixtures/quotes/plan-cards.ts'
import { cartItem } from '../../fixtures/quotes/stub-quotes.ts'

async function openPlans(page: Page, language: 'en' | 'es' = 'en') {
  await page.goto(`/quote/companies?lng=${language}`)
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(9)
  await page.evaluate(() => document.fonts.ready)
}

test('[COMPARE-25] the cards stand in one, two or three columns by width', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/quote/companies')
    await expect(page.getByRole('article').first()).toBeVisible()
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
    await expectNoOverflow(page)
  }
})

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

test('[U8] the first screen shows two prices on a low phone, three on a phone, six on a laptop, nine on a desktop, in cards of at most 220 px', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm(), cart: [cartItem()] })
  for (const { width, height, language, ...screen } of firstScreens) {
    await test.step(`${width}×${height} ${language}`, async () => {
      await page.setViewportSize({ width, height })
      await openPlans(page, language)
      await expectFirstScreen(page, screen)
    })
  }
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
    for (const language of ['en', 'es']) {
      await test.step(`${JSON.stringify(answers)} ${language}`, async () => {
        await page.goto(`/quote/companies?lng=${language}`)
        await hydrated(page)
        await expect(page.getByRole('article').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        expect.soft((await measureCards(page)).tallest).toBeLessThanOrEqual(220)
      })
    }
  }
})

test('[U9] nothing is wider than the screen at 320 px and with text at 200 %, and the skip link covers neither logo nor menu', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm(), cart: [cartItem()] })
  for (const language of ['en', 'es'] as const) {
    // 320 × 256 is a screen of 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    await openPlans(page, language)
    await expectNoOverflow(page)
    await page.setViewportSize(phone)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoOverflow(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '400%'
    })
    const widest = () =>
      page
        .locator('main')
        .evaluate((main) =>
          Math.max(...[...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
        )
    expect(await widest()).toBeLessThanOrEqual(phone.width)
  }
  await openPlans(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  const [link, header] = [await skip.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect((link?.y ?? Number.NaN) + (link?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? Number.NaN)
})

test('[U8] the chat stands in the foot and never over a row; what has the focus is not behind the foot', async ({
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
})

test('[U4] [U14] the order is said to be open, all bars run on one scale, and stars and badge say whose rating they are', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await openPlans(page)
  const first = page.getByRole('article').first()
  await expect(page.getByText('Lowest now; order may change.')).toHaveCount(1)
  await expect(first.getByText('Lowest now; order may change.')).toBeVisible()
  await expect(
    page.getByText(/^Every bar runs from \$\d+ to \$\d+ a month\. The likely prices of \d of these 9/),
  ).toBeVisible()
  const stars = first.getByRole('button', { name: /out of 5 stars$/ })
  const ofStars = first.getByText(
    'These stars are an example. We have not yet entered whose rating they are.',
  )
  await expect(ofStars).toBeHidden()
  await stars.click()
  await expect(ofStars).toBeVisible()
  await expect(stars).toHaveAccessibleDescription(/^These stars are an example/)
  await page.keyboard.press('Escape')
  await expect(ofStars).toBeHidden()
  await first.getByRole('button', { name: 'A+ Rated Financial Strength' }).press('Enter')
  await expect(
    first.getByText(/^This is an example\. We have not yet entered a rating agency’s grade/),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[U10] a price that rests on defaults says so beside it and leads to the question', async ({ page }) => {
  await page.setViewportSize(phone)
  const defaults = { heightFeet: 5, heightInches: 10, weightPounds: 170, healthRating: 'Standard' }
  await seed(page, { formData: answeredForm({ ...defaults, answered: ['coverage', 'termLength'] }) })
  const note = page.locator('[data-slot="assumed"]').first()
  await openPlans(page, 'es')
  await expect(note).toContainText('Supone 5′10″, 170 lb, Estándar')
  expect((await measureCards(page)).prices).toBe(3)
  await openPlans(page)
  await expect(note).toContainText('Assumes 5′10″, 170 lb, Standard')
  await expect(note).toBeInViewport()
  // One line, and three prices above the foot as without it.
  expect((await note.boundingBox())?.height).toBeLessThan(24)
  expect((await measureCards(page)).prices).toBe(3)
  await page.getByRole('article').first().getByRole('button', { name: /^What/ }).click()
  await expect(page.getByRole('dialog').locator('[data-slot="assumed"]')).toContainText('Assumes 5′10″')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('[data-slot="assumed"]')).toContainText('Assumes 5′10″')
  await page.keyboard.press('Escape')
  await note.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /tall/ })).toBeVisible()
})
