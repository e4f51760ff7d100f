import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

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

for (const [path, proven] of [
  ['/learning', '[LEARN-06] [LEARN-07]'],
  ['/guides', '[ROUTE-12] [GUIDES-01]'],
] as const) {
  test(`${proven} at most one guide of ${path} is open: another closes it, and so does its own head`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    expect(await openIds(page)).toEqual([])
    await card(page, 'buying-tips').locator('summary').click()
    await expect.poll(() => openIds(page)).toEqual(['buying-tips'])
    await card(page, 'no-medical-exam').locator('summary').click()
    await expect.poll(() => openIds(page)).toEqual(['no-medical-exam'])
    await card(page, 'no-medical-exam').locator('summary').click()
    await expect.poll(() => openIds(page)).toEqual([])
  })
}

test('a guide opens and closes by keyboard', async ({ page }) => {
  await page.goto('/learning')
  await hydrated(page)
  const summary = card(page, 'beneficiary-guide').locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => openIds(page)).toEqual(['beneficiary-guide'])
  await page.keyboard.press('Space')
  await expect.poll(() => openIds(page)).toEqual([])
})

test('a guide that is closed again at once stays closed', async ({ page }) => {
  await page.goto('/learning')
  await hydrated(page)
  await card(page, 'beneficiary-guide').evaluate((details: HTMLDetailsElement) => {
    details.addEventListener('toggle', () => details.removeAttribute('open'), { once: true })
    details.open = true
  })
  await expect(page).toHaveURL(/\/learning$/)
  await expect.poll(() => openIds(page)).toEqual([])
})

test('[D8] [LEARN-08] [LEARN-09] [LEARN-10] an open guide has an introduction, numbered sections with tips, and takeaways', async ({
  page,
}) => {
  await page.goto('/learning')
  await hydrated(page)
  for (const id of ids) {
    await card(page, id).locator('summary').click()
    const open = page.locator(`#${id}`)
    await expect(open.getByRole('heading', { name: 'Introduction', level: 3 })).toBeVisible()
    await expect(open.locator('.guide-intro')).toContainText(/^Introduction\s*\S.{40}/)
    const sections = open.locator('.guide-sections > li')
    expect(await sections.count()).toBeGreaterThan(3)
    for (const section of await sections.all()) {
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(/.{4}/)
      await expect(section.locator('p').first()).toBeVisible()
    }
    const numbers = await sections.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::before').content),
    )
    expect(new Set(numbers)).toEqual(new Set(['counter(section)']))
    await expect(open.locator('.expert-tips').first()).toContainText(/Expert Tips?\s*\S/)
    await expect(open.getByRole('heading', { name: 'Key Takeaways' })).toBeVisible()
    expect(await open.locator('.takeaway-list li').count()).toBeGreaterThan(2)
  }
})

test('[GUIDES-03] the guides page shows the same four articles as the Learning Center', async ({ page }) => {
  const shown: (string | null)[][] = []
  for (const path of ['/learning', '/guides']) {
    await page.goto(path)
    shown.push(await cards(page).evaluateAll((all) => all.map(({ textContent }) => textContent)))
  }
  expect(shown[0]).toHaveLength(4)
  expect(shown[1]).toEqual(shown[0])
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
  await expect(page.locator('#no-medical-exam .guide-intro')).toBeVisible()
  await expectUnderHeader(page, 'no-medical-exam')
  await card(page, 'affordable-insurance').locator('summary').click()
  await expect(page.locator('#affordable-insurance .guide-intro')).toBeVisible()
  await expect(page.locator('#no-medical-exam .guide-intro')).toBeHidden()
  await context.close()
})

test('a printed Learning Center has the words of every guide', async ({ page }) => {
  await page.goto('/learning')
  await hydrated(page)
  await expect(page.locator('#beneficiary-guide .guide-intro')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const id of ids) {
    const height = async () => (await page.locator(`#${id} .guide-intro`).boundingBox())?.height ?? 0
    await expect.poll(height, id).toBeGreaterThan(10)
  }
})

test('each guide leads on to its page', async ({ page }) => {
  for (const id of ids) {
    await page.goto(`/guides#${id}`)
    await hydrated(page)
    await page.locator(`#${id} .guide-on a`).click()
    await expect(page).toHaveURL(new RegExp(`/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('Back leads to the guide that was open', async ({ page }) => {
  await page.goto('/guides')
  await hydrated(page)
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

test('the guides of the other language open in the same way', async ({ page }) => {
  await page.goto('/guides?lng=es#buying-tips')
  await hydrated(page)
  await expect.poll(() => openIds(page)).toEqual(['buying-tips'])
  await expect(page.locator('#buying-tips')).toContainText('Compare al menos de 3 a 5 aseguradoras')
  await expect(page.locator('#buying-tips').getByRole('heading', { name: 'Lo esencial' })).toBeVisible()
})
