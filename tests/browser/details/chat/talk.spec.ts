import {
  answerWith,
  assistant,
  chatPanel,
  chatParts,
  failWith,
  holdAnswers,
  openChat,
  phone,
  said,
} from '../../fixtures/chat.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { phone as phoneSize } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'

test('[ERROR-31] a failure says whom to call, and the question can be sent again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await open(page, '/', 'es')
  await failWith(page, 500)
  const { field, messages, panel } = await openChat(page, 'es')
  await field.fill(said.es.question)
  await field.press('Enter')
  await expect(messages.nth(2)).toContainText(said.es.failure)
  await expect(messages.nth(2).locator('a[href^="tel:"]')).toHaveText(phone)

  await page.unrouteAll()
  await panel.getByRole('button', { name: said.es.again }).click()
  await expect(messages.last().locator('a[href="/term-life-insurance"]')).toBeVisible()
  await expect(panel.getByText(said.es.failure)).toHaveCount(0)
  await expect(messages).toHaveCount(3)
})

test('[ERROR-31] without a connection, and for an answer that is none, the failure is said as well; too many questions are answered with when to ask again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await open(page, '/')
  await page.route('**/functions/v1/ai-chat', (route) => route.abort())
  const { field, messages } = await openChat(page)
  await field.fill('Hello')
  await field.press('Enter')
  await expect(messages.nth(2)).toContainText(said.en.failure)
  await page.unrouteAll()
  await page.route('**/functions/v1/ai-chat', (route) => route.fulfill({ json: { answer: 'Hello' } }))
  await field.fill('Hello again')
  await field.press('Enter')
  await expect(messages.last()).toContainText(said.en.failure)
  await page.unrouteAll()
  await failWith(page, 429)
  await field.fill(said.en.question)
  await field.press('Enter')
  await expect(messages.last()).toContainText(said.en.limited)
})

test('a question in the other language is answered in it, and someone in despair reads of the 988 lifeline before anything else; of an answer only our own links are links, and markup is the text that it is', async ({
  page,
}) => {
  await open(page, '/')
  const { field, messages } = await openChat(page)
  await field.fill('¿Necesito un examen médico?')
  await field.press('Enter')
  await expect(messages.nth(2)).toContainText('Lea más:')

  await field.fill('does it pay if i kill myself')
  await field.press('Enter')
  await expect(messages.nth(4).locator('p').first()).toContainText('988')
  await expect(messages.nth(4).locator('a[href="tel:988"]').first()).toBeVisible()

  await answerWith(
    page,
    '<b>Bold</b> [here](https://evil.example/) [there](//evil.example) [code](javascript:alert(1)) [FAQ](/faq#exam)',
  )
  await field.fill('Hello')
  await field.press('Enter')
  const answer = messages.nth(6)
  await expect(answer).toContainText('<b>Bold</b> [here](https://evil.example/) [there](//evil.example)')
  await expect(answer.getByRole('link')).toHaveText(['FAQ'])
  await expect(answer.getByRole('link')).toHaveAttribute('href', '/faq#exam')
})

test('the conversation is this tab’s: a reload keeps it, another tab has none of it; a question whose answer was lost with a reload can be sent again', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const { field, messages } = await openChat(page)
  await field.fill('Hello')
  await field.press('Enter')
  await expect(messages).toHaveCount(3)
  await page.reload()
  await hydrated(page)
  await expect(chatPanel(page)).toBeHidden()
  await page.getByRole('button', { name: said.en.reopen }).click()
  await chatParts(page)
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(1)).toContainText('Hello')

  const other = await context.newPage()
  await open(other, '/faq')
  const talk = await openChat(other)
  await expect(talk.messages).toHaveCount(1)
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('Hello')

  const held = await holdAnswers(page)
  await field.fill('What does whole life cost?')
  await field.press('Enter')
  await expect.poll(held.count).toBe(1)
  await page.reload()
  await hydrated(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: said.en.reopen }).click()
  const again = chatPanel(page).getByRole('button', { name: said.en.again })
  await again.click()
  await expect(messages.last().locator('a[href="/whole-life-insurance"]')).toBeVisible()
  await expect(messages).toHaveCount(5)
  await expect(again).toHaveCount(0)
})

test('what is typed ends at 500 characters, and the last of them are counted; an answer that comes while the chat is minimized is told by its button', async ({
  page,
}) => {
  await open(page, '/')
  const held = await holdAnswers(page)
  const { field, panel, messages } = await openChat(page)
  const form = panel.locator('form')
  await field.fill('a'.repeat(400))
  await expect(form).not.toContainText('left')
  await field.fill('a'.repeat(460))
  await expect(form).toContainText('40 characters left')
  await page.keyboard.insertText('b'.repeat(100))
  await expect(field).toHaveValue(/^a{460}b{40}$/)
  await expect(form).toContainText('0 characters left')

  await field.fill('Hello')
  await field.press('Enter')
  await panel.getByRole('button', { name: said.en.minimize }).click()
  await held.answer('Here it is.')
  const news = page.getByRole('button', { name: said.en.news })
  await expect(news).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: said.en.news })).toBeAttached()
  await news.click()
  await expect(messages.last()).toContainText('Here it is.')
})

test('on a phone the panel takes the screen, and steps aside for the page that a link leads to', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize)
  await open(page, '/')
  const { field, panel, messages } = await openChat(page)
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...phoneSize })
  // A field with the focus would bring the keyboard over the greeting.
  await expect(panel.getByRole('heading', { name: assistant })).toBeFocused()
  await field.fill('What does term life insurance pay for?')
  await field.press('Enter')
  await messages.nth(2).getByRole('link', { name: 'Term Life', exact: true }).click()
  await expect(page).toHaveURL('/term-life-insurance')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the suggested questions fit the page, and one tap asks', async ({ page }) => {
  await open(page, '/term-life-insurance')
  const { panel, messages } = await openChat(page)
  const suggested = panel.getByRole('group', { name: said.en.suggested })
  await expect(suggested.getByRole('button')).toHaveText([
    'What happens when the term ends?',
    'How much coverage do I need?',
    'Do I need a medical exam?',
  ])
  await suggested.getByRole('button', { name: 'Do I need a medical exam?' }).click()
  await expect(messages).toHaveCount(3)
  await expect(suggested).toHaveCount(0)
  await messages.nth(2).getByRole('link').first().click()
  await expect(page).not.toHaveURL('/term-life-insurance')
  await expect(suggested.getByRole('button')).toHaveCount(3)
})

test('its code and words are loaded when it is first opened, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/faq')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /chat-panel|\/chat\W/.test(path))).toEqual([])
  await openChat(page)
  expect(asked.some((path) => path.includes('chat-panel'))).toBe(true)
})

test('where the panel can’t be loaded, the page says whom to call', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|dynamically imported module|preload/)
  await page.route('**/chat-panel*', (route) => route.abort())
  await open(page, '/faq')
  await page.getByRole('button', { name: said.en.open }).click()
  const note = page.getByRole('alert').filter({ hasText: said.en.failure })
  await expect(note).toBeVisible()
  await expect(note.getByRole('link')).toHaveText(phone)
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
})

test('where the panel does not come when it is asked for again, the page loads anew', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|dynamically imported module|preload/)
  // As browsers do that keep a file's failure for as long as the page is open.
  let isKept = true
  await page.route('**/chat-panel*', (route) => (isKept ? route.abort() : route.fallback()))
  await open(page, '/faq')
  const opener = page.getByRole('button', { name: said.en.open })
  await opener.click()
  await page.getByRole('alert').filter({ hasText: said.en.failure }).waitFor()
  page.once('framenavigated', () => {
    isKept = false
  })
  await Promise.all([page.waitForEvent('load'), opener.click()])
  await openChat(page)
})
