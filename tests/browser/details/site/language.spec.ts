import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const title = {
  en: 'Which type of policy are you looking for?',
  es: '¿Qué tipo de póliza busca?',
} as const

interface Sources {
  query?: string
  cookie?: string
  storage?: string
  navigator: string
}

/** From the strongest source to the weakest: each decides where those before it name no language of the site. */
const cases: readonly (readonly [keyof Sources | 'none', Sources, 'en' | 'es'])[] = [
  ['query', { query: 'es', cookie: 'en', storage: 'en', navigator: 'en-US' }, 'es'],
  ['cookie', { query: 'fr', cookie: 'es', storage: 'en', navigator: 'en-US' }, 'es'],
  ['storage', { storage: 'es', navigator: 'en-US' }, 'es'],
  ['navigator', { navigator: 'es-MX' }, 'es'],
  ['none', { query: 'de', navigator: 'fr-FR' }, 'en'],
]

test('[I18N-02] [I18N-03] query, cookie, storage and navigator decide in this order, in the browser as on the server, and English where none does', async ({
  nextVisitor,
  baseURL,
}) => {
  for (const [source, { query, cookie, storage, navigator }, language] of cases)
    await test.step(source, async () => {
      const page = await nextVisitor({ locale: navigator })
      if (cookie) await page.context().addCookies([{ name: 'i18next', value: cookie, url: String(baseURL) }])
      if (storage) await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), storage)
      const response = await page.goto(query ? `/quote?lng=${query}` : '/quote')
      // The server knows nothing of what the browser stores.
      if (source !== 'storage') expect(response?.headers()['content-language']).toBe(language)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language)
    })
})
