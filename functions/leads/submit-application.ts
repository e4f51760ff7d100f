import { applicationSchema } from '#domain/leads/lead.ts'
import { leadFunction } from './take-lead.ts'

export const submitApplicationName = 'submit-application'

/** `submit-application`: stores an application for the chosen plans, with the answers of those who apply. */
export const submitApplication = leadFunction(submitApplicationName, applicationSchema, () => 'application')
