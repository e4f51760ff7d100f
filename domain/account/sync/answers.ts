import { isCalendarDate } from '#domain/people/dates/age.ts'
import type { DeviceProfile } from '#domain/people/device-profile.ts'
import { genders, type Person } from '#domain/people/person.ts'
import { type AccountAnswers, noAccountAnswers, saidTobacco } from './account-answers.ts'
import { type ProfileRow, profileLimits } from './profile-row.ts'

/**
 * What an account and a device both can know of one person. Empty texts, empty lists and missing fields are no
 * answers. Tobacco counts as answered only where it is known to be: a stored "no" may also be the default.
 */
export interface ProfileAnswers {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  /** YYYY-MM-DD, or empty. */
  readonly dateOfBirth: string
  /** A ZIP code, or the code of a state. */
  readonly zipCode: string
  readonly gender?: (typeof genders)[number]
  readonly smoker?: boolean
  readonly medicalConditions: readonly string[]
  readonly medications: readonly string[]
  readonly insuranceGoals: readonly string[]
}

export const noAnswers: ProfileAnswers = {
  fullName: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  zipCode: '',
  medicalConditions: [],
  medications: [],
  insuranceGoals: [],
}

const genderOf = (text: string | null) => genders.find((gender) => gender === text)

const trimmed = (text: string | null) => text?.trim() ?? ''

/**
 * The answers of an account's row; `said` is what it keeps beside the row. A gender that is none of ours is left where
 * it is, and is no answer.
 */
export function answersOfRow(row: ProfileRow, said: AccountAnswers = noAccountAnswers): ProfileAnswers {
  const smoker = saidTobacco(row.smoker, said)
  const gender = genderOf(row.gender)
  return {
    fullName: trimmed(row.full_name),
    email: trimmed(row.email),
    phone: trimmed(row.phone),
    dateOfBirth: isCalendarDate(row.date_of_birth ?? '') ? (row.date_of_birth ?? '') : '',
    zipCode: trimmed(row.zip_code),
    ...(gender && { gender }),
    ...(smoker !== undefined && { smoker }),
    medicalConditions: row.medical_conditions,
    medications: row.medications,
    insuranceGoals: row.insurance_goals,
  }
}

/**
 * The answers of a device: those of the form, and where it has none those of the profile kept beside it. What an
 * account can't hold (a text or a list that is too long) is no answer here; it stays on the device.
 */
export function answersOfDevice(person: Person, profile: DeviceProfile | undefined): ProfileAnswers {
  const gender = person.gender ?? profile?.gender
  const smoker = person.smoker ?? (profile?.smoker ? true : undefined)
  const text = (own: string, kept: string | undefined, limit: number) =>
    [own, kept ?? ''].map((answer) => answer.trim()).find((answer) => fits(answer, limit)) ?? ''
  const list = (own: readonly string[], kept: readonly string[] | undefined) =>
    [own, kept ?? []].find((elements) => elements.length > 0 && listFits(elements)) ?? []
  return {
    fullName: text(person.fullName, profile?.fullName, profileLimits.fullName),
    email: text(person.email, profile?.email, profileLimits.email),
    phone: text(person.phone, profile?.phone, profileLimits.phone),
    dateOfBirth: [person.dateOfBirth, profile?.dateOfBirth ?? ''].find(isCalendarDate) ?? '',
    zipCode: text(person.residentState, profile?.zipCode, profileLimits.zipCode),
    ...(gender && { gender }),
    ...(smoker !== undefined && { smoker }),
    medicalConditions: list(person.medicalConditions, profile?.medicalConditions),
    medications: list(person.medications, profile?.medications),
    insuranceGoals: list(person.insuranceGoals, profile?.insuranceGoals),
  }
}

function fits(text: string, limit: number): boolean {
  return text !== '' && [...text].length <= limit && !text.includes('\0')
}

/** Whether the database takes the list: it counts bytes, at most three per UTF-16 unit, and some for each element. */
function listFits(elements: readonly string[]): boolean {
  const overhead = 8
  const bytes = (text: string) => overhead + text.length * (/^[ -~]*$/.test(text) ? 1 : 3)
  const size = elements.reduce((sum, element) => sum + bytes(element), 4 * overhead)
  return size <= profileLimits.list && !elements.some((element) => element.includes('\0'))
}
