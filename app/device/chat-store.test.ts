import { expect, test } from 'vitest'
import { askedAgain, openQuestion, withAnswer, withFailure, withQuestion } from '#domain/chat/conversation.ts'
import { safeStore } from '#domain/storage/key-value-store.ts'
import { memoryStore } from '../../tests/fixtures/memory-store.ts'
import { createChatStore } from './chat-store.ts'

const timestamp = '2026-01-31T14:05:00.000Z'
const said = (id: string, isUser: boolean) => ({ id, text: `words of ${id}`, isUser, timestamp })

test('[CHAT-13] what is said has id, text, isUser and timestamp, and is there after a reload', () => {
  const store = memoryStore()
  const chat = createChatStore(store, () => {})
  chat.change((conversation) => withQuestion(conversation, said('q', true)))
  expect(openQuestion(createChatStore(store, () => {}).snapshot())).toEqual(said('q', true))
  chat.change((conversation) => withAnswer(conversation, said('a', false)))
  expect(createChatStore(store, () => {}).snapshot()).toEqual({
    messages: [
      { id: 'q', text: 'words of q', isUser: true, timestamp },
      { id: 'a', text: 'words of a', isUser: false, timestamp },
    ],
  })
})

test('a question that failed waits; asked again, what was said of the failure is gone', () => {
  const chat = createChatStore(memoryStore(), () => {})
  chat.change((conversation) => withQuestion(conversation, said('q', true)))
  chat.change((conversation) => withFailure(conversation, said('sorry', false)))
  expect(openQuestion(chat.snapshot())?.id).toBe('q')
  chat.change(askedAgain)
  expect(chat.snapshot()).toEqual({ messages: [said('q', true)], unanswered: 'q' })
})

test('the last fifty messages are kept', () => {
  const chat = createChatStore(memoryStore(), () => {})
  for (let place = 0; place < 60; place += 1)
    chat.change((conversation) => withAnswer(conversation, said(`a${place}`, false)))
  expect(chat.snapshot().messages.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, place) => `a${place + 10}`),
  )
})

test.each(['', '{oops', '[]', 'null', '5'])('a chat that is corrupt (%j) is ignored and reported', (text) => {
  const reports: string[] = []
  const chat = createChatStore(memoryStore({ chat: text }), (message) => void reports.push(message))
  expect(chat.snapshot()).toEqual({ messages: [] })
  expect(reports).toEqual(['A stored chat is corrupt and was ignored'])
})

test('of a half corrupt chat the right messages stay', () => {
  const messages = [said('q', true), { id: 5 }, { ...said('x', false), timestamp: 'today' }, said('a', false)]
  const chat = createChatStore(memoryStore({ chat: JSON.stringify({ messages, unanswered: 5 }) }), () => {})
  expect(chat.snapshot()).toEqual({ messages: [said('q', true), said('a', false)] })
})

test('with a storage that refuses everything the conversation lives while the page is open', () => {
  const refusing = safeStore(
    () => {
      throw new Error('forbidden')
    },
    () => {},
  )
  const chat = createChatStore(refusing, () => {})
  chat.change((conversation) => withQuestion(conversation, said('q', true)))
  expect(chat.snapshot().messages).toHaveLength(1)
})

test('once the tab’s storage is cleared, so is what is shown', () => {
  const store = memoryStore()
  const chat = createChatStore(store, () => {})
  chat.change((conversation) => withQuestion(conversation, said('q', true)))
  store.removeItem('chat')
  chat.reload()
  expect(chat.snapshot().messages).toEqual([])
})
