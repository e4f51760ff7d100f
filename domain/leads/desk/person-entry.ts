import { z } from 'zod'
import { reachWays } from '#domain/leads/reach.ts'
import { documents } from '#domain/leads/status/documents.ts'
import { deskTime } from './desk-values.ts'
import { outcomes } from './outcomes.ts'
import { lostReasons, stages } from './stages.ts'

/** What a line of a person's history tells: a contact, a note, or what was changed. */
export const entryKinds = [
  'call',
  'text',
  'email',
  'note',
  'stage',
  'next',
  'owner',
  'merge',
  'split',
  'wish',
  'visitor',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** A line of a person's history; `desk_note` and `desk_change_note` answer one alone. */
export const personEntrySchema = z.object({
  id: z.number(),
  at: deskTime,
  /** The name or else the email of who did it; null for the visitor and the site itself. */
  actor: z.string().nullable(),
  is_own: z.boolean(),
  kind: z.enum(entryKinds),
  outcome: z.enum(outcomes).nullable(),
  /** What was noted with it; null in the answer to a note that was removed. */
  body: z.string().nullable(),
  details: z
    .object({
      stage: z.enum(stages),
      lost_reason: z.enum(lostReasons),
      /** Null where the next contact was taken away. */
      next_contact_at: deskTime.nullable(),
      way: z.enum(reachWays),
      is_refused: z.boolean(),
      /** Where a wish comes from that nobody at the desk noted. */
      source: z.enum(['request', 'link', 'desk']),
      /** The name or email of the new owner; null where nobody is. */
      owner: z.string().nullable(),
      /** What a visitor did on the page of a mail's link, and about which document. */
      what: z.enum(['correction', 'ready', 'not_ready', 'erase']),
      document: z.enum(documents),
      /** How many requests were joined or parted. */
      requests: z.number(),
      /** Whether requests wait no longer by it, or again. */
      answered: z.boolean(),
    })
    .partial()
    .catch({}),
})
export type PersonEntry = z.infer<typeof personEntrySchema>

/** `desk_note`, `desk_change_note`: null where there is no such person, or no such note of one's own. */
export const deskNoteSchema = personEntrySchema.nullable()
