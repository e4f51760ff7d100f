import { z } from 'zod'

export const aiChatName = 'ai-chat'

/** Longest message, in characters: many times a question, and far below what a model would take for a task. */
export const mostLetters = 500

/** What `ai-chat` is sent: `{ message }`, one question. */
export const aiChatRequestSchema = z.object({ message: z.string().trim().min(1).max(mostLetters) })

/**
 * What `ai-chat` answers: `{ response }`, plain text in paragraphs parted by an empty line. A link is
 * `[label](address)` with an address of this site, such as `/faq#exam`; nothing else in it is markup.
 */
export const aiChatAnswerSchema = z.object({ response: z.string().trim().min(1) })
