import type { FunctionContext } from '#functions/context.ts'
import { describeError } from '#functions/describe-error.ts'
import { causeOfProviderError, ProviderError, providerErrorAnswer } from '#functions/quotes/provider-error.ts'
import { cloudFunctions, openFunctions } from '#functions/registry.ts'
import { RequestError, requestErrorAnswer } from './request-error.ts'

/**
 * Answers one call of a cloud function: method, public key, body and errors are dealt with here.
 * Never rejects; what it logs of an error holds nothing that the visitor sent.
 */
export async function handleFunction(
  name: string,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  const answer = await callFunction(name, request, context).catch((error: unknown) => {
    if (error instanceof RequestError) return requestErrorAnswer(error)
    if (error instanceof ProviderError) {
      const { kind, call } = error
      const cause = causeOfProviderError(error)
      context.log('quote_service_failed', { function: name, kind, call, cause })
      return providerErrorAnswer(error)
    }
    context.log('function_failed', { function: name, error: describeError(error) })
    const message = 'Something went wrong on our side. Please try again.'
    return Response.json({ error: 'internal', message }, { status: 500 })
  })
  answer.headers.set('cache-control', 'no-store')
  if (answer.status === 405) answer.headers.set('allow', 'POST, OPTIONS')
  if (context.allowedOrigin !== undefined) allowOrigin(answer.headers, context.allowedOrigin)
  return answer
}

async function callFunction(name: string, request: Request, context: FunctionContext): Promise<Response> {
  const cloudFunction = cloudFunctions.get(name)
  if (cloudFunction === undefined) throw new RequestError('not_found')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  if (!openFunctions.has(name)) demandKey(request, context)
  const wait = context.countQuote?.(name) ?? 0
  if (wait > 0) throw new RequestError('too_many', { retryAfter: wait })
  return cloudFunction(request, context)
}

function demandKey(request: Request, { publicKeys }: FunctionContext): void {
  if (request.method !== 'POST') throw new RequestError('method_not_allowed')
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (bearer === undefined || !publicKeys.includes(bearer)) throw new RequestError('unauthorized')
}

/** On a hosted project the functions stand at another address than the pages that call them. */
function allowOrigin(headers: Headers, origin: string): void {
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-methods', 'POST, OPTIONS')
  headers.set('access-control-allow-headers', 'authorization, apikey, content-type, x-client-info')
  headers.set('access-control-max-age', '86400')
  headers.set('vary', 'Origin')
}
