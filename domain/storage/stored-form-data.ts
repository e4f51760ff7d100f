import { isRecord } from '#domain/json/is-record.ts'
import { parseJson } from '#domain/json/parse-json.ts'
import { type FormData, formDataSchema, newFormData } from '#domain/people/form-data.ts'
import { withPeople } from '#domain/people/people.ts'
import { newPrimaryPerson, type Person, personSchema, primaryPersonId } from '#domain/people/person.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { storageKeys } from './storage-keys.ts'
import { salvage } from './stored-json.ts'
import { readStored, reportCorrupt, reportRepaired, type StoredValue } from './stored-value.ts'

const key = storageKeys.formData

/** The answers on the device: what is right is kept, what is wrong defaults. */
export const storedFormData: StoredValue<FormData> = { key, parse: parseFormData, format: JSON.stringify }

/** The form data of a stored text; the defaults for none. Never throws. */
export function parseFormData(text: string | null, report: Report): FormData {
  if (text === null) return newFormData()
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    reportCorrupt(key, report)
    return newFormData()
  }
  const { people: storedPeople, ...rest } = json.value
  const form = salvage(formDataSchema, rest, newFormData())
  const people = salvagePeople(storedPeople)
  if (form.repaired || people.repaired) reportRepaired(key, report)
  return withPeople(form.value, people.list)
}

function salvagePeople(value: unknown): { list: Person[]; repaired: boolean } {
  if (value === undefined) return { list: [newPrimaryPerson()], repaired: false }
  if (!Array.isArray(value)) return { list: [newPrimaryPerson()], repaired: true }
  const list: Person[] = []
  let repaired = false
  for (const [index, stored] of value.entries()) {
    if (!isRecord(stored)) {
      repaired = true
      if (index === 0) list.push(newPrimaryPerson())
      continue
    }
    const person = salvage(personSchema, stored, { ...newPrimaryPerson(), id: `person-${index + 1}` })
    const id = index === 0 ? primaryPersonId : person.value.id
    repaired ||= person.repaired
    // Two people with one id could not be told apart when one of them is edited or removed.
    if (list.some((other) => other.id === id)) repaired = true
    else list.push({ ...person.value, id })
  }
  return { list: list.length > 0 ? list : [newPrimaryPerson()], repaired }
}

export function readFormData(store: KeyValueStore, report: Report): FormData {
  return readStored(store, storedFormData, report)
}
