import { policySearchSchema, quoteRequestSchema } from '#domain/quotes/service/wire.ts'
import type { FunctionContext } from '#functions/context.ts'
import { answerOfBytes, jsonAnswer, jsonBytes } from '#functions/http/json-answer.ts'
import { readBody } from '#functions/http/read-body.ts'
import { sealPlans } from './plan-id.ts'

/** How long a search id can be polled. */
export const searchLifeMs = 30 * 60_000

/** What both functions need of their context. */
export type SearchContext = Pick<FunctionContext, 'quoteProvider' | 'recentAnswers' | 'sealer' | 'now'>

/** `white-swan-complete-request`: takes a quote request, answers `{ search_id }` for `white-swan-policy-search`. */
export async function completeRequest(request: Request, context: SearchContext): Promise<Response> {
  const body = await readBody(request, quoteRequestSchema)
  const search = await context.quoteProvider.requestQuotes(body)
  const expiresAt = new Date(context.now().getTime() + searchLifeMs)
  return jsonAnswer({ search_id: await context.sealer.seal('search', search, expiresAt) })
}

/** How long a plan's id can start an application: as long as a cart may lie. */
export const planLifeMs = 30 * 24 * 60 * 60_000

/**
 * `white-swan-policy-search`: takes `{ policy_search }`, answers `{ status, policies, reason? }`. Beside the
 * fields of CALLS-27 a policy of the embedded provider carries `estimate: true` and `price_source`.
 */
export async function policySearch(request: Request, context: SearchContext): Promise<Response> {
  const { policy_search: searchId } = await readBody(request, policySearchSchema)
  const now = context.now()
  const search = await context.sealer.unseal('search', searchId, now)
  const { quoteProvider, recentAnswers } = context
  const key = recentAnswers && quoteProvider.answerKey?.(search, now)
  const recent = key === undefined ? undefined : recentAnswers?.get(key)
  if (recent !== undefined) return answerOfBytes(recent)
  const { status, policies, reason } = await quoteProvider.searchPolicies(search, now)
  const planExpiry = new Date(now.getTime() + planLifeMs)
  const plans = policies.map(({ plan }) => plan)
  const planIds = await sealPlans(context.sealer, plans, planExpiry)
  const answer = jsonBytes({
    status,
    policies: policies.map(({ policy }, place) => ({ ...policy, personal_plan_id: planIds[place] })),
    reason,
  })
  if (key !== undefined) recentAnswers?.set(key, answer)
  return answerOfBytes(answer)
}
