import { paths } from '#domain/site/paths.ts'
import { expect, hydrated } from './fixtures.ts'
import { ownSettings, ownStory } from '../fixtures/settings/own-settings.ts'
import { test } from './site-with.ts'

const questionCount = 10

test('[ROUTE-11] [FAQ-01] [FAQ-02] the FAQ opens ten questions, one at a time', async ({ page }) => {
  await page.goto(paths.faq)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask at the desk.')
  const questions = page.locator('main details')
  await expect(questions).toHaveCount(questionCount)
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(0)
  for (let place = 0; place < questionCount; place++) {
    const question = questions.nth(place)
    await question.locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(question).toHaveAttribute('open')
    await expect(question.locator('.answer p').first()).toBeVisible()
  }
  await questions.last().locator('summary').click()
  await expect(open).toHaveCount(0)
})

test('the questions open without scripts too', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto(`${paths.faq}?lng=es`)
  await page.getByText('¿Los precios son definitivos?').click()
  await expect(page.getByText('Cada precio que ve aquí es una estimación')).toBeVisible()
  await page.close()
})

test('an address with an anchor opens that question under the header, at first and whenever it changes', async ({
  page,
}) => {
  await page.goto(`${paths.faq}#price`)
  await hydrated(page)
  const at = (id: string) => page.locator('details', { has: page.locator(`#${id}`) })
  const top = async (id: string) => (await at(id).boundingBox())?.y ?? -1
  const header = page.getByRole('banner')
  for (const id of ['price', 'work', 'need']) {
    await page.evaluate((anchor) => {
      window.location.hash = anchor
    }, id)
    await expect(at(id)).toHaveAttribute('open')
    await expect(page.locator('main details[open]')).toHaveCount(1)
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(() => top(id)).toBeGreaterThanOrEqual(bottom)
    await expect.poll(() => top(id)).toBeLessThan(bottom + 60)
  }
})

test('every answer leads on to a page that is there', async ({ page, request }) => {
  await page.goto(paths.faq)
  await hydrated(page)
  const links = await page
    .locator('main details a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toHaveLength(questionCount)
  for (const link of links) expect((await request.get(link ?? '')).status(), `${link}`).toBe(200)
})

test('[FAQ-03] [FAQ-06] three testimonials with name, rating and comment are labelled as examples', async ({
  page,
}) => {
  for (const [language, label, stars] of [
    ['en', 'Example, not a real client', /^[1-5] out of 5 stars$/],
    ['es', 'Ejemplo, no es un cliente real', /^[1-5] de 5 estrellas$/],
  ] as const) {
    await page.goto(`${paths.faq}?lng=${language}`)
    await hydrated(page)
    const voices = page.locator('.voices > li')
    await expect(voices).toHaveCount(3)
    for (const voice of await voices.all()) {
      await expect(voice.getByRole('img', { name: stars })).toBeVisible()
      await expect(voice.locator('blockquote')).toHaveText(/\w{3}/)
      await expect(voice.locator('.h4')).toHaveText(/\w{3}/)
      await expect(voice.getByText(label)).toBeVisible()
    }
  }
})

for (const [id, path] of [
  ['[FAQ-04]', paths.faq],
  ['[ABOUT-02]', paths.about],
] as const) {
  test(`${id} ${path} leads to the quote and dials the phone`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Call \(\d{3}\)/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    )
    await main.getByRole('link', { name: 'Get Your Free Quote' }).first().click()
    await expect(page).toHaveURL(/\/quote$/)
  })
}

test('[ROUTE-10] [ABOUT-01] the About page tells the founder story, mission, differentiators and commitments', async ({
  page,
}) => {
  await page.goto(paths.about)
  await hydrated(page)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 4)).toEqual([
    'How it began',
    'Our mission',
    'What is different here',
    'What we promise',
  ])
  await expect(page.getByText('my mother found his policy in a kitchen drawer')).toBeVisible()
  await expect(page.getByRole('main').getByText('00000000')).toBeVisible()
})

test('[ABOUT-03] the sample founder story and success stories say that they are examples', async ({
  page,
}) => {
  await page.goto(paths.about)
  await expect(page.getByText('Example story, not yet the agent’s own')).toBeVisible()
  for (const path of [
    paths.termLife,
    paths.indexUniversalLife,
    paths.noMedicalExam,
    paths.mortgageProtection,
  ]) {
    await page.goto(path)
    await expect(page.locator('.story').getByText('Example, not a real client'), path).toBeVisible()
  }
})

test('[ABOUT-03] [FAQ-06] the operator’s own stories take the place of the examples, and lose the label', async ({
  page,
  siteWith,
}) => {
  const address = await siteWith(ownSettings)
  for (const [language, founder, voice, quote] of [
    ['en', 'I used to teach math.', 'Patient and clear.', ownStory.quote.en],
    ['es', 'Yo daba clases de matemáticas.', 'Con paciencia y claridad.', ownStory.quote.es],
  ] as const) {
    const label = /^(Example|Ejemplo|Historia de ejemplo)\b/
    await page.goto(`${address}${paths.about}?lng=${language}`)
    await expect(page.getByText(founder)).toBeVisible()
    await expect(page.getByText(label)).toHaveCount(0)
    await page.goto(`${address}${paths.faq}?lng=${language}`)
    await expect(page.getByText(voice)).toBeVisible()
    await expect(page.locator('.voices > li')).toHaveCount(1)
    await expect(page.getByText(label)).toHaveCount(0)
    await page.goto(`${address}${paths.termLife}?lng=${language}`)
    await expect(page.getByText(quote)).toBeVisible()
    await expect(page.locator('.story').getByText(label)).toHaveCount(0)
    await page.goto(`${address}${paths.indexUniversalLife}?lng=${language}`)
    await expect(page.locator('.story')).toHaveCount(0)
  }
})

test('on paper every answer is open', async ({ page }) => {
  await page.goto(paths.faq)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('.acc .body').all()) await expect(answer).toBeVisible()
})
