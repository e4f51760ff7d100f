import { z } from 'zod'
import { isCalendarDate } from './age.ts'
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
    zipCode: person.residentState,
    ...gender,
    smoker: person.smoker ?? false,
    medicalConditions: person.medicalConditions,
    medications: person.medications,
    insuranceGoals: person.insuranceGoals,
    createdAt: previous?.createdAt || now,
    updatedAt: now,
  }
}

/** Whether name and date of birth are there, without which nothing can be quoted. */
export function isProfileComplete(profile: Pick<DeviceProfile, 'fullName' | 'dateOfBirth'>): boolean {
  return profile.fullName.trim() !== '' && profile.dateOfBirth.trim() !== ''
}
