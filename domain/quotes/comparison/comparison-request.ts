import { phoneDigits } from '#domain/people/contact/phone.ts'
import { isAdult, isCalendarDate } from '#domain/people/dates/age.ts'
import { type Person, termLengths } from '#domain/people/person.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { type PlanType, policyTypeOf } from '#domain/plans/plan-type.ts'
import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'

const defaultTerm = 20

const requiredFields = ['fullName', 'dateOfBirth', 'email', 'phone', 'residentState'] as const
type RequiredField = (typeof requiredFields)[number]

/**
 * Which of the answers that a comparison needs are missing: the four of ERROR-27, and the state, without
 * which every quote service refuses. A birth date or a state that is none counts as missing.
 */
export function missingInformation(person: Person): RequiredField[] {
  return requiredFields.filter((field) => !isGiven(field, person[field]))
}

function isGiven(field: RequiredField, answer: string): boolean {
  if (field === 'dateOfBirth') return isCalendarDate(answer)
  return field === 'residentState' ? isStateCode(answer) : answer.trim() !== ''
}

type ComparisonReadiness = 'ready' | 'missingInformation' | 'underAge'

/**
 * Whether quotes can be asked for this person. Services are for people of 18 or over; an added child is quoted as
 * far as a product's issue ages reach. `today` is an ISO date.
 */
export function comparisonReadiness(person: Person, today: string): ComparisonReadiness {
  if (missingInformation(person).length > 0) return 'missingInformation'
  const isChild = person.relationshipToPrimary === 'Child'
  return isChild || isAdult(person.dateOfBirth, today) ? 'ready' : 'underAge'
}

/**
 * The body of a comparison's quote request. `coverage` in USD. An unanswered sex asks for Male, the dearer price,
 * so that nobody is shown less than they would pay; unanswered tobacco is none, by CALLS-21.
 */
export function buildComparisonRequest(
  person: Person,
  planType: PlanType,
  coverage: number,
): QuoteRequestBody {
  return {
    policy_type: policyTypeOf(planType),
    resident_state: person.residentState,
    death_benefit: Math.max(0, Math.trunc(coverage)),
    payment_schedule: 'Monthly',
    date_of_birth: person.dateOfBirth,
    gender: person.gender ?? 'Male',
    tobacco: person.smoker ?? false,
    height_feet: person.heightFeet,
    height_inches: person.heightInches,
    weight_pounds: person.weightPounds,
    health_rating: person.healthRating,
    name: person.fullName.trim(),
    email: person.email.trim(),
    phone: phoneDigits(person.phone),
    ...planFields(person, planType),
  }
}

function planFields(person: Person, planType: PlanType): Partial<QuoteRequestBody> {
  switch (planType) {
    case 'term':
      return { term_duration: termYearsOf(person), expedited_products: true }
    case 'whole':
      return { paid_up_period: 'To Age 100' }
    case 'iul':
      return { main_goal: 'Balanced' }
  }
}

/** The person's chosen term in years, or the default of 20. */
export function termYearsOf(person: Person): number {
  return termLengths.find((years) => years === person.selectedTerm) ?? defaultTerm
}
