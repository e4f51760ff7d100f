import { paths } from '#domain/site/paths.ts'
import { said } from '../../fixtures/chat.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const desktop = { width: 1440, height: 900 }

// Where it lies on each page: pages.spec.ts.
test('[CHAT-01] an address without a page has the chat’s button, too', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  await page.goto('/no-such-page')
  await expect(page.getByRole('button', { name: said.en.open })).toBeVisible()
})

test('on a desktop the button says what it is for, but not where its words would lie over something', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(`${paths.termLife}?lng=es`)
  const words = page.getByText('Haga una pregunta', { exact: true })
  await expect(words).toBeVisible()
  await page.goto('/faq?lng=es')
  await hydrated(page)
  await page
    .locator('summary')
    .last()
    .evaluate((question) => question.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(words).toBeHidden()
  await expect(page.getByRole('button', { name: said.es.open })).toBeVisible()
})

test('what a page marks to be kept in sight is not under the button', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const language of ['en', 'es'] as const) {
    await page.goto(`/?lng=${language}`)
    await hydrated(page)
    const claim = page.locator('[data-clear]')
    const button = page.getByRole('button', { name: said[language].open })
    await expect(claim).toBeInViewport()
    const isApart = async () => {
      const [ours, theirs] = [await button.boundingBox(), await claim.boundingBox()]
      if (!ours || !theirs) return false
      const isAbove = ours.y + ours.height <= theirs.y || theirs.y + theirs.height <= ours.y
      return isAbove || ours.x >= theirs.x + theirs.width
    }
    await expect.poll(isApart).toBe(true)
  }
})
