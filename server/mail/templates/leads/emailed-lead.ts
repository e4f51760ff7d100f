import { z } from 'zod'
import type { mailRecipients } from '#domain/leads/desk/mails.ts'
import { bestTimes, leadKinds, storedLeadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { languages } from '#domain/site/language.ts'
import type { EmailSettings } from '#server/mail/templates/email-content.ts'

/** What the emails of a lead are written from. Answers about health are not among it. */
export const emailedLeadSchema = z.object({
  id: z.uuid(),
  kind: z.enum(leadKinds),
  person_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  plans: z.array(storedLeadPlanSchema),
  consent: z.boolean(),
  consent_version: z.string().nullable(),
  best_times: z.array(z.enum(bestTimes)),
  time_zone: z.string().nullable(),
  reach: z.array(z.enum(reachWays)),
  /** The ways that this address or this number refuses now, whenever and wherever that was said. */
  refused: z.array(z.enum(reachWays)),
  /** Names the request in the link by which the visitor refuses ways. */
  contact_code: z.string(),
  /** Whoever it is for lives where the agent has no license, in the state with this code. */
  is_out_of_state: z.boolean(),
  resident_state: z.string().nullable(),
  created_at: z.date(),
})
export type EmailedLead = z.infer<typeof emailedLeadSchema>

/** What those of leads say besides of where they come from. */
export interface LeadEmailSettings extends EmailSettings {
  /** Where the functions answer: the site itself, or a hosted project. */
  backendUrl: string
}

/** One of the emails of a lead. */
export type LeadEmail = {
  id: string
  recipient: (typeof mailRecipients)[number]
  /** The visitor's; null for the agent, whose address stands in the settings. */
  address: string | null
  /** The visitor's: names the link to where the request stands, and is made anew with each try. */
  statusToken?: string
}

/** The email with the digits that open the page on which a request stands. */
export type CodeEmail = { id: string; recipient: 'code'; address: string; digits: string }
