import { aiChatRequestSchema } from '#domain/chat/ai-chat.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { keepTo } from '#functions/http/request-error.ts'
import type { FunctionContext } from './context.ts'

/** Largest body in bytes: the longest message with each letter written as `\u00e9`, and some room. */
const mostBytes = 4 * 1024

/** What the function needs of its context. */
export type ChatContext = Pick<FunctionContext, 'assistant' | 'estimate' | 'countCall'>

/**
 * `ai-chat`: answers `{ message }` with `{ response }`, in the message's language or else the one that the header
 * Accept-Language asks for; `price`, in both, is how far a conversation about a price has come. Nothing of a message is
 * stored or logged. 400: blank or too long; 429: too many messages, or too many prices, with `retry-after`.
 */
export async function aiChat(request: Request, context: ChatContext): Promise<Response> {
  const { message, price } = await readBody(request, aiChatRequestSchema, mostBytes)
  const answer = await context.assistant(message, {
    acceptLanguage: request.headers.get('accept-language'),
    price,
    async estimate(answers) {
      // A price costs what it does on the page, and counts as one asked for there.
      await keepTo(context.countCall?.('white-swan-complete-request'))
      return context.estimate(answers)
    },
  })
  return jsonAnswer(answer)
}
