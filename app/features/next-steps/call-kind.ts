import { z } from 'zod'
import { type CallRequest, type LeadPlan, leadPlanSchema } from '#domain/leads/lead.ts'

const stateSchema = z.object({ kind: z.literal('callback') })
const plansSchema = z.object({ plans: z.array(leadPlanSchema) })

/** Why a call is asked for: `callback` where something has failed and the navigation to this page says so. */
export function callKind(navigationState: unknown): CallRequest['kind'] {
  return stateSchema.safeParse(navigationState).success ? 'callback' : 'call'
}

/** The plans that a call is asked for, where the navigation to this page names any. */
export function callPlans(navigationState: unknown): readonly LeadPlan[] {
  const state = plansSchema.safeParse(navigationState)
  return state.success ? state.data.plans : []
}
