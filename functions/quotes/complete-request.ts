import { quoteRequestSchema } from '#domain/quotes/service/wire.ts'
import type { FunctionContext } from '#functions/context.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'

/** How long a search id can be polled. */
export const searchLifeMs = 30 * 60_000

/** `white-swan-complete-request`: takes a quote request, answers `{ search_id }` for `white-swan-policy-search`. */
export async function completeRequest(request: Request, context: FunctionContext): Promise<Response> {
  const body = await readBody(request, quoteRequestSchema)
  const search = await context.quoteProvider.requestQuotes(body)
  const expiresAt = new Date(context.now().getTime() + searchLifeMs)
  return jsonAnswer({ search_id: await context.sealer.seal('search', search, expiresAt) })
}
