import type { Page } from '@playwright/test'
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

test.describe('the switch', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[I18N-04] [I18N-05] keeps the page, is remembered on the device, and the next load comes in that language; no words are loaded from anywhere but our own built files', async ({
    page,
    baseURL,
  }) => {
    const requests: URL[] = []
    page.on('request', (request) => requests.push(new URL(request.url())))
    await page.goto('/quote')
    await expectLanguage(page, 'en')
    await page.getByRole('radio', { name: /Whole Life/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which state do you live in?')
    const address = page.url()
    await page.getByRole('button', { name: 'Language: English, EN' }).click()
    await page.getByRole('button', { name: 'Español', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué estado vive?')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page).toHaveTitle(/^Obtenga su cotización/)
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es')

    const response = await page.reload()
    expect(response?.headers()['content-language']).toBe('es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué estado vive?')
    await page.getByRole('link', { name: 'Guías' }).first().click()
    await expect(page).toHaveURL('/guides')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([baseURL]))
    const notBuilt = requests.filter(({ pathname }) => !/^\/(assets\/|favicon|quote$)/.test(pathname))
    expect(notBuilt.map(String)).toEqual([])
  })

  test('wins over the query that the page was opened with, also after a reload; takes only the language out of the address: query, anchor and state stay', async ({
    page,
  }) => {
    await page.goto('/quote?lng=es')
    await expectLanguage(page, 'es')
    await page.getByRole('button', { name: 'Idioma: Español, ES' }).click()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL('/quote')
    await expectLanguage(page, 'en')
    await page.reload()
    await expectLanguage(page, 'en')

    const state = { kept: true }
    await page.addInitScript((usr) => history.replaceState({ usr, key: 'first', idx: 0 }, ''), state)
    await page.goto('/?lng=es&from=mail#licensing')
    await hydrated(page)
    await page.getByRole('button', { name: 'Idioma: Español, ES' }).click()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL('/?from=mail#licensing')
    expect(await page.evaluate(() => history.state.usr)).toEqual(state)
  })

  test('a title that says "Error:" takes the new language too, and loses it with the error', async ({
    page,
  }) => {
    await page.goto('/white-swan-quotes?product=Term')
    await hydrated(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Get quotes' }).press('Enter')
    await expect(page).toHaveTitle(/^Error: Instant life insurance quote/)
    await page.getByRole('button', { name: 'Language: English, EN' }).click()
    await page.getByRole('button', { name: 'Español', exact: true }).click()
    await expect(page).toHaveTitle(/^Error: Cotización/)
    await page.getByRole('link', { name: 'Atrás' }).first().click()
    await expect(page).toHaveTitle(/^Cotización/)
  })
})
