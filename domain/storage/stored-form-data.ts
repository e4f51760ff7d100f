import { isRecord } from '#domain/json/is-record.ts'
import { type FormData, formDataSchema, newFormData } from '#domain/people/form-data.ts'
import { withPeople } from '#domain/people/people.ts'
import { newPrimaryPerson, type Person, personSchema, primaryPersonId } from '#domain/people/person.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { storageKeys } from './storage-keys.ts'

/** The form data of a stored text: what is right is kept, what is wrong defaults. Never throws. */
export function parseFormData(text: string | null, report: Report): FormData {
  if (text === null) return newFormData()
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('Stored form data is corrupt and was ignored')
    return newFormData()
  }
  const { people: storedPeople, ...rest } = json.value
  const form = salvage(formDataSchema, rest, newFormData())
  const people = salvagePeople(storedPeople)
  if (form.repaired || people.repaired) report('Stored form data had wrong parts, which were ignored')
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

/** The answers on the device, as `parseFormData` reads them; the defaults when there are none. */
export function readFormData(store: KeyValueStore, report: Report): FormData {
  return parseFormData(store.getItem(storageKeys.formData), report)
}

/** Keeps the answers in place of those before. */
export function writeFormData(store: KeyValueStore, form: FormData): void {
  store.setItem(storageKeys.formData, JSON.stringify(form))
}

/** Takes the answers off the device. */
export function clearFormData(store: KeyValueStore): void {
  store.removeItem(storageKeys.formData)
}
