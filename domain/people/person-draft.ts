import { z } from 'zod'
import { isAdult, isCalendarDate } from '#domain/people/dates/age.ts'
import { markAnswered } from './answered.ts'
import { type FormData, primaryPerson } from './form-data.ts'
import { addPerson, isAddedRelationship, newAddedPerson, updatePerson } from './people.ts'
import { genders, type Person, personSchema } from './person.ts'

/** Where a number is not chosen yet: below every height, so that no default passes for an answer. */
const notChosen = -1

/** The questions with a default that the form about an added person asks. */
const asked = ['height', 'weight', 'healthRating'] as const

/** An added person as far as the form about them is filled in. Weight in lb, 0 while there is none. */
export const personDraftSchema = z.object({
  personId: z.string().min(1),
  ...personSchema.pick({
    fullName: true,
    dateOfBirth: true,
    residentState: true,
    heightFeet: true,
    heightInches: true,
    weightPounds: true,
    healthRating: true,
    email: true,
    phone: true,
  }).shape,
  relationship: z.string(),
  gender: z.enum(genders).optional(),
  smoker: z.boolean().optional(),
  /** As typed, with commas between them. */
  medicalConditions: z.string(),
  medications: z.string(),
})
export type PersonDraft = z.infer<typeof personDraftSchema>

/** A person of whom nothing is known yet but, most likely, the state: the primary one's. */
export function newPersonDraft(personId: string, residentState: string): PersonDraft {
  return {
    personId,
    relationship: '',
    fullName: '',
    dateOfBirth: '',
    residentState,
    heightFeet: notChosen,
    heightInches: notChosen,
    weightPounds: 0,
    healthRating: '',
    email: '',
    phone: '',
    medicalConditions: '',
    medications: '',
  }
}

/** An added person's answers, to be changed. */
export function draftOf(person: Person): PersonDraft {
  const { id, relationshipToPrimary, medicalConditions, medications, ...answers } = person
  const draft = personDraftSchema.parse({
    ...answers,
    personId: id,
    relationship: relationshipToPrimary,
    medicalConditions: medicalConditions.join(', '),
    medications: medications.join(', '),
  })
  // Somebody known by name alone, from a saved plan, has a form's defaults and no answers.
  const hasAnswers = isCalendarDate(person.dateOfBirth)
  const { heightFeet, heightInches, weightPounds, healthRating } = newPersonDraft(id, '')
  return hasAnswers ? draft : { ...draft, heightFeet, heightInches, weightPounds, healthRating }
}

/** Whether the draft is about a child under 18, whose height and weight have bounds of their own. */
export function isMinor(draft: PersonDraft, today: string): boolean {
  return (
    draft.relationship === 'Child' && isCalendarDate(draft.dateOfBirth) && !isAdult(draft.dateOfBirth, today)
  )
}

/**
 * Takes a finished draft into the form: as a change of the person with its id, or as one more person. What the
 * draft does not ask for, such as the coverage asked for, stays. A draft without a relationship changes nothing.
 */
export function savePersonDraft(form: FormData, draft: PersonDraft): FormData {
  const { personId, relationship, gender, smoker, medicalConditions, medications, ...answers } = draft
  if (personId === primaryPerson(form).id || !isAddedRelationship(relationship)) return form
  const changes = {
    ...answers,
    fullName: answers.fullName.trim(),
    email: answers.email.trim(),
    relationshipToPrimary: relationship,
    ...(gender !== undefined && { gender }),
    ...(smoker !== undefined && { smoker }),
    medicalConditions: entriesOf(medicalConditions),
    medications: entriesOf(medications),
  }
  const known = form.people.find(({ id }) => id === personId)
  // The form about them starts from no defaults: what is saved was answered.
  const { answered } = markAnswered(known ?? newAddedPerson(personId, relationship), asked)
  return known
    ? updatePerson(form, personId, { ...changes, answered })
    : addPerson(form, { ...newAddedPerson(personId, relationship), ...changes, answered })
}

function entriesOf(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim())
  return [...new Set(entries.filter((entry) => entry !== ''))]
}
