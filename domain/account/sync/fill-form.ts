import { isSameJson } from '#domain/json/same-json.ts'
import { answersMarksOf, type DeviceProfile } from '#domain/people/device-profile.ts'
import { type FormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { isStateCode } from '#domain/people/states/states.ts'
import type { ProfileAnswers } from './answers.ts'

/** The fields of a person that an account keeps. Its ZIP code is a field only where it is the code of a state. */
function personFields(answers: ProfileAnswers): Partial<Person> {
  return {
    fullName: answers.fullName,
    email: answers.email,
    phone: answers.phone,
    dateOfBirth: answers.dateOfBirth,
    ...(isStateCode(answers.zipCode) && { residentState: answers.zipCode }),
    ...(answers.gender && { gender: answers.gender }),
    ...(answers.smoker !== undefined && { smoker: answers.smoker }),
    medicalConditions: [...answers.medicalConditions],
    medications: [...answers.medications],
    insuranceGoals: [...answers.insuranceGoals],
  }
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The form filled from an account. What the account doesn't know stays as it is here, unless `mayEmpty`: then the
 * account's answers stand for all there are. An answer given since `before`, while the account was being read, stays.
 */
export function fillForm(
  form: FormData,
  answers: ProfileAnswers,
  before: Person,
  mayEmpty = false,
): FormData {
  const person = primaryPerson(form)
  const isUntouched = (field: keyof Person) => isSameJson(person[field], before[field])
  const changes = new Map(
    Object.entries(personFields(answers)).filter(
      ([field, value]) => isField(field, person) && isUntouched(field) && (mayEmpty || !isEmpty(value)),
    ),
  )
  return changes.size === 0 ? form : updatePrimaryPerson(form, Object.fromEntries(changes))
}

/** Whether this person was given an answer since `before` that is another one than the account's. */
export function isTypedSince(person: Person, before: Person, answers: ProfileAnswers): boolean {
  return Object.entries(personFields(answers)).some(([field, value]) => {
    if (!isField(field, person) || isEmpty(person[field])) return false
    return !isSameJson(person[field], before[field]) && !isSameJson(person[field], value)
  })
}

function isField(name: string, person: Person): name is keyof Person {
  return name in person || name === 'gender' || name === 'smoker'
}

/** The device's profile that says the same as the account's row; `syncedAt` is the row's own time. */
export function profileInStep(
  answers: ProfileAnswers,
  parts: { deviceId: string; createdAt: string; syncedAt: string; kept?: DeviceProfile | undefined },
): DeviceProfile {
  const { gender, smoker, medicalConditions, medications, insuranceGoals, ...texts } = answers
  return {
    deviceId: parts.deviceId,
    ...texts,
    ...(gender && { gender }),
    smoker: smoker ?? false,
    medicalConditions: [...medicalConditions],
    medications: [...medications],
    insuranceGoals: [...insuranceGoals],
    createdAt: parts.createdAt,
    updatedAt: parts.syncedAt,
    syncedAt: parts.syncedAt,
    ...answersMarksOf(parts.kept),
  }
}

/** Whether the device has answers that its account has not got yet. */
export function isAheadOfAccount(profile: DeviceProfile | undefined): boolean {
  if (profile?.syncedAt === undefined) return true
  return Date.parse(profile.updatedAt) > Date.parse(profile.syncedAt)
}
