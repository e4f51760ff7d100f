import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { desktop } from '../../fixtures/languages-and-devices.ts'

test.use({ viewport: desktop })

test('[I18N-04] [I18N-05] the switch keeps the page and is remembered over a reload and a link; no words come from elsewhere than the site’s own files', async ({
  page,
  baseURL,
}) => {
  const requests: URL[] = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/quote')
  await hydrated(page)
  await page.getByRole('radio', { name: /Whole Life/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(title).toHaveText('Which state do you live in?')
  const address = page.url()
  await page.getByRole('button', { name: 'Language: English, EN' }).click()
  await page.getByRole('button', { name: 'Español', exact: true }).click()
  await expect(title).toHaveText('¿En qué estado vive?')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveTitle(/^Obtenga su cotización/)
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es')

  const response = await page.reload()
  expect(response?.headers()['content-language']).toBe('es')
  await expect(title).toHaveText('¿En qué estado vive?')
  await page.getByRole('link', { name: 'Guías' }).first().click()
  await expect(page).toHaveURL('/guides')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([baseURL]))
  const notBuilt = requests.filter(({ pathname }) => !/^\/(assets\/|favicon|quote$)/.test(pathname))
  expect(notBuilt.map(String)).toEqual([])
})
