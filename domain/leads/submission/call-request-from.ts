import type { CartItem } from '#domain/cart/cart-item.ts'
import { chosenPlans, itemOfChosenPlan } from '#domain/cart/chosen-plan.ts'
import { type CallRequest, callRequestSchema, type LeadPerson, type LeadPlan } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import { type ReachWay, reachableBy, withWay } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { countDigits } from '#domain/people/contact/phone.ts'
import { type FormData, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { mostPeople } from '#domain/people/people.ts'
import { type StepIssueCode, stepIssueCode } from '#domain/questionnaire/validation/validate.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'
import type { ContactFields } from './contact-draft.ts'
import { hasLeadAnswers, leadPersonFrom } from './lead-person.ts'
import { leadPlanFrom, leadPlanOfChoice } from './plan-of-item.ts'

const longestName = 120

/** What the tick "Include my answers and plans" hands over. */
export type SharedAnswers = { people: LeadPerson[]; plans: LeadPlan[] }

/**
 * The answers and plans that a call request can take along: everybody who has answered more than how to be reached, and the
 * plans that the call is asked for; else the chosen ones, or what lies in the cart where none is chosen yet.
 */
export function sharedAnswers(
  form: FormData,
  cart: readonly CartItem[],
  asked: readonly LeadPlan[] = [],
): SharedAnswers {
  const chosen = chosenPlans(form).map((plan) => leadPlanOfChoice(plan, itemOfChosenPlan(plan, cart)))
  const [plans = []] = [asked, chosen, cart.map(leadPlanFrom)].filter((some) => some.length > 0)
  return {
    people: form.people.filter(hasLeadAnswers).slice(0, mostPeople).map(leadPersonFrom),
    plans: plans.slice(0, mostPlans.application),
  }
}

/** What is wrong with a field of the form: the questionnaire's own rules, and one for the e-mail. */
type CallIssue = ValidationIssue<keyof ContactFields, StepIssueCode | 'emailInvalid'>

/** What is wrong with a request for a call; an empty e-mail is no issue, for it may be left out. */
export function callIssues({ fullName, phone, email }: ContactFields): CallIssue[] {
  const form = updatePrimaryPerson(newFormData(), { fullName, phone })
  const issues: CallIssue[] = []
  if (leadText(fullName, longestName) === '') issues.push({ field: 'fullName', code: 'nameMissing' })
  // The rule does not look at the day.
  const ofPhone = stepIssueCode('phone', form, '')
  if (ofPhone) issues.push({ field: 'phone', code: ofPhone, values: { digits: countDigits(phone) } })
  if (email.trim() !== '' && !isEmailAddress(email)) issues.push({ field: 'email', code: 'emailInvalid' })
  return issues
}

/** What stands in a call request besides its key: all that decides whether it is the same one. */
export type CallContent = Omit<CallRequest, 'idempotencyKey'>

/** The call request as `request-call` takes it; nothing of the answers is in it but what `shared` names. */
export function callRequestFrom(parts: {
  fields: ContactFields
  shared: SharedAnswers | undefined
  kind: CallRequest['kind']
  language: CallRequest['language']
  /** The page's path, without parameters. */
  page: string
  /** An IANA name; left out where the browser tells none that is understood. */
  timeZone: string | undefined
  consent: boolean
  consentVersion: string
  /** How this person has said that they may be reached: asking for a call adds the call. */
  reach: readonly ReachWay[]
  website: string
}): CallContent {
  const { fields, shared, timeZone, reach, ...rest } = parts
  const email = fields.email.trim()
  const zone = callRequestSchema.shape.timeZone.safeParse(timeZone)
  return {
    ...rest,
    fullName: leadText(fields.fullName, longestName),
    phone: fields.phone,
    ...(email === '' ? {} : { email }),
    bestTimes: fields.bestTimes,
    reach: reach.length > 0 ? reachableBy(withWay(reach, 'call', true), { email, phone: fields.phone }) : [],
    ...(zone.success && zone.data !== undefined ? { timeZone: zone.data } : {}),
    plans: shared?.plans ?? [],
    people: shared?.people ?? [],
  }
}
