import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFunction, NotOkAnswer } from '#app/backend/call-function.ts'
import { failureReference } from '#app/backend/reference.ts'
import { randomId } from '#app/browser/random-id.ts'
import { useSite } from '#app/site/use-site.ts'
import { chat, useStoredChat } from '#app/state/tab/chat.ts'
import { type AiChatRequest, aiChatAnswerSchema, aiChatName } from '#domain/chat/ai-chat.ts'
import type { ChatMessage } from '#domain/chat/chat-message.ts'
import {
  askedAgain,
  openQuestion,
  priceTalkOf,
  withAnswer,
  withFailure,
  withQuestion,
} from '#domain/chat/conversation.ts'
import type { PriceTalk } from '#domain/chat/price/price-talk.ts'

export interface ConversationView {
  messages: readonly ChatMessage[]
  isPending: boolean
  /** Whether the last question has no answer, and none is on its way. */
  canAskAgain: boolean
  /** Asks, if the text is not blank and no answer is pending; tells whether it did. */
  ask: (text: string) => boolean
  askAgain: () => void
}

function newMessage(text: string, isUser: boolean, price?: PriceTalk): ChatMessage {
  const message = { id: randomId(), text, isUser, timestamp: new Date().toISOString() }
  return price === undefined ? message : { ...message, price }
}

/** The conversation of this tab and the way to go on with it; `onAnswer` is called when an answer or a failure is in. */
export function useConversation(onAnswer: () => void): ConversationView {
  const { t, i18n } = useTranslation('chat')
  const site = useSite()
  const stored = useStoredChat()
  const [pendingId, setPendingId] = useState<string>()
  const asked = useRef<string>(undefined)

  async function answerOf(question: ChatMessage): Promise<ChatMessage | { failure: ChatMessage }> {
    const talk = priceTalkOf(chat.snapshot())
    try {
      const body: AiChatRequest = { message: question.text, ...(talk !== undefined && { price: talk }) }
      const { language } = i18n
      const answer = await callFunction(site, aiChatName, body, aiChatAnswerSchema, { language })
      return newMessage(answer.response, false, answer.price)
    } catch (error) {
      const { name: agent, phone } = site.agent
      const isLimited = error instanceof NotOkAnswer && error.status === 429
      const reference = failureReference([aiChatName])
      const words = [
        t(isLimited ? 'limited' : 'site-frame:chat.failure', { agent, phone }),
        ...(reference === undefined ? [] : [t('site-frame:error.reference', { reference })]),
      ]
      return { failure: newMessage(words.join(' '), false, talk) }
    }
  }

  async function send(question: ChatMessage) {
    asked.current = question.id
    setPendingId(question.id)
    const answer = await answerOf(question)
    if (asked.current === question.id) asked.current = undefined
    setPendingId((id) => (id === question.id ? undefined : id))
    // Someone signed out meanwhile: what was asked is forgotten, so nothing answers it.
    if (chat.snapshot().unanswered !== question.id) return
    chat.change((conversation) =>
      'failure' in answer ? withFailure(conversation, answer.failure) : withAnswer(conversation, answer),
    )
    onAnswer()
  }

  const isPending = pendingId !== undefined && pendingId === stored.unanswered
  const isBusy = () => asked.current !== undefined && asked.current === chat.snapshot().unanswered
  return {
    messages: stored.messages,
    isPending,
    canAskAgain: !isPending && openQuestion(stored) !== undefined,
    ask(text) {
      if (text.trim() === '' || isBusy()) return false
      const question = newMessage(text.trim(), true)
      chat.change((conversation) => withQuestion(conversation, question))
      void send(question)
      return true
    },
    askAgain() {
      const question = openQuestion(chat.snapshot())
      if (!question || isBusy()) return
      chat.change(askedAgain)
      void send(question)
    },
  }
}
