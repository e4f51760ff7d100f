import type { Application, LeadPerson, LeadPlan } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { needsPhone, type ReachWay } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { countDigits, isPhoneNumber } from '#domain/people/contact/phone.ts'
import type { FormData } from '#domain/people/form-data.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'
import type { ContactFields } from './contact-draft.ts'
import { hasLeadAnswers, leadPersonFrom } from './lead-person.ts'

const longestName = 120

/** What somebody wants to apply for, and the answers that go with it. */
export interface ApplicationRequest {
  plans: readonly LeadPlan[]
  people: readonly LeadPerson[]
  /** Whom each of the plans is for. */
  personIds: readonly string[]
}

/** A request for these plans, with the answers of those whom they are for, as far as they have answered anything. */
export function applicationRequestFor(
  plans: readonly LeadPlan[],
  form: FormData,
  personIds: readonly string[],
): ApplicationRequest {
  const people = form.people.filter((person) => personIds.includes(person.id) && hasLeadAnswers(person))
  return { plans, people: people.map(leadPersonFrom), personIds }
}

/** Whether every price is a sample: then there is nothing to apply for yet, and a call settles it. */
export function isForCall({ plans }: ApplicationRequest): boolean {
  return plans.every(({ isSample }) => isSample)
}

export type Contact = Pick<ContactFields, 'fullName' | 'email' | 'phone'>

/** What is wrong with a field of the form. */
type ApplicationIssue = ValidationIssue<
  'fullName' | 'reach' | 'email' | 'phone',
  'nameMissing' | 'reachMissing' | 'emailMissing' | 'emailIncomplete' | 'phoneMissing' | 'phoneTooShort'
>

/** What keeps an application from being sent: an address or a number is asked for by the ways that need it alone. */
export function applicationIssues(contact: Contact, reach: readonly ReachWay[]): ApplicationIssue[] {
  const { fullName, email, phone } = contact
  const digits = countDigits(phone)
  const issues: ApplicationIssue[] = []
  if (leadText(fullName, longestName) === '') issues.push({ field: 'fullName', code: 'nameMissing' })
  if (reach.length === 0) issues.push({ field: 'reach', code: 'reachMissing' })
  if (reach.includes('email') && !isEmailAddress(email)) {
    issues.push({ field: 'email', code: email.trim() === '' ? 'emailMissing' : 'emailIncomplete' })
  }
  if (needsPhone(reach) && !isPhoneNumber(phone)) {
    issues.push({ field: 'phone', code: digits === 0 ? 'phoneMissing' : 'phoneTooShort', values: { digits } })
  }
  return issues
}

/** What stands in an application besides its key: all that decides whether it is the same one. */
export type ApplicationContent = Omit<Application, 'idempotencyKey'>

/** An application without issues as `submit-application` takes it; what no chosen way needs is left out. */
export function applicationFrom(parts: {
  contact: Contact
  reach: readonly ReachWay[]
  request: ApplicationRequest
  language: Application['language']
  /** The page's path, without parameters. */
  page: string
  consent: boolean
  consentVersion: string
  /** What stands in the field that nobody sees. */
  website: string
}): ApplicationContent {
  const { contact, reach, request, website, ...circumstances } = parts
  const fullName = leadText(contact.fullName, longestName)
  return {
    ...circumstances,
    ...(website ? { website } : {}),
    fullName,
    ...(reach.includes('email') ? { email: contact.email.trim() } : {}),
    ...(needsPhone(reach) ? { phone: leadText(contact.phone, 40) } : {}),
    reach: [...reach],
    // Who was not named when the price was asked for is named now.
    plans: request.plans.map((plan) => (plan.personName === '' ? { ...plan, personName: fullName } : plan)),
    people: [...request.people],
  }
}
