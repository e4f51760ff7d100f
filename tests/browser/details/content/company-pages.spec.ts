import { paths } from '#domain/site/paths.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const questionCount = 10

test('[ROUTE-11] [FAQ-01] [FAQ-02] the FAQ opens ten questions, one at a time, by keyboard too; on paper every answer is open; it leads to how we estimate', async ({
  page,
}) => {
  await page.goto(paths.faq)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Common questions.')
  const questions = page.locator('main details')
  await expect(questions).toHaveCount(questionCount)
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(0)
  for (let place = 0; place < questionCount; place++) {
    const question = questions.nth(place)
    await question.locator('summary').click()
    await expect(open).toHaveCount(1)
    await expect(question).toHaveAttribute('open')
    await expect(question.locator(builtSelector('.company_answer p')).first()).toBeVisible()
  }
  await questions.last().locator('summary').click()
  await expect(open).toHaveCount(0)
  await page.locator('summary', { hasText: 'Do I have to take a medical exam?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approval depends on your answers and your age.')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('[data-slot="accordion"] [data-slot="disclosure-body"]').all())
    await expect(answer).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.locator('summary', { hasText: 'Are the prices final?' }).click()
  await page.getByRole('main').getByRole('link', { name: 'How we estimate' }).click()
  await expect(page).toHaveURL('/how-we-estimate')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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
