import { z } from 'zod'
import { deskTime } from '#domain/leads/desk/desk-values.ts'
import { lostReasons, stages } from '#domain/leads/desk/stages.ts'
import { leadPlanSchema, phoneSchema, singleLine } from '#domain/leads/lead.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { emailSchema } from '#domain/people/contact/email-schema.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { languages } from '#domain/site/language.ts'

/** How much a file may hold: lines below its head, and bytes. */
export const importLimits = { lines: 5_000, bytes: 2_000_000 } as const
/** People who are stored by one call. */
export const importPiece = 200
/** The longest note, as the database keeps it. */
export const longestNote = 10_000

const ways = z.array(z.enum(reachWays)).max(reachWays.length)

/** What the agent says of somebody, typed in or in a file. */
const told = {
  /** Made once: a second call with it stores nothing. */
  key: z.uuid(),
  phone: phoneSchema.nullable(),
  email: emailSchema.nullable(),
  state: z.string().refine(isStateCode).nullable(),
  /** Whether the agent has no license there. */
  is_out_of_state: z.boolean(),
  language: z.enum(languages),
  /** How they may be reached; none where they did not say. */
  reach: ways,
  notes: z.string().max(longestNote).nullable(),
  next_contact_at: deskTime.nullable(),
}

type Reached = { email: string | null; phone: string | null }
const isReachable = ({ email, phone }: Reached) => email !== null || phone !== null
const unreachable = { path: ['phone'] }

/** One person of a file, as `desk_import` stores them; lines of the same person are one. */
export const importLineSchema = z
  .object({
    ...told,
    name: singleLine(120).nullable(),
    /** Ways by which they do not want to be reached. */
    refused: ways,
    stage: z.enum(stages),
    lost_reason: z.enum(lostReasons).nullable(),
    /** The email of the agent whose person it is. */
    owner: z.string().max(254).nullable(),
    plans: z.array(leadPlanSchema).max(mostPlans.application),
    /** Whether it is stored, as another request, where the same person is there already. */
    is_repeat: z.boolean(),
  })
  .refine(isReachable, unreachable)
export type ImportLine = z.infer<typeof importLineSchema>
export const importPieceSchema = z.array(importLineSchema).max(importPiece)

/**
 * `desk_import`: how many were stored now, how many by an earlier call, how many left out because the person is there, and
 * the places (from 0) of those that the database did not take.
 */
export const deskImportSchema = z.object({
  added: z.number(),
  stored: z.number(),
  known: z.number(),
  refused: z.array(z.number()),
})
export type DeskImport = z.infer<typeof deskImportSchema>

/** `desk_known`: by its place, whether the same person is there. */
export const deskKnownSchema = z.array(z.uuid().nullable())

/** A person typed in, as `desk_add` takes them. */
export const typedPersonSchema = z
  .object({
    ...told,
    name: singleLine(120).min(1),
    /** What they agreed to, by voice, in the agent's words, and when. */
    consent_note: z.string().max(1_000).nullable(),
    consent_at: deskTime.nullable(),
  })
  .refine(isReachable, unreachable)
export type TypedPerson = z.infer<typeof typedPersonSchema>

/** `desk_add`: the person of the new request. */
export const deskAddSchema = z.uuid()

/** `desk_alike`: who is there with this phone or email. */
export const deskAlikeSchema = z.array(
  z.object({ id: z.uuid(), name: z.string().nullable(), requests: z.number(), latest_at: deskTime }),
)
export type AlikePerson = z.infer<typeof deskAlikeSchema>[number]
