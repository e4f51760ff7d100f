import { type PathName, paths } from '#domain/site/paths.ts'
import { expectChatInCorner } from './chat-corner.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'

const languages = ['en', 'es'] as const
const widths = [320, 390, 768, 1440]
/** Each language is judged at one width: between them, both layouts of every page. */
const axeWidth = { en: 1440, es: 390 }
/** Nothing but the comparison; the personalized view of the quotes page shares their address too (instant-views). */
const comparison: readonly PathName[] = ['companies', 'marketplace']
const addresses = Object.entries(paths)

/** The pages that consist of words: each leads on to the quote and to the phone. */
const wordPages: readonly PathName[] = [
  'termLife',
  'wholeLife',
  'indexUniversalLife',
  'finalExpense',
  'noMedicalExam',
  'mortgageProtection',
  'buyingTips',
  'beneficiaryGuide',
  'affordableInsurance',
  'goalQuiz',
  'howWeEstimate',
  'about',
  'faq',
  'guides',
  'learning',
  'privacyPolicy',
  'terms',
  'cookiePolicy',
  'disclaimers',
]

/** Where a visitor without a session does not stay: nothing came along that could be completed. */
const leadsOn: Partial<Record<string, string>> = { authCallback: paths.auth, agent: paths.auth }

for (const [name, path] of addresses) {
  for (const language of languages) {
    const still = language === 'es' ? ', and on a phone nothing moves, or lies under the chat’s button' : ''
    test(`[ROUTE-27] [CHAT-01] ${path} opens without a session, fits every screen and passes axe${still} (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      const origins = new Set<string>()
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
      })
      // Somebody of whom nothing is kept has no dashboard.
      if (name === 'dashboard') await seed(page, { deviceProfile: { fullName: 'Maria Alvarez' } })
      if (still) await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(`${path}?lng=${language}`)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await expect(page).toHaveURL(new RegExp(`^${baseURL}${leadsOn[name] ?? path}([?#]|$)`))
      // The address changes a moment before the page does.
      if (leadsOn[name]) await expect(page.locator('main input[type="password"]')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveCount(1)
      if (still) {
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
        await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
        await expect(page.locator('footer')).toBeInViewport()
        expect(await page.evaluate(layoutShift), 'moved since its first frame').toBe(0)
        await expectChatInCorner(page, language)
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect.poll(overflow, `sideways at ${width}`).toBeLessThanOrEqual(0)
        if (width === axeWidth[language]) await expectNoAxeViolations(page)
      }
      if (wordPages.some((wordPage) => wordPage === name)) {
        const main = page.getByRole('main')
        await expect(main.locator('a[href="/quote"]').last()).toBeVisible()
        await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
      }
      expect([...origins]).toEqual([baseURL])
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['i18next'])
    })

    test(`[SEO-01] [SEO-02] [SEO-03] the head of ${path} is whole before any script (${language})`, async ({
      request,
      baseURL,
    }) => {
      const html = await (await request.get(`${path}?lng=${language}`)).text()
      const head = html.slice(0, html.indexOf('</head>'))
      const content = (attribute: string, tag: string) =>
        new RegExp(`<meta ${attribute}="${tag}" content="([^"]*)"`).exec(head)?.[1] ?? ''
      const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
      expect(title).toMatch(/.{4,} \| Plainwell Life$/)
      expect(content('name', 'description').length).toBeGreaterThan(30)
      expect(content('name', 'keywords').length).toBeGreaterThan(5)

      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''
      const address = new URL(canonical, baseURL)
      expect(address.pathname).toBe(comparison.some((shared) => shared === name) ? paths.companies : path)
      expect(address.searchParams.get('lng')).toBe(language === 'en' ? null : language)

      expect(content('property', 'og:title')).toBe(title)
      expect(content('property', 'og:description')).toBe(content('name', 'description'))
      expect(content('property', 'og:locale')).toBe(language === 'en' ? 'en_US' : 'es_US')
      expect(content('property', 'og:url')).not.toBe('')
      expect(content('name', 'twitter:card')).not.toBe('')
    })
  }
}

test('[SEO-04] the two comparison addresses share one canonical address', async ({ request }) => {
  for (const name of comparison) {
    const html = await (await request.get(paths[name])).text()
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(new URL(canonical).pathname, name).toBe(paths.companies)
  }
})

test('[SEO-05] no two of the content pages share a title or a description', async ({ request }) => {
  for (const language of languages) {
    const heads = await Promise.all(
      wordPages.map(async (name) => {
        const html = await (await request.get(`${paths[name]}?lng=${language}`)).text()
        return [/<title>[^<]*/.exec(html)?.[0], /name="description" content="[^"]*/.exec(html)?.[0]]
      }),
    )
    expect(new Set(heads.map(([title]) => title)).size).toBe(wordPages.length)
    expect(new Set(heads.map(([, description]) => description)).size).toBe(wordPages.length)
  }
})

test('an answer of the FAQ opens by keyboard', async ({ page }) => {
  await page.goto(paths.faq)
  await hydrated(page)
  await page.locator('summary', { hasText: 'Do I have to take a medical exam?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Whether a plan is issued depends on your answers and your age.')).toBeVisible()
})

test('legal pages carry their date in the page’s language', async ({ page }) => {
  await page.goto(paths.privacyPolicy)
  await expect(page.getByText(/^Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible()
  await page.goto(`${paths.privacyPolicy}?lng=es`)
  await expect(page.getByText(/^Última actualización: \d{1,2} de [a-z]+ de \d{4}$/)).toBeVisible()
})
