import {
  answerWith,
  assistant,
  chatPanel,
  chatParts,
  holdAnswers,
  openChat,
  said,
} from '../../fixtures/chat.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { desktop, phone } from '../../fixtures/languages-and-devices.ts'
import { open } from '../../fixtures/page-parts.ts'

test('[CHAT-07] [CHAT-08] Enter sends, Shift+Enter makes a new line, and the button sends', {
  tag: '@hosted',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  const words = said.en
  await open(page, '/faq', 'en')
  const { field, messages, send } = await openChat(page, 'en')
  await field.fill('IUL')
  await field.press('Shift+Enter')
  await field.pressSequentially(words.question)
  await expect(field).toHaveValue(`IUL\n${words.question}`)
  await expect(messages).toHaveCount(1)
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(1)).toContainText(`IUL\n${words.question}`, { useInnerText: true })

  await field.fill(`  ${words.question} `)
  await send.click()
  await expect(messages).toHaveCount(5)
  await expect(messages.nth(3).locator('p')).toHaveText(words.question)
  await expect(messages.nth(4).locator('a[href="/term-life-insurance"]')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[CHAT-02] [CHAT-03] [CHAT-04] [CHAT-05] [CHAT-06] the button opens a panel with the assistant’s name and its greeting; it is closed, open or minimized, and keeps what was said and typed', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const words = said.es
  await open(page, '/about', 'es')
  const panel = chatPanel(page)
  await expect(panel).toBeHidden()
  const { field, messages, log } = await openChat(page, 'es')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(assistant)
  await expect(messages).toHaveText([words.greeting])
  await expect(log).toContainText(words.greeting)
  const suggestions = panel.getByRole('group', { name: words.suggested }).getByRole('button')
  await expect(suggestions).toHaveCount(3)
  await expectNoAxeViolations(page)
  await field.fill(words.question)
  await field.press('Enter')
  await expect(messages).toHaveCount(3)
  await field.fill('IUL')

  await panel.getByRole('button', { name: words.minimize }).click()
  await expect(panel).toBeHidden()
  const reopen = page.getByRole('button', { name: words.reopen })
  await expect(reopen).toBeFocused()
  await reopen.press('Enter')
  await expect(messages).toHaveCount(3)
  await expect(field).toHaveValue('IUL')

  await page.keyboard.press('Escape')
  await expect(reopen).toBeFocused()
  await reopen.click()
  await panel.getByRole('button', { name: words.close }).click()
  await expect(panel).toBeHidden()
  const button = page.getByRole('button', { name: words.open })
  await expect(button).toBeFocused()
  await button.click()
  await expect(messages).toHaveCount(3)
})

test('[CHAT-09] [CHAT-11] [CHAT-12] a blank text is not sent; while an answer is pending, typing is shown and nothing else can be sent', async ({
  page,
}) => {
  await open(page, '/')
  const held = await holdAnswers(page)
  const { field, send, typing, messages, panel } = await openChat(page)
  await expect(typing).toHaveCount(0)
  for (const text of ['', '   ', '\n \t']) {
    await field.fill(text)
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveAccessibleDescription('Type a question first.')
    await field.press('Enter')
    await send.click({ force: true })
    await expect(messages).toHaveCount(1)
  }
  expect(held.count()).toBe(0)
  await field.fill('First')
  await field.press('Enter')
  await expect(typing).toBeVisible()
  await expect(panel.getByText(said.en.typing)).toBeAttached()

  await field.fill('Second')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(send).toHaveAccessibleDescription('Please wait for the answer first.')
  await field.press('Enter')
  await send.click({ force: true })
  await expect(field).toHaveValue('Second')
  await expect(messages).toHaveCount(2)
  expect(held.count()).toBe(1)

  await held.answer('An answer.')
  await expect(messages.nth(2)).toContainText('An answer.')
  await expect(typing).toHaveCount(0)
  await expect(send).not.toHaveAttribute('aria-disabled')
  await send.click()
  await expect(messages.nth(3)).toContainText('Second')
  await held.answer('Another answer.')
  await expect(messages).toHaveCount(5)
})

test('[CHAT-10] the newest message is scrolled into view', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/')
  const line = 'Someone reads this line in a chat that is not very wide. '
  await answerWith(page, `${line.repeat(4)}\n\n${line.repeat(3)}The end.`)
  const { field, messages, log } = await openChat(page)
  for (const count of [3, 5, 7]) {
    await field.fill(`Question before message ${count}`)
    await field.press('Enter')
    await expect(messages).toHaveCount(count)
    await expect(messages.last().getByText('The end.')).toBeInViewport({ ratio: 1 })
  }
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await expect(messages.first()).not.toBeInViewport()

  // Of what is too long to be seen whole, the start.
  await page.unrouteAll()
  await answerWith(page, Array.from({ length: 40 }, (_, number) => `Line ${number}. ${line}`).join('\n\n'))
  await field.fill('A long one')
  await field.press('Enter')
  await expect(messages).toHaveCount(9)
  await expect(messages.last().getByText('Line 0.')).toBeInViewport()
})

test('by keyboard alone: to the button, a question, an answer’s link, and back', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  const button = page.getByRole('button', { name: said.en.open })
  // It comes last on the page, so one step back from its start leads to it.
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const { field, messages, panel } = await chatParts(page)
  await expect(field).toBeFocused()
  await page.keyboard.type('What does term life insurance pay for?')
  await page.keyboard.press('Enter')
  await expect(messages).toHaveCount(3)
  const link = panel.getByRole('link', { name: 'Term Life', exact: true })
  await expect(link).toBeVisible()
  while (!(await link.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/term-life-insurance')
  // Beside the page there is room for both.
  await expect(panel).toBeVisible()
  await expect(messages).toHaveCount(3)
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: said.en.reopen })).toBeFocused()
})
