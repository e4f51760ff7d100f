import { type PathName, paths } from '#domain/site/paths.ts'
import { answeredForm, expect, hydrated, seed } from './fixtures.ts'
import { keepSession, newAccount } from './new-account.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { test } from './site-with.ts'

const legalPages = [
  'privacyPolicy',
  'terms',
  'cookiePolicy',
  'disclaimers',
] as const satisfies readonly PathName[]

const titles = {
  privacyPolicy: { en: 'Privacy Policy', es: 'Política de privacidad' },
  terms: { en: 'Terms & Conditions', es: 'Términos y condiciones' },
  cookiePolicy: { en: 'Cookie Policy', es: 'Política de cookies' },
  disclaimers: { en: 'Legal Disclaimers', es: 'Avisos legales' },
}

/** The auth client’s own key has the backend’s name in it, which differs from site to site. */
const listedAs = (name: string) => name.replace(/^sb-.+-auth-token$/, 'sb-…-auth-token')

for (const name of legalPages) {
  test(`[ROUTE-20] [LEGAL-05] [LEGAL-07] ${paths[name]} has its title, the date and the agent, in both languages`, async ({
    page,
    request,
  }) => {
    const { today } = await (await request.get('/config.json')).json()
    const dayMs = 86_400_000
    expect(Math.abs(Date.now() - Date.parse(today))).toBeLessThan(2 * dayMs)
    for (const [language, updated, number] of [
      ['en', 'Last updated', 'National Producer Number'],
      ['es', 'Última actualización', 'Número Nacional de Productor'],
    ] as const) {
      await page.goto(`${paths[name]}?lng=${language}`)
      await hydrated(page)
      await expect(
        page.getByRole('heading', { level: 1, name: titles[name][language], exact: true }),
      ).toBeVisible()
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(today),
      )
      await expect(page.getByText(`${updated}: ${date}`, { exact: true })).toBeVisible()
      const contact = page.locator('#contact')
      await expect(contact.getByText('Alex Sample')).toBeVisible()
      await expect(contact.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+18005550142',
      )
      await expect(contact.getByRole('link', { name: 'support@plainwell.example' })).toBeVisible()
      await expect(contact.getByText(number)).toBeVisible()
      await expect(contact.getByText('00000000', { exact: true })).toBeVisible()
    }
  })

  test(`each entry of the contents of ${paths[name]} leads to its part, under the header`, async ({
    page,
  }) => {
    await page.goto(paths[name])
    await hydrated(page)
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const headings = await page.locator('.legal-text h2').allTextContents()
    expect(await entries.allTextContents()).toEqual(headings)
    await entries.nth(2).click()
    await expect(page).toHaveURL(/#\w+$/)
    const place = async () => (await page.locator('.legal-text h2').nth(2).boundingBox())?.y ?? 0
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    await expect.poll(place).toBeGreaterThan(header)
    await expect.poll(place).toBeLessThan(header + 120)
  })
}

test('[LEGAL-06] [LEGAL-07] the operator’s fixed date and state licenses stand on each legal page', async ({
  page,
  siteWith,
}) => {
  const address = await siteWith(ownSettings)
  for (const name of legalPages) {
    await page.goto(`${address}${paths[name]}`)
    await expect(page.getByText('Last updated: January 31, 2026', { exact: true })).toBeVisible()
    await expect(page.locator('#contact').getByText('0H12345')).toBeVisible()
    await expect(page.locator('#contact').getByText('Sacramento, California')).toBeVisible()
  }
  await page.goto(`${address}${paths.privacyPolicy}?lng=es`)
  await expect(page.getByText('Última actualización: 31 de enero de 2026', { exact: true })).toBeVisible()
  await expect(page.getByText('Nuestro calendario de llamadas es de otra empresa.')).toBeVisible()
})

test('[S6] the privacy policy says how long a request is kept, as it is set', async ({
  page,
  siteWith,
  baseURL,
}) => {
  const address = await siteWith(ownSettings)
  for (const [language, until, byDefault] of [
    ['en', 'until 18 months after the last change', 'as long as we serve you'],
    ['es', 'hasta 18 meses después del último cambio', 'mientras le atendemos'],
  ]) {
    await page.goto(`${address}${paths.privacyPolicy}?lng=${language}`)
    await expect(page.locator('#retention')).toContainText(String(until))
    await expect(page.locator('#retention')).not.toContainText('{{')
    await page.goto(`${baseURL}${paths.privacyPolicy}?lng=${language}`)
    await expect(page.locator('#retention')).toContainText(String(byDefault))
  }
})

test('a legal page names no other company while none is connected', async ({ page }) => {
  await page.goto(paths.privacyPolicy)
  await expect(page.getByRole('main').getByText(/White Swan|YouTube|calendar/)).toHaveCount(0)
})

test('whatever pages leave in the browser stands in the Cookie Policy', async ({ page, context }) => {
  await seed(page, { formData: answeredForm() })
  for (const path of [
    paths.home,
    paths.quote,
    paths.companies,
    paths.instantQuotes,
    paths.goalQuiz,
    paths.faq,
  ]) {
    await page.goto(path)
    await hydrated(page)
  }
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  await page.goto(paths.cookiePolicy)
  const listed = await page.locator('.kept-table tbody th').allTextContents()
  // The test's own note that it has filled the storage.
  const unlisted = [...left, ...cookies].filter(
    (name) => name !== 'seeded' && !listed.includes(listedAs(name)),
  )
  expect(unlisted).toEqual([])
  expect(cookies).toEqual(['i18next'])
  expect(left).toContain('formData')
})

test('whatever a signed-in visitor’s browser keeps stands in the Cookie Policy as well', async ({
  page,
  context,
  baseURL,
}) => {
  const { session } = await newAccount(baseURL)
  await keepSession(page, session)
  await page.goto(paths.dashboard)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await context.cookies()).map(({ name }) => name)
  await page.goto(paths.cookiePolicy)
  const listed = await page.locator('.kept-table tbody th').allTextContents()
  const unlisted = [...left, ...cookies].filter(
    (name) => name !== 'seeded' && !listed.includes(listedAs(name)),
  )
  expect(unlisted).toEqual([])
  expect(left.map(listedAs)).toContain('sb-…-auth-token')
})

test('on paper a legal page is its words and the way to the agent', async ({ page }) => {
  await page.goto(paths.terms)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#contact')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.legal nav')).toBeHidden()
  await expect(page.locator('.closing')).toBeHidden()
})
