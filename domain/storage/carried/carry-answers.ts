import { z } from 'zod'

/** The function that keeps what a browser has sealed, hands it out and deletes it (decision 049). */
export const carryAnswersName = 'carry-answers'

/** The longest that the database takes, in characters of base64url. */
export const mostSealed = 200_000

/** The largest body of a call, in bytes: what is sealed, and what stands around it. */
export const mostCarriedBytes = mostSealed + 1_024

const sealed = z
  .string()
  .min(1)
  .max(mostSealed)
  .regex(/^[\w-]+$/)

/** What `carry-answers` takes. What is to be kept is readable to nobody without the link; its secret alone deletes it. */
export const carryRequestSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('keep'), sealed, deleteHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({ step: z.literal('read'), id: z.uuid() }),
  z.object({ step: z.literal('delete'), id: z.uuid(), secret: z.string().min(1).max(100) }),
])
export type CarryRequest = z.infer<typeof carryRequestSchema>

/** The answer to `keep`. */
export const keptAnswersSchema = z.object({ id: z.uuid(), expiresAt: z.iso.datetime({ offset: true }) })
export type KeptAnswers = z.infer<typeof keptAnswersSchema>

/** The answer to `read`; what is kept no longer, or never was, is refused with 410. */
export const sealedAnswersSchema = z.object({ sealed, expiresAt: z.iso.datetime({ offset: true }) })
export type SealedAnswers = z.infer<typeof sealedAnswersSchema>

/** The answer to `delete`: whether something was there. Either way nothing is now, or the secret was another's. */
export const carriedDeletedSchema = z.object({ deleted: z.boolean() })
