import { countDigits, isPhoneNumber } from '#domain/people/contact/phone.ts'
import { isCalendarDate } from '#domain/people/dates/age.ts'
import { datePartsOf } from '#domain/people/dates/date-parts.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { type Person, termLengths } from '#domain/people/person.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { isGoalId } from '#domain/questionnaire/goals.ts'
import {
  earliestDateOfBirth,
  heightBounds,
  type StepId,
  weightBounds,
} from '#domain/questionnaire/questions.ts'

/** What can be wrong with an answer, so that the page can say how to put it right. */
export const stepIssueCodes = [
  'policyTypeMissing',
  'goalMissing',
  'stateMissing',
  'coverageMissing',
  'nameMissing',
  'emailMissing',
  'emailNeedsAt',
  'phoneMissing',
  'phoneTooShort',
  'dateMissing',
  'dateInvalid',
  'dateTooEarly',
  'dateInFuture',
  'sexMissing',
  'tobaccoMissing',
  'heightOutOfRange',
  'weightOutOfRange',
  'healthRatingMissing',
  'termMissing',
] as const
export type StepIssueCode = (typeof stepIssueCodes)[number]

type Check = (person: Person, form: FormData, today: string) => StepIssueCode | undefined

const checks = {
  policyType: (person) => (person.selectedPlanType === undefined ? 'policyTypeMissing' : undefined),
  insuranceGoals: (_person, form) => (isGoalId(form.selectedInsuranceGoal) ? undefined : 'goalMissing'),
  state: (person) => (isStateCode(person.residentState) ? undefined : 'stateMissing'),
  coverage: (person) => (person.selectedCoverage > 0 ? undefined : 'coverageMissing'),
  fullName: (person) => (person.fullName.trim() === '' ? 'nameMissing' : undefined),
  email: (person) => {
    if (person.email.includes('@')) return undefined
    return person.email.trim() === '' ? 'emailMissing' : 'emailNeedsAt'
  },
  phone: (person) => {
    if (isPhoneNumber(person.phone)) return undefined
    return countDigits(person.phone) === 0 ? 'phoneMissing' : 'phoneTooShort'
  },
  dateOfBirth: (person, _form, today) => dateIssueCode(person.dateOfBirth, today),
  sex: (person) => (person.gender === undefined ? 'sexMissing' : undefined),
  tobacco: (person) => (person.smoker === undefined ? 'tobaccoMissing' : undefined),
  height: ({ heightFeet, heightInches }) =>
    isWholeWithin(heightFeet, heightBounds.minFeet, heightBounds.maxFeet) &&
    isWholeWithin(heightInches, heightBounds.minInches, heightBounds.maxInches)
      ? undefined
      : 'heightOutOfRange',
  weight: ({ weightPounds }) =>
    weightPounds >= weightBounds.min && weightPounds <= weightBounds.max ? undefined : 'weightOutOfRange',
  // The instant quote offers more ratings than the questionnaire: what was answered there holds here.
  healthRating: (person) =>
    healthRatings.some((rating) => rating === person.healthRating) ? undefined : 'healthRatingMissing',
  termLength: (person) =>
    termLengths.some((years) => years === person.selectedTerm) ? undefined : 'termMissing',
} as const satisfies Record<StepId, Check>

/** The first thing wrong with a step's answer, or undefined when it is valid. `today` is an ISO date. */
export function stepIssueCode(stepId: StepId, form: FormData, today: string): StepIssueCode | undefined {
  const check: Check = checks[stepId]
  return check(primaryPerson(form), form, today)
}

/** Whether Continue may leave the step. `today` is an ISO date. */
export function isStepValid(stepId: StepId, form: FormData, today: string): boolean {
  return stepIssueCode(stepId, form, today) === undefined
}

/** What is wrong with a date of birth, counted on `today` (ISO). One that lacks a part counts as missing. */
function dateIssueCode(dateOfBirth: string, today: string): StepIssueCode | undefined {
  const { year, month, day } = datePartsOf(dateOfBirth)
  if (year === '' || month === '' || day === '') return 'dateMissing'
  if (!isCalendarDate(dateOfBirth)) return 'dateInvalid'
  if (dateOfBirth < earliestDateOfBirth) return 'dateTooEarly'
  return dateOfBirth > today ? 'dateInFuture' : undefined
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
