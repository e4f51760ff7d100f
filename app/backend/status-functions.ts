import type { z } from 'zod'
import {
  changedStatusSchema,
  codeAskedSchema,
  type RequestStatusRequest,
  requestStatusName,
  requestStatusSchema,
  type StatusChange,
  sessionSchema,
} from '#domain/leads/status/request-status.ts'
import { type Backend, callFunction } from './call-function.ts'

const call = <Schema extends z.ZodType>(
  backend: Backend,
  body: RequestStatusRequest,
  answer: Schema,
  signal?: AbortSignal,
) => callFunction(backend, requestStatusName, body, answer, { signal })

/** Asks for a code to the mailbox of a mail's link; answered alike whether there is one. */
export function askStatusCode(backend: Backend, link: string) {
  return call(backend, { step: 'code', link }, codeAskedSchema)
}

/** Opens a session with the link and its code; 400 where that is not right. */
export function openStatus(backend: Backend, link: string, code: string) {
  return call(backend, { step: 'open', link, code }, sessionSchema)
}

/** Where the request stands; 400 where the session has ended. */
export function readRequestStatus(backend: Backend, session: string, signal?: AbortSignal) {
  return call(backend, { step: 'read', session }, requestStatusSchema, signal)
}

/** Does what the visitor asks, and says how it stands then. */
export function changeStatus(backend: Backend, session: string, change: StatusChange) {
  return call(backend, { step: 'change', session, change }, changedStatusSchema)
}
