import type { BrowserContext, Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

type Language = 'en' | 'es'

const title = {
  en: 'Which type of policy are you looking for?',
  es: '¿Qué tipo de póliza busca?',
} as const

async function expectLanguage(page: Page, language: Language) {
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language])
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language)
}

const sources = ['query', 'cookie', 'localStorage', 'navigator'] as const

/** Lets each source from `first` on speak: that one Spanish, all after it English. */
async function letSpeak(context: BrowserContext, page: Page, first: number) {
  const says = (source: number) => (source === first ? 'es' : 'en')
  if (first <= 1)
    await context.addCookies([
      { name: 'i18next', value: says(1), url: test.info().project.use.baseURL ?? '' },
    ])
  if (first <= 2) await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), says(2))
  return first === 0 ? `/quote?lng=${says(0)}` : '/quote'
}

for (const [place, source] of sources.entries()) {
  test.describe(() => {
    test.use({ locale: source === 'navigator' ? 'es-MX' : 'en-US' })
    test(`[I18N-03] Spanish from ${source} wins over all after it`, async ({ page, context }) => {
      await page.goto(await letSpeak(context, page, place))
      await expectLanguage(page, 'es')
    })
  })
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' })
  test('[I18N-03] the html tag decides when nothing before it says anything', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['languages', 'language', 'userLanguage']) {
        Object.defineProperty(navigator, name, { get: () => undefined })
      }
    })
    await page.goto('/quote')
    await expectLanguage(page, 'es')
  })
})

test.describe('a language that the site does not have', () => {
  test.use({ locale: 'fr-FR' })

  test('[I18N-02] gives English', async ({ page }) => {
    const response = await page.goto('/quote')
    expect(response?.headers()['content-language']).toBe('en')
    await expectLanguage(page, 'en')
    await page.goto('/quote?lng=de')
    await expectLanguage(page, 'en')
  })
})

test('[I18N-03] a source with a language that the site does not have is passed over, as the server does', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'es', url: baseURL ?? '' }])
  const response = await page.goto('/quote?lng=fr')
  expect(response?.headers()['content-language']).toBe('es')
  await expectLanguage(page, 'es')
})
