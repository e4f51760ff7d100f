import { z } from 'zod'
import { bestTimes } from '#domain/leads/lead.ts'
import { formatPhoneInput } from '#domain/people/contact/phone.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'

/** What was typed and picked to apply or to ask for a call; a field that nobody touched is undefined. */
export const contactDraftSchema = z.object({
  fullName: z.string().max(400).optional(),
  phone: z.string().max(40).optional(),
  email: z.string().max(400).optional(),
  bestTimes: z.array(z.enum(bestTimes)).max(bestTimes.length),
})
export type ContactDraft = z.infer<typeof contactDraftSchema>

export const emptyContactDraft: ContactDraft = { bestTimes: [] }

/** What the form shows: what was typed, and until then what the first person has answered. */
export type ContactFields = {
  fullName: string
  phone: string
  email: string
  bestTimes: ContactDraft['bestTimes']
}

/** The fields of the form, filled from the answers where nothing was typed yet. */
export function contactFields(draft: ContactDraft, form: FormData): ContactFields {
  const { fullName, phone, email } = primaryPerson(form)
  return {
    fullName: draft.fullName ?? fullName,
    phone: draft.phone ?? formatPhoneInput(phone),
    email: draft.email ?? email,
    bestTimes: draft.bestTimes,
  }
}
