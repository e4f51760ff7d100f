import { startApplicationSchema } from '#domain/quotes/service/wire.ts'
import type { FunctionContext } from '#functions/context.ts'
import { jsonAnswer } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { unsealPlan } from './plan-id.ts'

/** `white-swan-start-application`: takes `{ personal_plan }`, answers `{ url }` of the page that goes on with it. */
export async function startApplication(request: Request, context: FunctionContext): Promise<Response> {
  const { personal_plan: planId } = await readBody(request, startApplicationSchema)
  const plan = await unsealPlan(context.sealer, planId, context.now())
  return jsonAnswer(
    await context.quoteProvider.startApplication(plan, { planId, siteUrl: context.publicUrl }),
  )
}
