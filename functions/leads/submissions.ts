import { applicationSchema, callRequestSchema, quoteEmailSchema } from '#domain/leads/lead.ts'
import { leadFunction } from './take-lead.ts'

export const submitApplicationName = 'submit-application'
export const emailQuoteName = 'email-quote'
export const requestCallName = 'request-call'

/** `submit-application`: stores an application for the chosen plans, with the answers of those who apply. */
export const submitApplication = leadFunction(submitApplicationName, applicationSchema, () => 'application')

/** `email-quote`: stores the plans that are to be mailed to this address; the email is stored with them. */
export const emailQuote = leadFunction(emailQuoteName, quoteEmailSchema, () => 'quote_email')

/** `request-call`: stores that somebody wants to be called, as a request of its own or after something failed. */
export const requestCall = leadFunction(requestCallName, callRequestSchema, ({ kind }) => kind)
