import { openChat } from '../../fixtures/chat.ts'
import { expect, expectNoAxeViolations, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { keptInTab } from '../../fixtures/quotes/instant.ts'

const brought = '#quote=FinalExpense&age=61&sex=Male&tobacco=true&amount=15000'

test('a link from an assistant opens the prices with its answers, which leave the address at once and reach no server', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.setViewportSize(phone)
  await page.goto(`/white-swan-quotes?lng=en${brought}`)
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/white-swan-quotes\?lng=en$/)
  await expect(page.getByText(/61-year-old/)).toBeVisible()
  expect(asked.join()).not.toMatch(/tobacco|15000/)
  await expectNoAxeViolations(page)

  // An age is no date of birth: none is made up on the device, and prices need none.
  expect(await page.evaluate(() => localStorage.getItem('formData'))).not.toContain('1965')
  expect(await keptInTab(page)).toMatchObject({ statedAge: 61, finalExpenseBenefit: 15_000 })
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a link with all answers, opened anew or from the chat, never shows the first step on its way to the prices', async ({
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
  await page.goto(`/white-swan-quotes${brought}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await titlesSeen()).toEqual(['Your instant quote'])

  await page.goto('/final-expense-insurance')
  await hydrated(page)
  const { field, messages } = await openChat(page)
  await field.fill("$15,000 for my funeral, I'm 61, a man from Ohio, and I smoke")
  await field.press('Enter')
  await messages.last().getByRole('link', { name: 'Instant quote' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await titlesSeen()).toEqual(['Your instant quote'])
})

test('a link in Spanish with half of the answers opens the questions; what it brings wrongly is ignored', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes?lng=es#quote=Term&age=34&sex=Female')
  await hydrated(page)
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveAccessibleDescription(
    'Usted dijo que tiene 34 años. Con eso basta para un precio; la fecha lo hace exacto.',
  )
  await expect(page).toHaveURL(/\?lng=es$/)
  await page.goto('/white-swan-quotes#quote=Term&age=<script>&state=ZZ')
  await hydrated(page)
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
})

test('what the device knows is not overwritten by a link with other answers: they stay with the tab', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes#quote=Term&age=40&sex=Female&tobacco=false&amount=250000&years=10')
  await hydrated(page)
  await expect(page.getByText(/40-year-old/)).toBeVisible()
  const known = await page.evaluate(() => localStorage.getItem('formData'))
  expect(known).toContain('"gender":"Female"')
  await page.goto('/white-swan-quotes?product=Term')
  await page.goto('/white-swan-quotes#quote=Term&age=61&sex=Male&tobacco=true&amount=500000')
  await hydrated(page)
  await expect(page.getByText(/61-year-old/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('formData'))).toBe(known)
})
