import { z } from 'zod'
import { bestTimes, leadKinds, storedLeadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { languages } from '#domain/site/language.ts'

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
  created_at: z.date(),
})
export type EmailedLead = z.infer<typeof emailedLeadSchema>

/** One of the emails of a lead. */
export type LeadEmail = {
  id: string
  recipient: 'agent' | 'visitor'
  /** The visitor's; null for the agent, whose address stands in the settings. */
  address: string | null
}
