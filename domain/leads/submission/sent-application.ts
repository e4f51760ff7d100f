import { z } from 'zod'
import { leadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { type HoursSettings, promisedSince } from '#domain/site/hours.ts'
import type { ApplicationContent } from './application-from.ts'

/** What a device remembers of an application that was stored: enough to say so again, and no answers. */
export const sentApplicationSchema = z.object({
  /** The key under which it was stored, which nobody else knows. */
  key: z.uuid(),
  /** When it was stored, as an ISO timestamp. */
  at: z.iso.datetime({ offset: true }),
  fullName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  reach: z.array(z.enum(reachWays)),
  plans: z.array(leadPlanSchema),
  /** Whether whoever it is for lives where the agent has no license. */
  isOutOfState: z.boolean().optional(),
})
export type SentApplication = z.infer<typeof sentApplicationSchema>

/** The oldest give way. */
const most = 5

/** A stored application as the device remembers it. */
export function sentApplication(
  content: ApplicationContent,
  stored: Pick<SentApplication, 'key' | 'at' | 'isOutOfState'>,
): SentApplication {
  const { fullName, email, phone, reach, plans } = content
  const { key, at, isOutOfState } = stored
  return {
    key,
    at,
    fullName,
    ...(email && { email }),
    ...(phone && { phone }),
    reach,
    plans,
    ...(isOutOfState && { isOutOfState }),
  }
}

/** The applications with this one at their end; one that was sent again stands once. */
export function withSent(sent: readonly SentApplication[], added: SentApplication): SentApplication[] {
  return [...sent.filter(({ key }) => key !== added.key), added].slice(-most)
}

/** The newest application that is for the plan with this id. */
export function sentFor(sent: readonly SentApplication[], planId: string): SentApplication | undefined {
  return sent.findLast(({ plans }) => plans.some(({ applyProductCode }) => applyProductCode === planId))
}

/** Whether the time in which an answer was promised still runs; for nothing that was sent it does not. */
export function isPromiseOpen(
  { at }: Pick<SentApplication, 'at'>,
  now: Date,
  settings: HoursSettings,
): boolean {
  return at !== '' && new Date(at) >= promisedSince(now, settings)
}
