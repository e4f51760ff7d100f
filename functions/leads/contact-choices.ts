import {
  type ContactChoices,
  contactChoicesRequestSchema,
  isContactCode,
} from '#domain/leads/contact-choices.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { paths } from '#domain/site/paths.ts'
import type { FunctionContext } from '#functions/context.ts'
import { describeError } from '#functions/describe-error.ts'
import { boundedText } from '#functions/http/bounded-text.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { RequestError } from '#functions/http/request-error.ts'

/** What the function needs of its context. */
export type ChoicesContext = Pick<FunctionContext, 'log' | 'publicUrl' | 'refuseContact'>

/** Largest body in bytes: a code, three ways and some room; of a mail program's form as well. */
const mostBytes = 4 * 1024

/** What a mail program sends when its reader unsubscribes (RFC 8058), in either encoding of a form. */
const oneClick = /\bList-Unsubscribe["\s=]+One-Click\b/

/**
 * `contact-choices`: takes `{ code, refuse? }` and answers `{ kind, refused }`, once the refusals are stored. With the
 * code in the address instead, a mail program's one-click form refuses emails, and whoever opens that address in a
 * browser is led to the page. 400: no request has this code; 429: too many; 503: not stored now.
 */
export async function contactChoices(request: Request, context: ChoicesContext): Promise<Response> {
  const given = new URL(request.url).searchParams.get('code')
  if (given !== null && (request.method === 'GET' || request.method === 'HEAD')) return toPage(given, context)
  if (request.method !== 'POST') throw new RequestError('method_not_allowed')
  if (given !== null) {
    const text = await boundedText(request.body, mostBytes).catch(() => '')
    // Scanners of mails open addresses, some by POST: only the form itself counts as somebody's wish.
    if (text === undefined || !oneClick.test(text)) {
      throw new RequestError('invalid_body', { fields: ['List-Unsubscribe'] })
    }
    return jsonAnswer(await choicesOf(given, ['email'], context))
  }
  const { code, refuse } = await readBody(request, contactChoicesRequestSchema, mostBytes)
  return jsonAnswer(await choicesOf(code, refuse, context))
}

async function choicesOf(
  code: string,
  ways: readonly ReachWay[],
  context: ChoicesContext,
): Promise<ContactChoices> {
  const choices = isContactCode(code) ? await refuse(code, ways, context) : undefined
  if (choices === undefined) throw new RequestError('invalid_id')
  return choices
}

async function refuse(code: string, ways: readonly ReachWay[], context: ChoicesContext) {
  try {
    return await context.refuseContact(code, ways)
  } catch (error) {
    context.log('function_failed', { function: 'contact-choices', error: describeError(error) })
    throw new RequestError('not_stored')
  }
}

/** The page takes the code behind the `#`, where no log along the way sees it. */
function toPage(code: string, { publicUrl }: ChoicesContext): Response {
  const page = new URL(paths.contactChoices, publicUrl)
  if (isContactCode(code)) page.hash = `code=${code}`
  return new Response(null, { status: 303, headers: { location: page.href } })
}
