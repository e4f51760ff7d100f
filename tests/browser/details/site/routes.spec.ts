import type { Page } from '@playwright/test'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'

const chosenPlan = { selectedCompany: 'Transamerica', selectedMonthlyPrice: 24.18 }

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

test('[ROUTE-04] [ROUTE-05] [ROUTE-06] /quote/review shows the answers, View Plans leads to the comparison at /marketplace, and /quote/options is the choice between a call and the online application', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm(chosenPlan) })
  await page.goto('/quote/review')
  await expectTitle(page, 'Review your answers')
  await expect(page.getByRole('main')).toContainText('Maria Alvarez')
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect(page).toHaveURL('/marketplace')
  await expectTitle(page, 'Your Personalized Insurance Plans')
  await page.goto('/quote/options')
  await expectTitle(page, 'Just One More Step')
  await expect(page.getByRole('main')).toContainText('Schedule a Call')
  await expect(page.getByRole('main')).toContainText('Apply Online')
})

const notFoundWords = {
  en: { title: 'We can’t find that page.', home: 'Go home', call: 'Call (800) 555-0142' },
  es: { title: 'No encontramos esa página.', home: 'Ir al inicio', call: 'Llamar al (800) 555-0142' },
} as const

const errorWords = {
  en: { ...notFoundWords.en, title: 'Something went wrong on our side.' },
  es: { ...notFoundWords.es, title: 'Algo falló de nuestro lado.' },
} as const

async function expectWaysOn(
  page: Page,
  { title, home, call }: { title: string; home: string; call: string },
) {
  await expectTitle(page, title)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: home })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+18005550142')
}

for (const language of ['en', 'es'] as const) {
  test(`[ROUTE-24] an unknown address answers 404, with ways on (${language})`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/)
    const response = await page.goto(`/no-such-page?lng=${language}`)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expectWaysOn(page, notFoundWords[language])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('link', { name: notFoundWords[language].home }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#why-us')).toBeAttached()
  })

  test(`[ROUTE-25] a page that breaks in the browser becomes the error page (${language})`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/./)
    await page.addInitScript(() => {
      if (location.pathname !== '/quote') return
      const broken = () => {
        throw new Error('Broken on purpose')
      }
      Object.defineProperty(Intl, 'NumberFormat', { value: broken })
    })
    await page.goto(`/quote?lng=${language}`)
    await expectWaysOn(page, errorWords[language])
    await expect(page).toHaveTitle(/ \| Plainwell Life$/)
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('link', { name: errorWords[language].home }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#why-us')).toBeAttached()
  })
}
