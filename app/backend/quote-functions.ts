import {
  type ApplicationStatus,
  applicationStatusAnswerSchema,
  type PolicySearchAnswer,
  policySearchAnswerSchema,
  type QuoteRequestBody,
  quoteRequestAnswerSchema,
  startApplicationAnswerSchema,
} from '#domain/quotes/service/wire.ts'
import { type Backend, callFunction } from './call-function.ts'
import { quoteCalls } from './quote-calls.ts'

/** Asks for quotes; the answer's search id is what `searchPolicies` takes. */
export function requestQuotes(backend: Backend, body: QuoteRequestBody, signal?: AbortSignal) {
  return callFunction(backend, quoteCalls[0], body, quoteRequestAnswerSchema, { signal })
}

/** Asks once how a search stands and what it found. */
export function searchPolicies(
  backend: Backend,
  searchId: string,
  signal?: AbortSignal,
): Promise<PolicySearchAnswer> {
  const body = { policy_search: searchId }
  return callFunction(backend, quoteCalls[1], body, policySearchAnswerSchema, { signal })
}

/** Starts an application for a plan and gives the address where it goes on; rejects when there is none. */
export async function startApplication(backend: Backend, planId: string): Promise<string> {
  const body = { personal_plan: planId }
  const { url } = await callFunction(
    backend,
    'white-swan-start-application',
    body,
    startApplicationAnswerSchema,
  )
  const address = url === undefined ? undefined : new URL(url, document.baseURI)
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
    throw new Error('No address to go on with the application')
  }
  return address.href
}

/** What a plan's id says, and whether the application that this device sent under `key` is stored and is for it. */
export function applicationStatus(
  backend: Backend,
  planId: string,
  key: string | undefined,
  signal?: AbortSignal,
): Promise<ApplicationStatus> {
  const body = { personal_plan: planId, idempotency_key: key }
  return callFunction(backend, 'application-status', body, applicationStatusAnswerSchema, { signal })
}
