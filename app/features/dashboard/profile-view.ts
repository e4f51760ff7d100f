import type { ProfileRow } from '#domain/account/profile-row.ts'
import { type DeviceProfile, emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { genders } from '#domain/people/person.ts'

/** What the dashboard shows of a profile, whether this device or an account keeps it. */
export type ProfileView = Omit<DeviceProfile, 'deviceId' | 'createdAt' | 'updatedAt'>

/** Whose dashboard it is, when somebody is signed in. */
export interface Account {
  readonly userId: string
  readonly email: string
}

export const emptyProfile: ProfileView = emptyDeviceProfile()

/** A row of an account as the dashboard shows it; a gender that the site does not know is left out. */
export function profileOfRow(row: ProfileRow): ProfileView {
  const gender = genders.find((known) => known === row.gender)
  return {
    fullName: row.full_name?.trim() ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    dateOfBirth: row.date_of_birth ?? '',
    zipCode: row.zip_code ?? '',
    ...(gender ? { gender } : {}),
    smoker: row.smoker,
    medicalConditions: row.medical_conditions,
    medications: row.medications,
    insuranceGoals: row.insurance_goals,
  }
}

/** Whether the profile holds an answer that somebody gave. */
export function hasAnswers(profile: ProfileView): boolean {
  const { fullName, dateOfBirth, phone, zipCode, gender, insuranceGoals } = profile
  const hasText = [fullName, dateOfBirth, phone, zipCode].some((answer) => answer.trim() !== '')
  return hasText || gender !== undefined || insuranceGoals.length > 0
}

/** Whether a device keeps enough to have a dashboard: a profile with a name or a birth date, or a plan. */
export function isWorthADashboard(profile: ProfileView | undefined, planCount: number): boolean {
  const hasPerson = [profile?.fullName, profile?.dateOfBirth].some((answer) => answer?.trim())
  return hasPerson || planCount > 0
}
