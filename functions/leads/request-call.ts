import { callRequestSchema } from '#domain/leads/lead.ts'
import { leadFunction } from './take-lead.ts'

export const requestCallName = 'request-call'

/** `request-call`: stores that somebody wants to be called, as a wish of its own or after something failed. */
export const requestCall = leadFunction(requestCallName, callRequestSchema, ({ kind }) => kind)
