import { z } from 'zod'
import { reachWays } from '#domain/leads/reach.ts'
import { consentFields, deskTime, requestFields, type requestKinds } from './desk-values.ts'
import { outcomes } from './outcomes.ts'
import { entryKinds } from './person-entry.ts'
import { lostReasons, stages } from './stages.ts'

/** How far somebody has come, and what is next. */
const progress = {
  stage: z.enum(stages),
  lost_reason: z.enum(lostReasons).nullable(),
  /** Two letters, of the newest request that names one. */
  state: z.string().nullable(),
  next_contact_at: deskTime.nullable(),
}

/**
 * A person as every list shows them. Name, phone and email are the newest that are known; kind, plans, language and
 * what is known of how to reach them are those of the newest request.
 */
export const personRowSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  ...requestFields,
  ...progress,
  owner_id: z.uuid().nullable(),
  /** When the oldest request came in that nobody has answered; null where none waits. */
  waiting_since: deskTime.nullable(),
  latest_at: deskTime,
  touched_at: deskTime,
  /** Rises with every change; what is changed by `desk_set` has to be the one that was seen. */
  revision: z.number(),
  requests: z.number(),
  /** Ways that this person, or whoever asked the agent for it, does not want to be reached by. */
  refused: z.array(z.enum(reachWays)),
  has_unsent_mail: z.boolean(),
  last_entry: z
    .object({ at: deskTime, kind: z.enum(entryKinds), outcome: z.enum(outcomes).nullable() })
    .nullable(),
})
export type PersonRow = z.infer<typeof personRowSchema>

/** `desk_log`, `desk_set`, `desk_assign`, `desk_merge`, `desk_split`, `desk_undo`: the person as they stand now. */
export const changedPersonSchema = personRowSchema.nullable()
/** `desk_log`: the same with the entry, which `desk_undo` takes back within a quarter of an hour. */
export const loggedPersonSchema = personRowSchema.extend({ entry_id: z.number() }).nullable()

/** `desk_today`: whom to turn to, each person once, and how many there are in all (1,000 at most). */
export const deskTodaySchema = z.object({
  overdue: z.array(personRowSchema),
  due: z.array(personRowSchema),
  fresh: z.array(personRowSchema),
  idle: z.object({ count: z.number(), people: z.array(personRowSchema) }),
  counts: z.object({ overdue: z.number(), due: z.number(), fresh: z.number() }),
})
export type DeskToday = z.infer<typeof deskTodaySchema>

/** `desk_people`: one page, newest first. The next one begins after its last person's `latest_at` and `id`. */
export const deskPeopleSchema = z.array(personRowSchema)

/** People of an export that are read at once: so few that it takes no longer than any other view of the desk. */
export const exportPageSize = 150

/**
 * `desk_export`: the requests of one page of people, newest first, without the answers about health. The next page
 * begins after the last one's `person_latest_at` and `person_id`.
 */
export const deskExportSchema = z.array(
  z.object({
    id: z.uuid(),
    ...requestFields,
    ...consentFields,
    ...progress,
    person_name: z.string().nullable(),
    created_at: deskTime,
    answered_at: deskTime.nullable(),
    person_id: z.uuid(),
    person_latest_at: deskTime,
    /** The email of the agent whose person it is. */
    owner: z.string().nullable(),
    refused: z.array(z.enum(reachWays)),
    /** All notes about the person, the oldest first. */
    notes: z.string().nullable(),
  }),
)
export type DeskExportRow = z.infer<typeof deskExportSchema>[number]

/** What `desk_people` may be narrowed down to besides a kind: everybody, those who wait, or one stage. */
export const personFilters = ['', 'waiting', ...stages] as const
export type PersonFilter = (typeof personFilters)[number]
export type KindFilter = '' | (typeof requestKinds)[number]
