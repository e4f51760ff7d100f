import { aiChatRequestSchema } from '#domain/chat/ai-chat.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { RequestError } from '#functions/http/request-error.ts'
import type { FunctionContext } from './context.ts'

/** Largest body in bytes: the longest message with each letter written as `\u00e9`, and some room. */
const mostBytes = 4 * 1024

/** What the function needs of its context. */
export type ChatContext = Pick<FunctionContext, 'assistant' | 'countMessage'>

/**
 * `ai-chat`: answers `{ message }` with `{ response }`, in the message's language or else the one that the header
 * Accept-Language asks for. Nothing of a message is stored or logged. 400: blank or too long; 429: too many, with
 * `retry-after`.
 */
export async function aiChat(request: Request, context: ChatContext): Promise<Response> {
  const { message } = await readBody(request, aiChatRequestSchema, mostBytes)
  const wait = (await context.countMessage?.()) ?? 0
  if (wait > 0) throw new RequestError('too_many', { retryAfter: wait })
  return jsonAnswer({ response: await context.assistant(message, request.headers.get('accept-language')) })
}
