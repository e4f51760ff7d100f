import { z } from 'zod'
import { leadPersonSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { consentFields, deskTime, known, requestFields } from './desk-values.ts'
import { deskMailSchema } from './mails.ts'
import { personRowSchema } from './people.ts'
import { personEntrySchema } from './person-entry.ts'

/** Everything of one request. */
const personRequestSchema = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  person_name: z.string().nullable(),
  ...requestFields,
  ...consentFields,
  people: known(leadPersonSchema),
  created_at: deskTime,
  answered_at: deskTime.nullable(),
  updated_at: deskTime,
  mails: z.array(deskMailSchema),
})
export type PersonRequest = z.infer<typeof personRequestSchema>

/** What somebody wished, and when, the newest first: the latest of a way counts. `request`: a form said so. */
const contactWishSchema = z.object({
  way: z.enum(reachWays),
  is_refused: z.boolean(),
  at: deskTime,
  source: z.enum(['request', 'link', 'desk']),
  actor: z.string().nullable(),
})
export type ContactWish = z.infer<typeof contactWishSchema>

/** `desk_wish`: the wishes as they stand then; null where there is no such person. */
export const contactWishesSchema = z.array(contactWishSchema).nullable()

/** `desk_person`: everything of one person, requests and entries newest first; null where there is none. */
export const deskPersonSchema = personRowSchema
  .extend({
    requests: z.array(personRequestSchema),
    entries: z.array(personEntrySchema),
    wishes: z.array(contactWishSchema),
    /** Other people with the same phone or email. */
    alike: z.array(
      z.object({ id: z.uuid(), name: z.string().nullable(), requests: z.number(), latest_at: deskTime }),
    ),
    /** Whether an account has one of the addresses; the desk does not erase it. */
    has_account: z.boolean(),
  })
  .nullable()
export type DeskPerson = NonNullable<z.infer<typeof deskPersonSchema>>

/** `desk_person_of`: whose a request is; null where there is none. */
export const deskPersonOfSchema = z.uuid().nullable()

/** `desk_erase`: how many requests are gone; null where there was none. */
export const deskEraseSchema = z.object({ erased: z.number() }).nullable()
