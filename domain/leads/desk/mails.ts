import { z } from 'zod'
import { deskTime, requestKinds } from './desk-values.ts'
import { mailErrorCodes } from './mail-error.ts'

/** Whom the mails of a request go to, as `lead_mails` names them. */
export const mailRecipients = ['agent', 'visitor'] as const

const mail = {
  id: z.uuid(),
  recipient: z.enum(mailRecipients),
  /** The visitor's; null for the agent, whose address stands in the settings. */
  address: z.string().nullable(),
  /** `withheld`: not sent, because its address refuses emails. */
  state: z.enum(['waiting', 'sent', 'failed', 'withheld']),
  tries: z.number(),
  problem: z.enum(mailErrorCodes).nullable().catch('other'),
  tried_at: deskTime.nullable(),
  next_try_at: deskTime.nullable(),
  sent_at: deskTime.nullable(),
  created_at: deskTime,
}

/** A mail of a request, as `desk_person` gives it. */
export const deskMailSchema = z.object(mail)
export type DeskMail = z.infer<typeof deskMailSchema>

/** `desk_unsent_mails`: what failed or waits for longer than it should, the oldest first, 200 at most. */
export const deskUnsentMailsSchema = z.array(
  z.object({
    ...mail,
    lead_id: z.uuid(),
    person_id: z.uuid(),
    person_name: z.string().nullable(),
    kind: z.enum(requestKinds),
  }),
)
export type DeskUnsentMail = z.infer<typeof deskUnsentMailsSchema>[number]

/** `desk_send_again`: the mail as it waits now; null where there is nothing to send. */
export const deskSendAgainSchema = z.object({ ...mail, lead_id: z.uuid() }).nullable()
