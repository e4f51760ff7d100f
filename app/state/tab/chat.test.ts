import { afterEach, expect, test, vi } from 'vitest'
import { askedAgain, openQuestion, withAnswer, withFailure, withQuestion } from '#domain/chat/conversation.ts'
import { openBrowserPage } from '../../../tests/fixtures/device/browser-storage.ts'
import { memoryStore } from '../../../tests/fixtures/device/memory-store.ts'

afterEach(() => vi.unstubAllGlobals())

const timestamp = '2026-01-31T14:05:00.000Z'
const said = (id: string, isUser: boolean) => ({ id, text: `words of ${id}`, isUser, timestamp })

async function open(session = memoryStore()) {
  openBrowserPage({ session })
  return (await import('./chat.ts')).chat
}

test('[CHAT-13] what is said has id, text, isUser and timestamp, and is there after a reload', async () => {
  const tab = memoryStore()
  const chat = await open(tab)
  chat.change((conversation) => withQuestion(conversation, said('q', true)))
  expect(openQuestion((await open(tab)).snapshot())).toEqual(said('q', true))
  chat.change((conversation) => withAnswer(conversation, said('a', false)))
  expect((await open(tab)).snapshot()).toEqual({
    messages: [
      { id: 'q', text: 'words of q', isUser: true, timestamp },
      { id: 'a', text: 'words of a', isUser: false, timestamp },
    ],
  })
})

test('a question that failed waits; asked again, what was said of the failure is gone', async () => {
  const chat = await open()
  chat.change((conversation) => withQuestion(conversation, said('q', true)))
  chat.change((conversation) => withFailure(conversation, said('sorry', false)))
  expect(openQuestion(chat.snapshot())?.id).toBe('q')
  chat.change(askedAgain)
  expect(chat.snapshot()).toEqual({ messages: [said('q', true)], unanswered: 'q' })
})

test('the last fifty messages are kept', async () => {
  const chat = await open()
  for (let index = 0; index < 60; index += 1)
    chat.change((conversation) => withAnswer(conversation, said(`a${index}`, false)))
  expect(chat.snapshot().messages.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `a${index + 10}`),
  )
})

test('of a half corrupt chat the right messages stay', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const messages = [said('q', true), { id: 5 }, { ...said('x', false), timestamp: 'today' }, said('a', false)]
  const chat = await open(memoryStore({ chat: JSON.stringify({ messages, unanswered: 5 }) }))
  expect(chat.snapshot()).toEqual({ messages: [said('q', true), said('a', false)] })
})
