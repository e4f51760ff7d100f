import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'

/** The person as a quote is asked for: an e-mail or phone that an added person has not is the primary one's. */
export function withContact(form: FormData, person: Person): Person {
  const { email, phone } = primaryPerson(form)
  return {
    ...person,
    email: person.email.trim() === '' ? email : person.email,
    phone: person.phone.trim() === '' ? phone : person.phone,
  }
}
