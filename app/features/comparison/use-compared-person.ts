import { useFormData } from '#app/state/device/form-data.ts'
import { useComparedPersonId } from '#app/state/tab/compared-person.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { personById } from '#domain/people/people.ts'
import type { Person } from '#domain/people/person.ts'

export interface ComparedPerson {
  readonly person: Person
  readonly people: readonly Person[]
  choose: (personId: string) => void
}

/** Whose plans are on screen: the person chosen in this tab, or the first where nobody is chosen, or somebody who is gone. */
export function useComparedPerson(): ComparedPerson {
  const { form } = useFormData()
  const { personId, choose } = useComparedPersonId()
  const chosen = personId === undefined ? undefined : personById(form, personId)
  return { person: chosen ?? primaryPerson(form), people: form.people, choose }
}
