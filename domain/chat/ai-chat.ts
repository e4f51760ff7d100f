import { z } from 'zod'
import { priceTalkSchema } from '#domain/chat/price/price-talk.ts'

export const aiChatName = 'ai-chat'

/** Longest message, in characters: many times a question, and far below what a model would take for a task. */
export const mostLetters = 500

/**
 * What `ai-chat` is sent: `{ message }`, one question; within a conversation about a price, `price` is how far that had
 * come, as the last answer about it said.
 */
export const aiChatRequestSchema = z.object({
  message: z.string().trim().min(1).max(mostLetters),
  price: priceTalkSchema.exactOptional(),
})
export type AiChatRequest = z.infer<typeof aiChatRequestSchema>

/**
 * What `ai-chat` answers: `{ response }`, plain text in paragraphs parted by an empty line. A link is
 * `[label](address)` with an address of this site, such as `/faq#exam`; nothing else in it is markup. An answer about a
 * price says how far the conversation about it has come.
 */
export const aiChatAnswerSchema = z.object({
  response: z.string().trim().min(1),
  price: priceTalkSchema.exactOptional(),
})
export type AiChatAnswer = z.infer<typeof aiChatAnswerSchema>
