import { z } from 'zod'
import type { PriceTalk } from '#domain/chat/price/price-talk.ts'
import { type ChatMessage, chatMessageSchema } from './chat-message.ts'

/** So many messages are kept, the newest: enough for a long talk, and little for a tab's storage. */
const mostMessages = 50

export const conversationSchema = z.object({
  messages: z.array(chatMessageSchema),
  /** The id of the question that is waiting: its answer is on its way, has failed, or was lost with a reload. */
  unanswered: z.string().optional(),
})

export type Conversation = z.infer<typeof conversationSchema>

export const emptyConversation: Conversation = { messages: [] }

const newest = (messages: readonly ChatMessage[]) => messages.slice(-mostMessages)

/** The question that is waiting for its answer. */
export function openQuestion({ messages, unanswered }: Conversation): ChatMessage | undefined {
  return messages.find(({ id, isUser }) => isUser && id === unanswered)
}

export function withQuestion({ messages }: Conversation, question: ChatMessage): Conversation {
  return { messages: newest([...messages, question]), unanswered: question.id }
}

export function withAnswer({ messages }: Conversation, answer: ChatMessage): Conversation {
  return { messages: newest([...messages, answer]) }
}

/** Says that there is no answer; the question goes on waiting, to be asked again. */
export function withFailure(conversation: Conversation, failure: ChatMessage): Conversation {
  return { ...conversation, messages: newest([...conversation.messages, failure]) }
}

/** Takes back what was said about the failure of the question that is asked again. */
export function askedAgain(conversation: Conversation): Conversation {
  const { messages, unanswered } = conversation
  const place = messages.findIndex(({ id }) => id === unanswered)
  return place < 0 ? conversation : { ...conversation, messages: messages.slice(0, place + 1) }
}

/**
 * How far a conversation about a price has come, for the message that is asked next. What it asked waits no longer once
 * something else was answered.
 */
export function priceTalkOf({ messages }: Conversation): PriceTalk | undefined {
  const told = messages.findLast(({ price }) => price !== undefined)
  if (told?.price === undefined) return undefined
  if (messages.findLast(({ isUser }) => !isUser) === told) return told.price
  const { asks, ...settled } = told.price
  return settled
}
