import { startApplicationSchema } from '#domain/quotes/wire.ts'
import type { FunctionContext } from './context.ts'
import { readBody } from './read-body.ts'

/** `white-swan-start-application`: takes `{ personal_plan }`, answers `{ url }` of the page that goes on with it. */
export async function startApplication(request: Request, context: FunctionContext): Promise<Response> {
  const { personal_plan: planId } = await readBody(request, startApplicationSchema)
  const plan = await context.sealer.unseal('plan', planId, context.now())
  const siteUrl = context.publicUrl ?? new URL(request.url).origin
  return Response.json(await context.quoteProvider.startApplication(plan, { planId, siteUrl }))
}
