import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const cardOf = (page: Page, id: string) => page.locator('details', { has: page.locator(`#${id}`) })
const openCards = (page: Page) => page.locator('main details[name][open]')

/** This alone is open. */
async function expectOpen(page: Page, id: string) {
  await expect(cardOf(page, id)).toHaveAttribute('open')
  await expect(openCards(page)).toHaveCount(1)
}

/** The top of it stands under the header, and no more than a little below it. */
async function expectUnderHeader(page: Page, selector: string, most = 60) {
  const below = () =>
    page.evaluate((name) => {
      const part = document.querySelector(name)
      const header = document.querySelector('header')
      if (!part || !header) return -1
      return part.getBoundingClientRect().top - header.getBoundingClientRect().bottom
    }, selector)
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  await expect.poll(below).toBeLessThan(most)
}

test('[LEARN-06] [LEARN-07] [LEARN-09] [GUIDES-01] at most one guide is open, by keyboard too; its sections are numbered, and on paper every guide is printed', async ({
  page,
}) => {
  await page.goto(paths.learning)
  await hydrated(page)
  await expect(openCards(page)).toHaveCount(0)
  for (const id of ['buying-tips', 'no-medical-exam']) {
    await cardOf(page, id).locator('summary').click()
    await expectOpen(page, id)
  }
  await cardOf(page, 'no-medical-exam').locator('summary').click()
  await expect(openCards(page)).toHaveCount(0)
  const guide = cardOf(page, 'beneficiary-guide')
  await guide.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, 'beneficiary-guide')
  await page.keyboard.press('Space')
  await expect(openCards(page)).toHaveCount(0)

  await cardOf(page, 'buying-tips').locator('summary').click()
  const sections = page.locator(builtSelector('#buying-tips .guides_guideSections > li'))
  await expect(sections.first()).toBeVisible()
  const numbers = await sections.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, '::before').content),
  )
  expect(numbers.length).toBeGreaterThan(3)
  expect(new Set(numbers)).toEqual(new Set(['counter(section)']))

  // Closed again before the page has heard of it.
  await guide.evaluate((details: HTMLDetailsElement) => {
    details.addEventListener('toggle', () => details.removeAttribute('open'), { once: true })
    details.open = true
  })
  await expect(page).toHaveURL(/\/learning$/)
  await expect(openCards(page)).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const intro of await page.locator(builtSelector('.guides_guideIntro')).all())
    await expect.poll(async () => (await intro.boundingBox())?.height ?? 0).toBeGreaterThan(10)
})

test('[FAQ-02] an anchor opens its card under the header, at first and whenever it changes; Back leads to the card that was open; a part of a legal page stands there too', async ({
  page,
}) => {
  for (const [path, ...ids] of [
    [paths.faq, 'price', 'work', 'need'],
    [paths.learning, 'affordable-insurance', 'beneficiary-guide'],
    [paths.guides, 'affordable-insurance', 'beneficiary-guide'],
  ] as const) {
    await page.goto(`${path}#${ids[0]}`)
    await hydrated(page)
    for (const id of ids) {
      await page.evaluate((anchor) => {
        window.location.hash = anchor
      }, id)
      await expectOpen(page, id)
      await expectUnderHeader(page, `details:has(#${id})`)
    }
  }

  await cardOf(page, 'buying-tips').locator('summary').click()
  await expect(page).toHaveURL(/\/guides#buying-tips$/)
  await page.locator('#buying-tips').getByRole('link', { name: 'carrier', exact: true }).click()
  await expect(page).toHaveURL(/\/learning#word-carrier$/)
  await expect(page.locator('#word-carrier')).toBeInViewport()
  await page.goBack()
  await expectOpen(page, 'buying-tips')
  await cardOf(page, 'buying-tips').locator('summary').click()
  await expect(page).toHaveURL(/\/guides$/)

  await page.goto(paths.terms)
  await hydrated(page)
  const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2)
  const anchor = await entry.getAttribute('href')
  await entry.click()
  await expectUnderHeader(page, `h2${anchor}, ${anchor} h2`, 120)
})

test('on paper the FAQ shows every answer, and a legal page its words and the way to the agent', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(paths.faq)
  for (const answer of await page.locator('[data-slot="accordion"] [data-slot="disclosure-body"]').all())
    await expect(answer).toBeVisible()
  await page.goto(paths.terms)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#contact')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator(builtSelector('.legal_legal nav'))).toBeHidden()
  await expect(page.locator('[data-slot="closing"]')).toBeHidden()
})

test('without scripts an anchor opens its card, one at a time, and term life shows the tables of all three lengths', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${paths.learning}#no-medical-exam`)
  const intro = (id: string) => page.locator(builtSelector(`#${id} .guides_guideIntro`))
  await expect(intro('no-medical-exam')).toBeVisible()
  await cardOf(page, 'affordable-insurance').locator('summary').click()
  await expect(intro('affordable-insurance')).toBeVisible()
  await expect(intro('no-medical-exam')).toBeHidden()
  await page.goto(`${paths.faq}?lng=es`)
  await page.getByText('¿Los precios son definitivos?').click()
  await expect(page.getByText('Cada precio que ve aquí es una estimación')).toBeVisible()
  await page.goto(paths.termLife)
  await expect(page.locator('#rates').getByRole('table')).toHaveCount(3)
  await expect(page.locator('#rates').getByRole('button')).toHaveCount(0)
  await page.close()
})
