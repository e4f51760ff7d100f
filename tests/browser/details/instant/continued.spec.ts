import { openChat } from '../../fixtures/chat.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

const brought = '#quote=FinalExpense&age=61&sex=Male&tobacco=true&amount=15000'

test('a link with all answers, from an assistant or from the chat, never shows the first step on its way to the prices, and its answers reach no server', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      const title = document.querySelector('h1')
      if (location.pathname === '/white-swan-quotes' && title?.checkVisibility({ visibilityProperty: true }))
        seen.add(title.textContent)
    }).observe(document, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { titlesSeen: () => [...seen] })
  })
  const titlesSeen = () => page.evaluate('window.titlesSeen()')
  await page.goto('/white-swan-quotes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get an instant quote')
  expect(await titlesSeen()).toEqual(['Get an instant quote'])
  // From there the link would lead on in the same document.
  await page.goto('/cookie-policy')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto(`/white-swan-quotes${brought}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await titlesSeen()).toEqual(['Your instant quote'])
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
  expect(asked.join()).not.toMatch(/tobacco|15000/)

  await page.goto('/final-expense-insurance')
  await hydrated(page)
  const { field, messages } = await openChat(page)
  await field.fill("$15,000 for my funeral, I'm 61, a man from Ohio, and I smoke")
  await field.press('Enter')
  await messages.last().getByRole('link', { name: 'Instant quote' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await titlesSeen()).toEqual(['Your instant quote'])
})
