import { type FormData, newFormData } from './form-data.ts'
import { newPrimaryPerson, type Person, primaryPersonId, type relationships } from './person.ts'

/** The form with this list of people; the counts that follow from the list are set with it. */
export function withPeople(form: FormData, people: readonly Person[]): FormData {
  const list = people.length > 0 ? [...people] : [newPrimaryPerson()]
  return { ...form, people: list, numberOfPeople: list.length, shoppingForMultiple: list.length > 1 }
}

type AddedRelationship = Exclude<(typeof relationships)[number], 'Primary'>

/** What an added person can be to the primary one. */
export const addedRelationships = [
  'Spouse',
  'Child',
  'Parent',
  'Business Partner',
] as const satisfies readonly AddedRelationship[]

/** Whether it names what an added person can be to the primary one. */
export function isAddedRelationship(relationship: string): relationship is AddedRelationship {
  return addedRelationships.some((known) => known === relationship)
}

/** An added person before any answer; height, weight and rating start from the same defaults as the first one's. */
export function newAddedPerson(id: string, relationship: AddedRelationship): Person {
  return { ...newPrimaryPerson(), id, relationshipToPrimary: relationship }
}

/** How many people one form holds at most, the primary one among them. */
export const mostPeople = 10

/** Adds a person at the end; one whose id is taken is not added, nor one more than fit. */
export function addPerson(form: FormData, person: Person): FormData {
  const isTaken = form.people.some(({ id }) => id === person.id)
  return isTaken || form.people.length >= mostPeople ? form : withPeople(form, [...form.people, person])
}

/** Changes the person with this id (never the id itself); an unknown id changes nothing. */
export function updatePerson(
  form: FormData,
  personId: string,
  changes: Partial<Omit<Person, 'id'>>,
): FormData {
  return withPeople(
    form,
    form.people.map((person) => (person.id === personId ? { ...person, ...changes, id: personId } : person)),
  )
}

/** Removes the person with this id; the primary person stays. */
export function removePerson(form: FormData, personId: string): FormData {
  if (personId === primaryPersonId) return form
  return withPeople(
    form,
    form.people.filter(({ id }, index) => index === 0 || id !== personId),
  )
}

/** The person with this id; undefined when the form has none. */
export function personById(form: FormData, personId: string): Person | undefined {
  return form.people.find(({ id }) => id === personId)
}

/**
 * The answers back at their defaults. The session is not an answer: who is signed in stays so. Nor does who starts over
 * allow calls again: how to be reached stays.
 */
export function resetForm(form: FormData): FormData {
  const { userId, isAuthenticated, reach } = form
  return { ...newFormData(), userId, isAuthenticated, ...(reach && { reach }) }
}
