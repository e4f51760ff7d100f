import { type Application, leadAnswerSchema } from '#domain/leads/lead.ts'
import { type Backend, callFunction } from './call-function.ts'

/** Stores an application for the agent; it is stored once this resolves. */
export function submitApplication(backend: Backend, application: Application) {
  return callFunction(backend, 'submit-application', application, leadAnswerSchema)
}
