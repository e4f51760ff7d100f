import { applicationSchema } from '#domain/leads/lead.ts'
import type { FunctionContext } from './context.ts'
import { describeFailure } from './failure.ts'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

export const submitApplicationName = 'submit-application'

/**
 * `submit-application`: stores an application as a lead before the visitor sees a confirmation, answers `{ id }`.
 * The same idempotency key gives the same id. 503 means that nothing was stored.
 */
export async function submitApplication(request: Request, context: FunctionContext): Promise<Response> {
  const application = await readBody(request, applicationSchema)
  try {
    const id = await context.storeLead({ kind: 'application', application, consentAt: context.now() })
    return Response.json({ id })
  } catch (error) {
    context.log({
      event: 'function-failed',
      function: submitApplicationName,
      failure: describeFailure(error),
    })
    throw new Refusal('not_stored')
  }
}
