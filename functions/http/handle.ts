import { contactChoicesName } from '#domain/leads/contact-choices.ts'
import type { CallContext, CloudFunction } from '#functions/context.ts'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import { causeOfProviderError, ProviderError, providerErrorAnswer } from '#functions/quotes/provider-error.ts'
import { keepTo, RequestError, requestErrorAnswer } from './request-error.ts'

/** Those that mail programs call, and readers of mails open: they take no key, and each deals with every method itself. */
const openFunctions: ReadonlySet<string> = new Set([contactChoicesName])

/**
 * Answers one call of the cloud function of this name, `undefined` where there is none: method, public key, body and
 * errors are dealt with here. Never rejects; what it logs of an error holds nothing that the visitor sent.
 */
export async function handleFunction<Needs>(
  name: string,
  cloudFunction: CloudFunction<Needs> | undefined,
  request: Request,
  given: CallContext & Needs,
): Promise<Response> {
  const { requestId, allowedOrigin } = given
  const log: Log = requestId
    ? (code, details) => given.log(code, { request: requestId, ...details })
    : given.log
  const context = { ...given, log }
  const answer = await callFunction(name, cloudFunction, request, context).catch((error: unknown) => {
    if (error instanceof RequestError) return requestErrorAnswer(error)
    if (error instanceof ProviderError) {
      const { kind, call } = error
      const cause = causeOfProviderError(error)
      log('quote_service_failed', { function: name, kind, call, cause })
      return providerErrorAnswer(error)
    }
    log('function_failed', { function: name, error: describeError(error) })
    const message = 'Something went wrong on our side. Please try again.'
    return Response.json({ error: 'internal', message }, { status: 500 })
  })
  answer.headers.set('cache-control', 'no-store')
  if (answer.status === 405) answer.headers.set('allow', 'POST, OPTIONS')
  if (requestId && answer.status >= 400) answer.headers.set('x-request-id', requestId)
  if (allowedOrigin !== undefined) allowOrigin(answer.headers, allowedOrigin)
  return answer
}

async function callFunction<Needs>(
  name: string,
  cloudFunction: CloudFunction<Needs> | undefined,
  request: Request,
  context: CallContext & Needs,
): Promise<Response> {
  if (cloudFunction === undefined) throw new RequestError('not_found')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (!openFunctions.has(name)) demandKey(request, context)
  if (request.method === 'POST') await keepTo(context.countCall?.(name))
  return cloudFunction(request, context)
}

function demandKey(request: Request, { publicKeys }: CallContext): void {
  if (request.method !== 'POST') throw new RequestError('method_not_allowed')
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (bearer === undefined || !publicKeys.includes(bearer)) throw new RequestError('unauthorized')
}

/** On a hosted project the functions stand at another address than the pages that call them. */
function allowOrigin(headers: Headers, origin: string): void {
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-methods', 'POST, OPTIONS')
  headers.set('access-control-allow-headers', 'authorization, apikey, content-type, x-client-info')
  // By what the operator finds a failure in the log: the page shows it.
  headers.set('access-control-expose-headers', 'x-request-id')
  headers.set('access-control-max-age', '86400')
  headers.set('vary', 'Origin')
}
