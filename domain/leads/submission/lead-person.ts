import type { LeadPerson } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { isAnswered } from '#domain/people/answered.ts'
import { newPrimaryPerson, type Person, questionsWithDefault } from '#domain/people/person.ts'
import { asksHealth } from '#domain/quotes/instant/instant-fields.ts'
import type { InstantField, InstantForm } from '#domain/quotes/instant/instant-form.ts'

/**
 * What a lead tells the agent of one person's answers: whatever the device holds, it fits `leadPersonSchema`, for
 * a submission that is refused because of one long answer could not be understood. Height in feet and inches, weight in
 * lb; 0, or an empty class, where nobody answered: a default is no answer.
 */
export function leadPersonFrom(person: Person): LeadPerson {
  const hasHeight = isAnswered(person, 'height')
  return {
    fullName: leadText(person.fullName, 120),
    relationship: leadText(person.relationshipToPrimary, 40),
    dateOfBirth: leadText(person.dateOfBirth, 10),
    residentState: leadText(person.residentState, 2),
    ...(person.gender === undefined ? {} : { gender: person.gender }),
    heightFeet: hasHeight ? Math.round(within(person.heightFeet, 9)) : 0,
    heightInches: hasHeight ? Math.round(within(person.heightInches, 11)) : 0,
    weightPounds: isAnswered(person, 'weight') ? within(person.weightPounds, 2_000) : 0,
    healthRating: isAnswered(person, 'healthRating') ? leadText(person.healthRating, 40) : '',
    ...(person.smoker === undefined ? {} : { smoker: person.smoker }),
    medicalConditions: shortTexts(person.medicalConditions),
    medications: shortTexts(person.medications),
    goals: shortTexts(person.insuranceGoals),
  }
}

/** Whether a person has answered anything that the agent would otherwise ask again. */
export function hasLeadAnswers(person: Person): boolean {
  const { medicalConditions, medications, insuranceGoals } = person
  return (
    person.dateOfBirth !== '' ||
    person.residentState !== '' ||
    person.gender !== undefined ||
    person.smoker !== undefined ||
    [medicalConditions, medications, insuranceGoals].some(({ length }) => length > 0) ||
    isAnswered(person, 'height') ||
    isAnswered(person, 'weight')
  )
}

/**
 * What a lead tells of the answers that an instant quote was priced with; the name is the first person's, where known.
 * `assumed`: the fields with a default that nobody touched, which are no answers.
 */
export function leadPersonOfInstant(
  form: InstantForm,
  fullName: string,
  assumed: readonly InstantField[],
): LeadPerson {
  const { dateOfBirth, residentState, gender, tobacco, productType } = form
  const isTold = (...fields: InstantField[]) =>
    asksHealth(productType) && !fields.every((field) => assumed.includes(field))
  const hasHeight = isTold('heightFeet', 'heightInches')
  return leadPersonFrom({
    ...newPrimaryPerson(),
    answered: [...questionsWithDefault],
    fullName,
    dateOfBirth,
    residentState: assumed.includes('residentState') ? '' : residentState,
    ...(gender === undefined ? {} : { gender }),
    heightFeet: hasHeight ? (form.heightFeet ?? 0) : 0,
    heightInches: hasHeight ? (form.heightInches ?? 0) : 0,
    weightPounds: isTold('weightPounds') ? (form.weightPounds ?? 0) : 0,
    healthRating: isTold('healthRating') ? (form.healthRating ?? '') : '',
    ...(tobacco === undefined ? {} : { smoker: tobacco }),
  })
}

function within(number: number, most: number): number {
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), most)
}

function shortTexts(texts: readonly string[]): string[] {
  return texts
    .map((text) => leadText(text, 200))
    .filter((text) => text !== '')
    .slice(0, 40)
}
