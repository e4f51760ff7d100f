import { z } from 'zod'
import type { CallRequest } from '#domain/leads/lead.ts'

const stateSchema = z.object({ kind: z.literal('callback') })

/** Why a call is asked for: `callback` where something has failed and the navigation to this page says so. */
export function callKind(navigationState: unknown): CallRequest['kind'] {
  return stateSchema.safeParse(navigationState).success ? 'callback' : 'call'
}
