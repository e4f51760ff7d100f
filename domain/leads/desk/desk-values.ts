import { z } from 'zod'
import { bestTimes, leadKinds, storedLeadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { languages } from '#domain/site/language.ts'

// What the desk's functions answer (supabase/migrations, docs/desk.md) is made of these.

/**
 * A time, RFC 3339 with microseconds: where one is sent back (`before_at`, `next_contact_at`), it has to be the text that
 * came.
 */
export const deskTime = z.iso.datetime({ offset: true })

/** Entries of an earlier version that are no longer understood are left out, so that they hide nothing else. */
export function known<T extends z.ZodType>(entry: T) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((one) => {
      const read = entry.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )
}

/** What a request may be: what visitors send, and what the agent typed in or took over from a file. */
export const requestKinds = [...leadKinds, 'typed', 'imported'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a request says of how somebody is reached, and what they want. */
export const requestFields = {
  kind: z.enum(requestKinds),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reach: z.array(z.enum(reachWays)),
  language: z.enum(languages),
  best_times: z.array(z.enum(bestTimes)),
  time_zone: z.string().nullable(),
  plans: known(storedLeadPlanSchema),
  is_out_of_state: z.boolean(),
}

/** What was agreed to, and where. */
export const consentFields = {
  consent: z.boolean(),
  consent_version: z.string().nullable(),
  consent_at: deskTime.nullable(),
  /** What was agreed to by voice, in the agent's words: no sentence was shown, and `consent` is false. */
  consent_note: z.string().nullable(),
  page: z.string().nullable(),
}
