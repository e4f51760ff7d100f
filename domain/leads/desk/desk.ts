import { z } from 'zod'
import { auditEvents } from '#domain/account/audit-event.ts'
import {
  bestTimes,
  leadKinds,
  leadPersonSchema,
  leadStatuses,
  storedLeadPlanSchema,
} from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { languages } from '#domain/site/language.ts'
import { launchFindingSchema } from './launch-finding.ts'
import { mailErrorCodes } from './mail-error.ts'

// What the desk's functions answer (supabase/migrations, docs/desk.md). Times are RFC 3339 with microseconds: where one
// is sent back (`before_at`, `seen`), it has to be the text that came.
const time = z.iso.datetime({ offset: true })

/** Entries of an earlier version that are no longer understood are left out, so that they hide nothing else. */
function known<T extends z.ZodType>(entry: T) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((one) => {
      const read = entry.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )
}

const contact = {
  id: z.uuid(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  person_name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reach: z.array(z.enum(reachWays)),
  language: z.enum(languages),
  best_times: z.array(z.enum(bestTimes)),
  time_zone: z.string().nullable(),
  plans: known(storedLeadPlanSchema),
  created_at: time,
}

const consent = {
  consent: z.boolean(),
  consent_version: z.string().nullable(),
  consent_at: time.nullable(),
  page: z.string().nullable(),
  notes: z.string().nullable(),
  updated_at: time,
}

/** `desk_leads`: one page, newest first. The next page begins after its last lead's `created_at` and `id`. */
export const deskLeadsSchema = z.array(z.object({ ...contact, has_unsent_mail: z.boolean() }))
export type DeskLead = z.infer<typeof deskLeadsSchema>[number]

/** `desk_export`: a page as `desk_leads` gives it, with what a spreadsheet wants; without answers about health. */
export const deskExportSchema = z.array(z.object({ ...contact, ...consent }))
export type DeskExportLead = z.infer<typeof deskExportSchema>[number]

/** `desk_summary`. Waiting are leads with the status `new`; times are null where there is no such lead. */
export const deskSummarySchema = z.object({
  waiting: z.number(),
  oldest_waiting_at: time.nullable(),
  total: z.number(),
  newest_at: time.nullable(),
  /** Rises with every status that is set, on whichever device. */
  last_change: z.number().nullable(),
  unsent_mails: z.number(),
})
export type DeskSummary = z.infer<typeof deskSummarySchema>

/** How many came in, and how many of these do not wait any longer. */
const counts = { came_in: z.number(), answered: z.number() }

/** `desk_week`: Monday to Sunday of the current week; days as YYYY-MM-DD in the zone that was asked for. */
export const deskWeekSchema = z.array(z.object({ day: z.iso.date(), ...counts }))
export type DeskDay = z.infer<typeof deskWeekSchema>[number]

/** `desk_weeks`: the oldest first, the current one last; `week_start` is a Monday. */
export const deskWeeksSchema = z.array(z.object({ week_start: z.iso.date(), ...counts }))
export type DeskWeek = z.infer<typeof deskWeeksSchema>[number]

const mail = {
  id: z.uuid(),
  recipient: z.enum(['agent', 'visitor']),
  /** The visitor's; null for the agent, whose address stands in the settings. */
  address: z.string().nullable(),
  state: z.enum(['waiting', 'sent', 'failed']),
  tries: z.number(),
  problem: z.enum(mailErrorCodes).nullable().catch('other'),
  tried_at: time.nullable(),
  next_try_at: time.nullable(),
  sent_at: time.nullable(),
  created_at: time,
}

/** `desk_lead`: everything of one lead; null where there is none. `changes`: what the status was set to, the oldest first. */
export const deskLeadDetailSchema = z
  .object({
    ...contact,
    ...consent,
    people: known(leadPersonSchema),
    mails: z.array(z.object(mail)),
    changes: z.array(z.object({ at: time, status: z.enum(leadStatuses) })),
  })
  .nullable()
export type DeskLeadDetail = NonNullable<z.infer<typeof deskLeadDetailSchema>>
export type DeskMail = DeskLeadDetail['mails'][number]

/** `desk_change_lead`: what is stored now; null where somebody else changed the lead meanwhile, or it is gone. */
export const deskChangeSchema = z
  .object({ status: z.enum(leadStatuses), notes: z.string().nullable(), updated_at: time })
  .nullable()

/** `desk_unsent_mails`: what failed or waits for longer than it should, the oldest first, 200 at most. */
export const deskUnsentMailsSchema = z.array(
  z.object({ ...mail, lead_id: z.uuid(), person_name: z.string().nullable(), kind: z.enum(leadKinds) }),
)
export type DeskUnsentMail = z.infer<typeof deskUnsentMailsSchema>[number]

/** `desk_send_again`: the mail as it waits now; null where there is nothing to send. */
export const deskSendAgainSchema = z.object({ ...mail, lead_id: z.uuid() }).nullable()

/** `desk_person`: the leads of the same person, the newest first, and whether an account has that address. */
export const deskPersonSchema = z
  .object({
    leads: z.array(z.object({ id: z.uuid(), kind: z.enum(leadKinds), created_at: time })),
    has_account: z.boolean(),
  })
  .nullable()

/** `desk_erase`: how many leads are gone; null where there was none. */
export const deskEraseSchema = z.object({ erased: z.number() }).nullable()

/** `desk_audit`: one page, newest first; the next one begins after its last line's `id`. */
export const deskAuditSchema = z.array(
  z.object({
    id: z.number(),
    at: time,
    event: z.enum(auditEvents).or(z.literal('other')).catch('other'),
    /** The email of the agent who did it; null where the accounts service or a command did. */
    actor: z.string().nullable(),
    is_own: z.boolean().nullable(),
    /** The account or the lead that it happened to. */
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
  .object({ checked_at: time, findings: z.array(launchFindingSchema) })
  .nullable()
export type DeskLaunchCheck = NonNullable<z.infer<typeof deskLaunchCheckSchema>>
