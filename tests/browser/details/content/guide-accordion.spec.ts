import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const ids = ['buying-tips', 'beneficiary-guide', 'affordable-insurance', 'no-medical-exam']

const cards = (page: Page) => page.locator('details[name="guide"]')
const card = (page: Page, id: string) => cards(page).filter({ has: page.locator(`#${id}`) })
const openCards = (page: Page) => page.locator('details[name="guide"][open] > section')
const openIds = (page: Page) => openCards(page).evaluateAll((sections) => sections.map(({ id }) => id))

/** The card's top stands under the header, and no more than a little below it. */
async function expectUnderHeader(page: Page, id: string) {
  const header = await page.locator('header').first().boundingBox()
  const bottom = (header?.y ?? 0) + (header?.height ?? 0)
  const summary = card(page, id).locator('summary')
  const below = async () => ((await summary.boundingBox())?.y ?? 0) - bottom
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  await expect.poll(below).toBeLessThan(60)
}

/** One of the page's guides, then another, then none. */
async function expectOneAtATime(page: Page) {
  expect(await openIds(page)).toEqual([])
  await card(page, 'buying-tips').locator('summary').click()
  await expect.poll(() => openIds(page)).toEqual(['buying-tips'])
  await card(page, 'no-medical-exam').locator('summary').click()
  await expect.poll(() => openIds(page)).toEqual(['no-medical-exam'])
  await card(page, 'no-medical-exam').locator('summary').click()
  await expect.poll(() => openIds(page)).toEqual([])
}

test('[LEARN-06] [LEARN-07] [LEARN-09] at most one guide of /learning is open, by keyboard too; its sections are numbered, and on paper the words of every guide stand', async ({
  page,
}) => {
  await page.goto('/learning')
  await hydrated(page)
  await expectOneAtATime(page)
  const guide = card(page, 'beneficiary-guide')
  await guide.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => openIds(page)).toEqual(['beneficiary-guide'])
  await page.keyboard.press('Space')
  await expect.poll(() => openIds(page)).toEqual([])

  await card(page, 'buying-tips').locator('summary').click()
  const sections = page.locator(builtSelector('#buying-tips .guides_guideSections > li'))
  await expect(sections.first()).toBeVisible()
  const numbers = await sections.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, '::before').content),
  )
  expect(numbers.length).toBeGreaterThan(3)
  expect(new Set(numbers)).toEqual(new Set(['counter(section)']))
  await card(page, 'buying-tips').locator('summary').click()
  await expect.poll(() => openIds(page)).toEqual([])

  // Closed again before the page has heard of it.
  await guide.evaluate((details: HTMLDetailsElement) => {
    details.addEventListener('toggle', () => details.removeAttribute('open'), { once: true })
    details.open = true
  })
  await expect(page).toHaveURL(/\/learning$/)
  await expect.poll(() => openIds(page)).toEqual([])

  await expect(page.locator(builtSelector('#beneficiary-guide .guides_guideIntro'))).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const id of ids) {
    const height = async () =>
      (await page.locator(builtSelector(`#${id} .guides_guideIntro`)).boundingBox())?.height ?? 0
    await expect.poll(height, id).toBeGreaterThan(10)
  }
})

test('[ROUTE-12] [GUIDES-01] at most one guide of /guides is open, and Back leads to the one that was', async ({
  page,
}) => {
  await page.goto('/guides')
  await hydrated(page)
  await expectOneAtATime(page)
  await card(page, 'beneficiary-guide').locator('summary').click()
  await expect(page).toHaveURL(/\/guides#beneficiary-guide$/)
  await card(page, 'buying-tips').locator('summary').click()
  await expect(page).toHaveURL(/\/guides#buying-tips$/)
  await page.locator('#buying-tips').getByRole('link', { name: 'carrier', exact: true }).click()
  await expect(page).toHaveURL(/\/learning#word-carrier$/)
  await page.goBack()
  await expect.poll(() => openIds(page)).toEqual(['buying-tips'])
  await card(page, 'buying-tips').locator('summary').click()
  await expect(page).toHaveURL(/\/guides$/)
})

for (const path of ['/learning', '/guides']) {
  test(`an address with an anchor opens its guide on ${path}, under the header`, async ({ page }) => {
    await page.goto(`${path}#affordable-insurance`)
    await hydrated(page)
    await expect.poll(() => openIds(page)).toEqual(['affordable-insurance'])
    await expectUnderHeader(page, 'affordable-insurance')
    await page.evaluate(() => {
      location.hash = '#beneficiary-guide'
    })
    await expect.poll(() => openIds(page)).toEqual(['beneficiary-guide'])
    await expectUnderHeader(page, 'beneficiary-guide')
  })
}

test('without scripts an anchor opens its guide too, and only one is ever open', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/learning#no-medical-exam')
  await expect(page.locator(builtSelector('#no-medical-exam .guides_guideIntro'))).toBeVisible()
  await expectUnderHeader(page, 'no-medical-exam')
  await card(page, 'affordable-insurance').locator('summary').click()
  await expect(page.locator(builtSelector('#affordable-insurance .guides_guideIntro'))).toBeVisible()
  await expect(page.locator(builtSelector('#no-medical-exam .guides_guideIntro'))).toBeHidden()
  await context.close()
})

test('each guide leads on to its page', async ({ page }) => {
  for (const id of ids) {
    await page.goto(`/guides#${id}`)
    await hydrated(page)
    await page.locator(builtSelector(`#${id} .guides_guideOn a`)).click()
    await expect(page).toHaveURL(new RegExp(`/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a word in a guide leads to what it means', async ({ page }) => {
  await page.goto('/buying-tips')
  await hydrated(page)
  await page.getByRole('link', { name: 'contestability', exact: true }).click()
  await expect(page).toHaveURL(/\/learning#word-contestability$/)
  await expect(page.getByRole('term').filter({ hasText: 'Contestability' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Insurance words, explained' })).toBeVisible()
})
