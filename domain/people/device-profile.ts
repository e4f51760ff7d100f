import { z } from 'zod'
import { accountAnswersSchema } from '#domain/account/sync/account-answers.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import { isCalendarDate } from '#domain/people/dates/age.ts'
import { genders, type Person } from './person.ts'

/** What a device remembers of its visitor, under the key `deviceProfile`. Times are ISO timestamps. */
export const deviceProfileSchema = z.object({
  deviceId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  dateOfBirth: z.string(),
  /** The ZIP code, or the code of the state of residence. */
  zipCode: z.string(),
  gender: z.enum(genders).optional(),
  smoker: z.boolean(),
  medicalConditions: z.array(z.string()),
  medications: z.array(z.string()),
  insuranceGoals: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** With an account: when these answers were last the same there, by the backend's clock. */
  syncedAt: z.string().optional(),
  /** When an answer that prices a plan last changed here; what follows is the account's side of the same. */
  answersChangedAt: z.string().optional(),
  /** With an account: the answers of `account_answers` when the two last met, and that row's time. */
  answersInStep: z.object({ at: z.string(), answers: accountAnswersSchema }).optional(),
})
export type DeviceProfile = z.infer<typeof deviceProfileSchema>

/** A profile that says nothing yet. */
export function emptyDeviceProfile(): DeviceProfile {
  return {
    deviceId: '',
    fullName: '',
    email: '',
    phone: '',
    dateOfBirth: '',
    zipCode: '',
    smoker: false,
    medicalConditions: [],
    medications: [],
    insuranceGoals: [],
    createdAt: '',
    updatedAt: '',
  }
}

/** The primary person's answers are copied as soon as there is a name, an e-mail or a birth date. */
export function shouldCopyToDevice(person: Person): boolean {
  const hasText = [person.fullName, person.email].some((answer) => answer.trim() !== '')
  return hasText || isCalendarDate(person.dateOfBirth)
}

/** The profile that keeps this person on this device; `now` is an ISO timestamp. */
export function deviceProfileFrom(
  person: Person,
  deviceId: string,
  previous: DeviceProfile | undefined,
  now: string,
): DeviceProfile {
  const gender = person.gender === undefined ? {} : { gender: person.gender }
  return {
    deviceId,
    fullName: person.fullName.trim(),
    email: person.email.trim(),
    phone: person.phone,
    dateOfBirth: isCalendarDate(person.dateOfBirth) ? person.dateOfBirth : '',
    zipCode: person.residentState || zipCodeOf(previous),
    ...gender,
    smoker: person.smoker ?? false,
    medicalConditions: person.medicalConditions,
    medications: person.medications,
    insuranceGoals: person.insuranceGoals,
    createdAt: previous?.createdAt || now,
    updatedAt: now,
    ...(previous?.syncedAt !== undefined && { syncedAt: previous.syncedAt }),
    ...answersMarksOf(previous),
  }
}

/** What a profile knows of the answers beside it, to be carried into the next one. */
export function answersMarksOf(
  profile: DeviceProfile | undefined,
): Pick<DeviceProfile, 'answersChangedAt' | 'answersInStep'> {
  const { answersChangedAt, answersInStep } = profile ?? {}
  return {
    ...(answersChangedAt !== undefined && { answersChangedAt }),
    ...(answersInStep && { answersInStep }),
  }
}

/**
 * The profile after an answer that prices a plan has changed at `now`; later than all that it knew before, so that a
 * slow clock doesn't make new answers look old.
 */
export function withChangedAnswers(profile: DeviceProfile, now: string): DeviceProfile {
  const known = [profile.answersChangedAt, profile.answersInStep?.at]
    .map((time) => Date.parse(time ?? ''))
    .filter((time) => !Number.isNaN(time))
  const time = Math.max(Date.parse(now), ...known.map((before) => before + 1))
  return { ...profile, answersChangedAt: new Date(time).toISOString() }
}

/** A ZIP code that came from an account; the form has no field for it. */
function zipCodeOf(profile: DeviceProfile | undefined): string {
  return /^\d{5}/.test(profile?.zipCode ?? '') ? (profile?.zipCode ?? '') : ''
}

/**
 * The profile with the time of its last change. A copy that says the same keeps the time of the one before, and a
 * later one never goes back behind it, so that a slow clock doesn't make new answers look old.
 */
export function withTimeOfChange(profile: DeviceProfile, previous: DeviceProfile | undefined): DeviceProfile {
  if (previous === undefined) return profile
  const before = Date.parse(previous.updatedAt)
  if (isSameButTime(profile, previous)) return { ...profile, updatedAt: previous.updatedAt }
  if (!(Date.parse(profile.updatedAt) <= before)) return profile
  return { ...profile, updatedAt: new Date(before + 1).toISOString() }
}

function isSameButTime(one: DeviceProfile, other: DeviceProfile): boolean {
  const [a, b] = [one, other].map(({ answersChangedAt: _changedAt, answersInStep: _inStep, ...profile }) => ({
    ...profile,
    updatedAt: '',
  }))
  return isSameJson(a, b)
}

/** Whether name and date of birth are there, without which nothing can be quoted. */
export function isProfileComplete(profile: Pick<DeviceProfile, 'fullName' | 'dateOfBirth'>): boolean {
  return profile.fullName.trim() !== '' && profile.dateOfBirth.trim() !== ''
}
