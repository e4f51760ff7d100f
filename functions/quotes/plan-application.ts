import { applicationStatusSchema, startApplicationSchema } from '#domain/quotes/service/wire.ts'
import type { FunctionContext } from '#functions/context.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { RequestError } from '#functions/http/request-error.ts'
import { unsealPlan } from './plan-id.ts'

/** What a plan's id is opened with. */
type PlanContext = Pick<FunctionContext, 'quoteProvider' | 'sealer' | 'now'>
export type StatusContext = PlanContext & Pick<FunctionContext, 'findApplication'>
export type StartContext = PlanContext & Pick<FunctionContext, 'publicUrl'>

export const applicationStatusName = 'application-status'

/**
 * `application-status`: takes `{ personal_plan, idempotency_key? }`, answers `{ plan, received }`: what the id says of its
 * plan, and whether an application for it is stored under that key, which the device that sent it alone knows. Nothing of
 * whoever applied. 400 and 410 as for starting an application, also for a plan that goes on at another's page.
 */
export async function applicationStatus(request: Request, context: StatusContext): Promise<Response> {
  const { personal_plan: planId, idempotency_key: key } = await readBody(request, applicationStatusSchema)
  const plan = context.quoteProvider.describePlan?.(await unsealPlan(context.sealer, planId, context.now()))
  if (plan === undefined) throw new RequestError('invalid_id')
  const received = key !== undefined && (await context.findApplication(key, planId))
  return jsonAnswer({ plan, received })
}

/** `white-swan-start-application`: takes `{ personal_plan }`, answers `{ url }` of the page that goes on with it. */
export async function startApplication(request: Request, context: StartContext): Promise<Response> {
  const { personal_plan: planId } = await readBody(request, startApplicationSchema)
  const plan = await unsealPlan(context.sealer, planId, context.now())
  return jsonAnswer(
    await context.quoteProvider.startApplication(plan, { planId, siteUrl: context.publicUrl }),
  )
}
