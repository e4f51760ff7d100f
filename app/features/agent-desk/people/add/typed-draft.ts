import { createTabMemory } from '#app/features/agent-desk/people/tab-memory.ts'
import { timeOf } from '#app/features/agent-desk/reach/when.ts'
import { longestNote, type TypedPerson } from '#domain/leads/csv/import-line.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { type ReachWay, reachableBy } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { countDigits, isPhoneNumber } from '#domain/people/contact/phone.ts'
import { isLicensedIn, type LicensedStates } from '#domain/people/states/licensed-states.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import type { Language } from '#domain/site/language.ts'

/** A person as the agent types them in; times as a field for date and time has them. */
export interface TypedDraft {
  /** Kept over retries, so that a second try stores nobody twice. */
  key: string
  name: string
  phone: string
  email: string
  state: string
  language: Language
  reach: ReachWay[]
  consentNote: string
  consentAt: string
  notes: string
  nextAt: string
}

export const typedFields = ['name', 'phone', 'email', 'consentAt', 'nextAt'] as const
export type TypedField = (typeof typedFields)[number]

/** What is typed stays while other parts of the desk are looked at. */
export const typedMemory = createTabMemory<TypedDraft>(() => true)

/** What has to be put right, each by the key of its sentence. */
export function typedProblems(draft: TypedDraft, now: Date): { readonly [Field in TypedField]?: string } {
  const { name, phone, email, consentNote, consentAt, nextAt } = draft
  const saidAt = timeOf(consentAt)
  const isPhone = countDigits(phone) > 0
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(isPhone
      ? !isPhoneNumber(phone) && { phone: 'phoneWrong' }
      : email.trim() === '' && { phone: 'contactMissing' }),
    ...(email.trim() !== '' && !isEmailAddress(email) && { email: 'emailWrong' }),
    ...(consentNote.trim() !== '' && (!saidAt || saidAt > now) && { consentAt: 'consentAtWrong' }),
    ...(nextAt !== '' && !timeOf(nextAt) && { nextAt: 'nextWrong' }),
  }
}

/** A draft without problems, as the desk stores it. */
export function typedPerson(draft: TypedDraft, licensedStates: LicensedStates): TypedPerson {
  const { key, language, reach, state } = draft
  const email = draft.email.trim() || null
  const phone = countDigits(draft.phone) > 0 ? draft.phone : null
  const consent = draft.consentNote.trim()
  return {
    key,
    name: leadText(draft.name, 120),
    phone,
    email,
    state: isStateCode(state) ? state : null,
    is_out_of_state: !isLicensedIn(licensedStates, state),
    language,
    reach: reachableBy(reach, { email: email ?? undefined, phone: phone ?? undefined }),
    notes: draft.notes.trim().slice(0, longestNote) || null,
    next_contact_at: timeOf(draft.nextAt)?.toISOString() ?? null,
    consent_note: consent || null,
    consent_at: (consent && timeOf(draft.consentAt)?.toISOString()) || null,
  }
}
