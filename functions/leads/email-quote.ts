import { quoteEmailSchema } from '#domain/leads/lead.ts'
import { leadFunction } from './take-lead.ts'

export const emailQuoteName = 'email-quote'

/** `email-quote`: stores the plans that are to be mailed to this address; the mail is stored with them. */
export const emailQuote = leadFunction(emailQuoteName, quoteEmailSchema, () => 'quote_email')
