import type { Application, LeadPerson, LeadPlan } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { needsPhone, type ReachWay } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { countDigits, isPhoneNumber } from '#domain/people/contact/phone.ts'
import type { FormData } from '#domain/people/form-data.ts'
import type { ContactFields } from './contact-draft.ts'
import { hasLeadAnswers, leadPersonFrom } from './lead-person.ts'

const longestName = 120

/** What somebody wants to apply for, and the answers that go with it. */
export interface ApplicationRequest {
  plans: readonly LeadPlan[]
  people: readonly LeadPerson[]
}

/** A wish for these plans, with the answers of those whom they are for, as far as they have answered anything. */
export function wishFor(
  plans: readonly LeadPlan[],
  form: FormData,
  personIds: readonly string[],
): ApplicationRequest {
  const people = form.people.filter((person) => personIds.includes(person.id) && hasLeadAnswers(person))
  return { plans, people: people.map(leadPersonFrom) }
}

/** Whether every price is a sample: then there is nothing to apply for yet, and a call settles it. */
export function isForCall({ plans }: ApplicationRequest): boolean {
  return plans.every(({ isSample }) => isSample)
}

export type Contact = Pick<ContactFields, 'fullName' | 'email' | 'phone'>

/** What is wrong with the form, by field. */
export type ApplicationProblems = {
  fullName?: 'nameMissing'
  reach?: 'reachMissing'
  email?: 'emailMissing' | 'emailIncomplete'
  phone?: 'phoneMissing' | 'phoneTooShort'
}

/** What keeps an application from being sent: an address or a number is asked for by the ways that need it alone. */
export function applicationProblems(contact: Contact, reach: readonly ReachWay[]): ApplicationProblems {
  const { fullName, email, phone } = contact
  const emailProblem = email.trim() === '' ? 'emailMissing' : 'emailIncomplete'
  const phoneProblem = countDigits(phone) === 0 ? 'phoneMissing' : 'phoneTooShort'
  return {
    ...(leadText(fullName, longestName) === '' && { fullName: 'nameMissing' as const }),
    ...(reach.length === 0 && { reach: 'reachMissing' as const }),
    ...(reach.includes('email') && !isEmailAddress(email) && { email: emailProblem }),
    ...(needsPhone(reach) && !isPhoneNumber(phone) && { phone: phoneProblem }),
  }
}

/** What stands in an application besides its key: all that decides whether it is the same one. */
export type ApplicationContent = Omit<Application, 'idempotencyKey'>

/** An application without problems as `submit-application` takes it; what no chosen way needs is left out. */
export function applicationFrom(parts: {
  contact: Contact
  reach: readonly ReachWay[]
  wish: ApplicationRequest
  language: Application['language']
  /** The page's path, without parameters. */
  page: string
  consent: boolean
  consentVersion: string
  /** What stands in the field that nobody sees. */
  website: string
}): ApplicationContent {
  const { contact, reach, wish, website, ...circumstances } = parts
  const fullName = leadText(contact.fullName, longestName)
  return {
    ...circumstances,
    ...(website ? { website } : {}),
    fullName,
    ...(reach.includes('email') ? { email: contact.email.trim() } : {}),
    ...(needsPhone(reach) ? { phone: leadText(contact.phone, 40) } : {}),
    reach: [...reach],
    // Who was not named when the price was asked for is named now.
    plans: wish.plans.map((plan) => (plan.personName === '' ? { ...plan, personName: fullName } : plan)),
    people: [...wish.people],
  }
}
