import { z } from 'zod'
import { auditEvents } from '#domain/account/audit-event.ts'
import { deskTime } from './desk-values.ts'
import { agentCountSchema, launchFindingSchema, withAgentsNow } from './launch-finding.ts'

// What the desk's functions answer of all people together, and of the desk itself (docs/desk.md).

/** `desk_summary`. Waiting are people with a request that nobody has answered; times are null where there is none. */
export const deskSummarySchema = z.object({
  /** Whether the caller is an owner of the site: sees everybody, assigns, reads the launch check. */
  is_owner: z.boolean(),
  waiting: z.number(),
  oldest_waiting_at: deskTime.nullable(),
  /** How many people there are. */
  total: z.number(),
  newest_at: deskTime.nullable(),
  /** Differs after every change of a person, on whichever device. */
  last_change: z.number().nullable(),
  unsent_mails: z.number(),
})
export type DeskSummary = z.infer<typeof deskSummarySchema>

/** How many requests came in, and how many of these do not wait any longer. */
const counts = { came_in: z.number(), answered: z.number() }

/** `desk_week`: Monday to Sunday of the current week; days as YYYY-MM-DD in the zone that was asked for. */
export const deskWeekSchema = z.array(z.object({ day: z.iso.date(), ...counts }))
export type DeskDay = z.infer<typeof deskWeekSchema>[number]

/** `desk_weeks`: the oldest first, the current one last; `week_start` is a Monday. */
export const deskWeeksSchema = z.array(z.object({ week_start: z.iso.date(), ...counts }))
export type DeskWeek = z.infer<typeof deskWeeksSchema>[number]

/** `desk_agents`: who opens the desk. An owner of the site sees all of them, everybody else themselves. */
export const deskAgentSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string(),
  is_owner: z.boolean(),
  /** The states, two letters each, whose people come to this agent; none means all. */
  states: z.array(z.string()),
  /** Whether new people come to this agent, in turn with the others. */
  takes_leads: z.boolean(),
})
export type DeskAgent = z.infer<typeof deskAgentSchema>
export const deskAgentsSchema = z.array(deskAgentSchema)

/** `desk_audit`: one page, newest first; the next one begins after its last line's `id`. */
export const deskAuditSchema = z.array(
  z.object({
    id: z.number(),
    at: deskTime,
    event: z.enum(auditEvents).or(z.literal('other')).catch('other'),
    /** The email of the agent who did it; null where the accounts service or a command did. */
    actor: z.string().nullable(),
    is_own: z.boolean().nullable(),
    /** The account or the request that it happened to. */
    subject_id: z.uuid().nullable(),
    /** The account whose role was given or taken. */
    account: z.string().nullable(),
    has_lead: z.boolean(),
    lead_name: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).catch({}),
  }),
)
export type DeskAuditLine = z.infer<typeof deskAuditSchema>[number]

/** `desk_launch_check`: null where no process has looked. */
export const deskLaunchCheckSchema = z
  .object({
    checked_at: deskTime,
    findings: z.array(launchFindingSchema),
    /** Left out by a database that is older than this page. */
    agents: agentCountSchema.optional(),
  })
  .transform(({ checked_at, findings, agents }) => ({
    checked_at,
    findings: agents ? withAgentsNow(findings, agents) : findings,
  }))
  .nullable()
export type DeskLaunchCheck = NonNullable<z.infer<typeof deskLaunchCheckSchema>>
