import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { settings } from '../fixtures/settings/settings.ts'
import { findAll, textOf, textsOf } from '../pages/site.ts'
import { openLivePage, screen } from './open-page.ts'

const { name: agent, phone } = settings.agent
const failure = `I apologize, but I'm having trouble responding right now. Please call ${agent} directly at ${phone} for immediate assistance.`

const send = () => screen().getByRole('button', { name: 'Send' })
/** What stands in the conversation: the greeting first. */
const messages = () => findAll(screen().getByRole('log'), '[class*="message"]:not([class*="typing"])')
const typing = () => findAll(screen().getByRole('log'), '[class*="typing"]').length

/** The chat over this page, whose questions the test answers as long as there is an `answer` for them. */
async function openChat(path = '/faq', first?: () => Promise<Response> | Response | undefined) {
  const asked = { answer: first }
  const page = await openLivePage(path, {
    answer: (request) => (request.url.endsWith('/ai-chat') ? asked.answer?.() : undefined),
  })
  await page.press('Ask a question, open chat')
  await screen().findByLabelText('Your question')
  const ask = async (text: string) => {
    await page.type('Your question', text)
    await page.key('Enter')
  }
  return { page, asked, ask }
}

test('[CHAT-09] [CHAT-11] [CHAT-12] a blank text is not sent; while an answer is pending, typing is shown and nothing else can be sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { page, asked, ask } = await openChat('/faq', () => promise)
  const reason = () => document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent
  expect(typing()).toBe(0)
  for (const text of ['', '   ', '\n \t']) {
    await ask(text)
    await page.press('Send')
    expect([send().getAttribute('aria-disabled'), reason()]).toEqual(['true', 'Type a question first.'])
    expect(messages()).toHaveLength(1)
  }
  await ask('First')
  expect(typing()).toBe(1)
  await ask('Second')
  await page.press('Send')
  expect([send().getAttribute('aria-disabled'), reason()]).toEqual([
    'true',
    'Please wait for the answer first.',
  ])
  expect(screen().getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Second')
  expect(messages()).toHaveLength(2)
  resolve(Response.json({ response: 'An answer.' }))
  await screen().findByText('An answer.')
  expect(typing()).toBe(0)
  asked.answer = undefined
  await page.press('Send')
  await screen().findByText('An answer of the assistant.')
  expect(messages()).toHaveLength(5)
  expect(page.calls('ai-chat')).toHaveLength(2)
})

test('[ERROR-31] a failure, no connection and an answer that is none say whom to call, too many questions when to ask again; the question can be sent again', async () => {
  const { page, asked, ask } = await openChat()
  for (const [answer, said] of [
    [() => Response.json({ error: 'broken' }, { status: 500 }), failure],
    [() => Promise.reject(new TypeError('Failed to fetch')), failure],
    [() => Response.json({ answer: 'Hello' }), failure],
    [
      () => Response.json({ error: 'too_many' }, { status: 429 }),
      `You asked a lot in a short time. Please wait a while and send it again, or call ${agent} at ${phone}.`,
    ],
  ] as const) {
    asked.answer = answer
    const before = messages().length
    await ask('Hello')
    await expect.poll(() => messages().length).toBe(before + 2)
    const last = messages().at(-1) ?? document.body
    await expect.poll(() => textOf(messages().at(-1) ?? document.body)).toContain(said)
    expect(within(last).getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  }
  asked.answer = undefined
  await page.press('Send again')
  await screen().findByText('An answer of the assistant.')
  expect(screen().queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('of an answer only our own pages and phone numbers are links, and markup is the text that it is', async () => {
  const response =
    'Call 988. <b>Bold</b> [here](https://evil.example/) [there](//evil.example) [code](javascript:alert(1)) [FAQ](/faq#exam)'
  const { ask } = await openChat('/faq', () => Response.json({ response }))
  await ask('Hello')
  await within(screen().getByRole('log')).findByRole('link', { name: 'FAQ' })
  const answer = messages().at(-1) ?? document.body
  expect(textOf(answer)).toContain('<b>Bold</b> [here](https://evil.example/) [there](//evil.example)')
  expect(
    within(answer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:988', '/faq#exam'])
})

test('the suggested questions fit the page, and one tap asks', async () => {
  const { page } = await openChat('/term-life-insurance')
  const suggested = () => screen().queryByRole('group', { name: 'Suggested questions' })
  expect(textsOf(within(suggested() ?? document.body).getAllByRole('button'))).toEqual([
    'What happens when the term ends?',
    'How much coverage do I need?',
    'Do I need a medical exam?',
  ])
  await page.press('Do I need a medical exam?')
  await screen().findByText('An answer of the assistant.')
  expect(suggested()).toBeNull()
  expect(page.calls('ai-chat')[0]?.body).toMatchObject({ message: 'Do I need a medical exam?' })
})

test('the last of 500 characters are counted; an answer that comes while the chat is minimized is told by its button', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { page, ask } = await openChat('/faq', () => promise)
  expect(screen().getByLabelText('Your question').getAttribute('maxlength')).toBe('500')
  await page.type('Your question', 'a'.repeat(400))
  expect(screen().queryByText(/characters left/)).toBeNull()
  await page.type('Your question', 'a'.repeat(460))
  expect(screen().getAllByText('40 characters left')).toHaveLength(1)
  await ask('Hello')
  await page.press('Minimize chat')
  resolve(Response.json({ response: 'Here it is.' }))
  await screen().findByRole('button', { name: /new answer, open chat$/ })
  await page.press(/new answer, open chat$/)
  await screen().findByText('Here it is.')
})

test('a question whose answer was lost with a reload can be sent again', async () => {
  const { page, ask } = await openChat('/faq', () => new Promise<Response>(() => {}))
  await ask('What does whole life cost?')
  expect(messages()).toHaveLength(2)
  const stored = { tab: { ...page.window.sessionStorage } }
  const again = await openLivePage('/faq', stored)
  await again.press(/, open chat$/)
  await again.press('Send again')
  await screen().findByText('An answer of the assistant.')
  expect(messages()).toHaveLength(3)
})
