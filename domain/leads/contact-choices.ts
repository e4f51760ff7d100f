import { z } from 'zod'
import { type LeadKind, leadKinds } from './lead.ts'
import { type ReachWay, reachWays } from './reach.ts'

export const contactChoicesName = 'contact-choices'

/** The code of a request that its mails carry: 128 random bits as base64url, made by the database. */
const contactCode = /^[\w-]{22}$/

export const isContactCode = (text: string): boolean => contactCode.test(text)

/** What `contact-choices` takes: the code of a mail's link, and the ways that are refused from now on; none asks alone. */
export const contactChoicesRequestSchema = z.object({
  code: z.string().max(100),
  refuse: z.array(z.enum(reachWays)).max(reachWays.length).default([]),
})

/** What it answers: which kind of request the link is of, and every way that is refused now. Nothing of who sent it. */
export const contactChoicesSchema = z.object({
  kind: z.enum(leadKinds),
  refused: z.array(z.enum(reachWays)),
})
export type ContactChoices = z.infer<typeof contactChoicesSchema>

/** Whether the visitor's mail about such a request is itself what was asked for: it goes out whatever was refused. */
export const isMailAskedFor = (kind: LeadKind): boolean => kind === 'quote_email'

/** The ways that are not refused, in the order of the list. */
export function waysLeft(refused: readonly ReachWay[]): ReachWay[] {
  return reachWays.filter((way) => !refused.includes(way))
}
