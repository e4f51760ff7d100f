import {
  type ContactChoices,
  contactChoicesName,
  contactChoicesSchema,
} from '#domain/leads/contact-choices.ts'
import { type Application, type CallRequest, leadAnswerSchema, type QuoteEmail } from '#domain/leads/lead.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { type Backend, callFunction } from './call-function.ts'

/** Stores an application for the agent; it is stored once this resolves. */
export function submitApplication(backend: Backend, application: Application) {
  return callFunction(backend, 'submit-application', application, leadAnswerSchema)
}

/** Asks for these plans by e-mail; the request is stored once this resolves, and the mail on its way. */
export function emailQuote(backend: Backend, quote: QuoteEmail) {
  return callFunction(backend, 'email-quote', quote, leadAnswerSchema)
}

/** Asks the agent for a call; the request is stored once this resolves. */
export function requestCall(backend: Backend, call: CallRequest) {
  return callFunction(backend, 'request-call', call, leadAnswerSchema)
}

/** Refuses these ways for the request with the code of a mail's link, and says what is refused then; none asks alone. */
export function contactChoices(
  backend: Backend,
  code: string,
  refuse: readonly ReachWay[],
  signal?: AbortSignal,
): Promise<ContactChoices> {
  return callFunction(backend, contactChoicesName, { code, refuse }, contactChoicesSchema, { signal })
}
