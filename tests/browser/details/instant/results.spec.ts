import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { brokenWords } from '../../fixtures/broken-words.ts'
import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { getQuotes, heading, instantForm, openInstant } from '../../fixtures/quotes/instant.ts'
import { expectFirstScreen, measureCards } from '../../fixtures/quotes/plan-cards.ts'
import { cartItem, policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const firstScreens = [
  { width: 390, height: 660, language: 'en', firstPrice: 354, prices: 2, cards: 1 },
  { width: 390, height: 660, language: 'es', firstPrice: 374, prices: 2, cards: 1 },
  { width: 390, height: 844, language: 'en', firstPrice: 354, prices: 3, cards: 2 },
  { width: 390, height: 844, language: 'es', firstPrice: 374, prices: 3, cards: 2 },
  { width: 1366, height: 768, language: 'en', firstPrice: 253, prices: 9, cards: 6 },
  { width: 1366, height: 768, language: 'es', firstPrice: 253, prices: 9, cards: 6 },
  { width: 1440, height: 900, language: 'en', firstPrice: 253, prices: 9, cards: 6 },
  { width: 1440, height: 900, language: 'es', firstPrice: 253, prices: 9, cards: 6 },
] as const

/** Opens the same step anew with these answers in the tab. */
async function keepInTab(page: Page, form: Record<string, unknown>): Promise<void> {
  await page.evaluate((answers) => sessionStorage.setItem('instantQuote', JSON.stringify(answers)), form)
  await page.reload()
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

const disclosure = {
  en: /^Prices are not 100% accurate: estimates only/,
  es: /^Precios no 100% exactos: solo estimaciones/,
}

test('[D2] [PRICE-02] [PRICE-04] [U8] the instant results show two prices on a low phone, three on a phone and nine on a laptop and a desktop, below the disclosure', async ({
  page,
}) => {
  await seed(page, { cart: [cartItem()] })
  for (const language of ['en', 'es'] as const) {
    await page.setViewportSize(phone)
    await openInstant(page, 'results', instantForm(), `?lng=${language}`)
    for (const { width, height, language: of, ...screen } of firstScreens) {
      if (of !== language) continue
      await test.step(`${width}×${height} ${language}`, async () => {
        await page.setViewportSize({ width, height })
        await expectFirstScreen(page, screen)
        await expectNoOverflow(page)
        await expect(page.getByText(disclosure[language])).toBeInViewport()
      })
    }
  }
})

test('[U8] on a phone no card of any product is higher than 220 px', async ({ page }) => {
  await page.setViewportSize(phone)
  await openInstant(page, 'results', instantForm(), '?lng=es')
  const older = { productType: 'FinalExpense', finalExpenseBenefit: 15_000, dateOfBirth: '1960-03-14' }
  const products = ['Term', 'Whole', 'IUL', 'GUL', 'VUL'].map((productType) => ({ productType }))
  for (const answers of [...products, older]) {
    await test.step(answers.productType, async () => {
      await keepInTab(page, instantForm(answers))
      await expect(page.getByRole('article').first()).toBeVisible()
      expect.soft((await measureCards(page)).tallest).toBeLessThanOrEqual(220)
    })
  }
})

test('[U20] units, terms and goals stand in one piece on the narrowest phone, and an answer’s pencil on the line of its last word', async ({
  page,
}) => {
  await page.setViewportSize({ ...phone, width: 320 })
  await openInstant(page, 'questions')
  for (const language of ['en', 'es']) {
    for (const productType of ['Term', 'IUL', 'FinalExpense']) {
      await test.step(`${productType}, ${language}`, async () => {
        await page.context().addCookies([{ name: 'i18next', value: language, url: page.url() }])
        await keepInTab(page, instantForm({ productType }))
        await expect(page.locator(`html[lang="${language}"]`)).toBeAttached()
        await expect(page.getByRole('spinbutton').first()).toBeVisible()
        expect(await brokenWords(page)).toEqual([])
      })
    }
  }

  await page.setViewportSize(phone)
  await keepInTab(page, instantForm({ productType: 'Whole' }))
  await page.getByRole('button', { name: 'Ver cotizaciones' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const alone = await page.locator(builtSelector('.answers-sentence_madlib a')).evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      while (texts.nextNode())
        if (texts.currentNode.textContent?.trim()) words.selectNodeContents(texts.currentNode)
      const [last, icon] = [
        [...words.getClientRects()].at(-1),
        link.querySelector('svg')?.getBoundingClientRect(),
      ]
      return last && icon && icon.top > last.bottom ? [link.textContent] : []
    }),
  )
  expect(alone).toEqual([])
})

test('Back takes away the price panel or the cart with the step that it leaves, and Forward does not bring it back', async ({
  page,
}) => {
  await stubQuotes(page, [policy()])
  await openInstant(page, 'questions')
  await getQuotes(page).press('Enter')
  const dialog = page.getByRole('dialog')
  for (const [opener, title] of [
    ['What’s in this estimate?', 'What’s in this price?'],
    ['Add to Cart', 'Your Insurance Cart'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    await expect(page.getByRole('dialog', { name: title })).toContainText('Level Term 20')
    await page.goBack()
    await expect(getQuotes(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(dialog).toHaveCount(0)
  }
})

test('a device with a complete questionnaire is never painted the instant quote first', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [policy()])
  // The scripts stay on their way.
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/white-swan-quotes', { waitUntil: 'commit' })
  await expect(page.locator(builtSelector('.instant-quote_page'))).toBeAttached()
  await expect(page.locator(builtSelector('.instant-quote_page'))).toBeHidden()
})
