import { z } from 'zod'
import { deskTime, known } from '#domain/leads/desk/desk-values.ts'
import { stages } from '#domain/leads/desk/stages.ts'
import { leadKinds, phoneSchema, singleLine, storedLeadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { emailSchema } from '#domain/people/contact/email-schema.ts'
import { documents } from './documents.ts'

export const requestStatusName = 'request-status'

/** The token of a mail's link and that of a session: 128 random bits as base64url. */
const statusToken = /^[\w-]{22}$/

export const isStatusToken = (text: string): boolean => statusToken.test(text)

const token = z.string().max(100)

const correctionSchema = z
  .object({ fullName: singleLine(120).min(1), phone: phoneSchema, email: emailSchema })
  .partial()
  .refine((correction) => Object.keys(correction).length > 0)
/** What is right; what is left out is not touched. */
export type Correction = z.infer<typeof correctionSchema>

const changeSchema = z.union([
  z.strictObject({ refuse: z.array(z.enum(reachWays)).min(1).max(reachWays.length) }),
  z.strictObject({ correct: correctionSchema }),
  z.strictObject({ document: z.enum(documents), isReady: z.boolean() }),
  z.strictObject({ erase: z.literal(true) }),
  z.strictObject({ end: z.literal(true) }),
])
/** What a visitor does on the page. */
export type StatusChange = z.infer<typeof changeSchema>

/** What `request-status` takes: a link asks for a code, link and code open a session, and a session reads and changes. */
export const requestStatusRequestSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code'), link: token }),
  z.object({ step: z.literal('open'), link: token, code: z.string().max(20) }),
  z.object({ step: z.literal('read'), session: token }),
  z.object({ step: z.literal('change'), session: token, change: changeSchema }),
])
export type RequestStatusRequest = z.infer<typeof requestStatusRequestSchema>

/** What the page shows. Nothing of health is among it, and nothing that starts an application. */
export const requestStatusSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  stage: z.enum(stages),
  waiting_since: deskTime.nullable(),
  next_contact_at: deskTime.nullable(),
  refused: z.array(z.enum(reachWays)),
  /** The newest first. */
  requests: z
    .array(
      z.object({
        kind: z.enum(leadKinds),
        created_at: deskTime,
        is_out_of_state: z.boolean(),
        plans: known(storedLeadPlanSchema),
      }),
    )
    .min(1),
  documents: known(z.enum(documents)),
  /** What was asked on the page and the agent has not acted on. */
  asked: z.array(
    z.object({ what: z.enum(['correction', 'erase']), at: deskTime, body: z.string().nullable() }),
  ),
})
export type RequestStatus = z.infer<typeof requestStatusSchema>

/** The answer to `code`, whichever link it was asked with. */
export const codeAskedSchema = z.object({ asked: z.literal(true) })
export const sessionSchema = z.object({ session: z.string() })
/** What is left after a change; `over`: the requests are gone, or the session. */
export const changedStatusSchema = z.union([
  z.object({ over: z.enum(['erased', 'ended']) }),
  requestStatusSchema,
])
