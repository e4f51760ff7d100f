import type { CartItem } from '#domain/cart/cart-item.ts'
import { chosenPlans, itemOfChosenPlan } from '#domain/cart/chosen-plan.ts'
import { type FormData, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { mostPeople } from '#domain/people/people.ts'
import { newPrimaryPerson, type Person } from '#domain/people/person.ts'
import { countDigits } from '#domain/people/phone.ts'
import { type StepProblem, stepProblem } from '#domain/questionnaire/validate.ts'
import type { CallFields } from './call-draft.ts'
import { type CallRequest, callRequestSchema, type LeadPerson, type LeadPlan } from './lead.ts'
import { leadPersonFrom } from './lead-person.ts'
import { leadText } from './lead-text.ts'
import { mostPlans } from './most-plans.ts'
import { leadPlanFrom, leadPlanOfChoice } from './plan-of-item.ts'

const longestName = 120

/** What the tick "Send my answers and plans along" hands over. */
export type SharedAnswers = { people: LeadPerson[]; plans: LeadPlan[] }

/**
 * The answers and plans that a call wish can take along: everybody who has answered more than how to be reached, and the
 * chosen plans, or what lies in the cart where none is chosen yet.
 */
export function sharedAnswers(form: FormData, cart: readonly CartItem[]): SharedAnswers {
  const chosen = chosenPlans(form).map((plan) => leadPlanOfChoice(plan, itemOfChosenPlan(plan, cart)))
  const plans = chosen.length > 0 ? chosen : cart.map(leadPlanFrom)
  return {
    people: form.people.filter(hasAnswers).slice(0, mostPeople).map(leadPersonFrom),
    plans: plans.slice(0, mostPlans.application),
  }
}

/** Whether a person has answered anything that a call would otherwise ask again. */
function hasAnswers(person: Person): boolean {
  const { heightFeet, heightInches, weightPounds } = newPrimaryPerson()
  const { medicalConditions, medications, insuranceGoals } = person
  return (
    person.dateOfBirth !== '' ||
    person.residentState !== '' ||
    person.gender !== undefined ||
    person.smoker !== undefined ||
    [medicalConditions, medications, insuranceGoals].some(({ length }) => length > 0) ||
    person.heightFeet !== heightFeet ||
    person.heightInches !== heightInches ||
    person.weightPounds !== weightPounds
  )
}

/** What is wrong with the fields of the form, by field; the questionnaire's own rules, and its own messages. */
export type CallProblems = {
  fullName?: StepProblem
  phone?: { problem: StepProblem; digits: number }
  email?: 'emailInvalid'
}

/** The problems of a call wish; an empty e-mail is none, for it may be left out. */
export function callProblems({ fullName, phone, email }: CallFields): CallProblems {
  const form = updatePrimaryPerson(newFormData(), { fullName, phone })
  const ofName = leadText(fullName, longestName) === '' ? 'nameMissing' : undefined
  // Neither rule looks at the day.
  const ofPhone = stepProblem('phone', form, '')
  const isEmailWrong = email.trim() !== '' && !callRequestSchema.shape.email.safeParse(email.trim()).success
  return {
    ...(ofName && { fullName: ofName }),
    ...(ofPhone && { phone: { problem: ofPhone, digits: countDigits(phone) } }),
    ...(isEmailWrong && { email: 'emailInvalid' as const }),
  }
}

/** What stands in a call wish besides its key: all that decides whether it is the same one. */
export type CallContent = Omit<CallRequest, 'idempotencyKey'>

/** The call wish as `request-call` takes it; nothing of the answers is in it but what `shared` names. */
export function callRequestFrom(parts: {
  fields: CallFields
  shared: SharedAnswers | undefined
  kind: CallRequest['kind']
  language: CallRequest['language']
  /** The page's path, without parameters. */
  page: string
  /** An IANA name; left out where the browser tells none that is understood. */
  timeZone: string | undefined
  consent: boolean
  consentVersion: string
  website: string
}): CallContent {
  const { fields, shared, timeZone, ...rest } = parts
  const email = fields.email.trim()
  const zone = callRequestSchema.shape.timeZone.safeParse(timeZone)
  return {
    ...rest,
    fullName: leadText(fields.fullName, longestName),
    phone: fields.phone,
    ...(email === '' ? {} : { email }),
    bestTimes: fields.bestTimes,
    ...(zone.success && zone.data !== undefined ? { timeZone: zone.data } : {}),
    plans: shared?.plans ?? [],
    people: shared?.people ?? [],
  }
}
