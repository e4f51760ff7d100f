import { type AccountAnswers, noAccountAnswers, saidTobacco } from '#domain/account/sync/account-answers.ts'
import type { ProfileRow } from '#domain/account/sync/profile-row.ts'
import { type DeviceProfile, emptyDeviceProfile, isProfileComplete } from '#domain/people/device-profile.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { genders } from '#domain/people/person.ts'
import { isStateCode, stateNames } from '#domain/people/states/states.ts'

/** What the dashboard shows of a profile, whether this device or an account keeps it. */
export interface ProfileView
  extends Pick<
    DeviceProfile,
    | 'fullName'
    | 'email'
    | 'phone'
    | 'dateOfBirth'
    | 'zipCode'
    | 'gender'
    | 'medicalConditions'
    | 'medications'
    | 'insuranceGoals'
  > {
  /** Missing while nobody has answered; the column, which starts from "no" (PROFILE-02), can't tell. */
  readonly smoker?: boolean
  /** What serves the chosen goal. */
  readonly recommendedPlanType?: FormData['recommendedPlanType']
}

/** Whose dashboard it is, when somebody is signed in. */
export interface Account {
  readonly userId: string
  readonly email: string
}

const { smoker: _default, ...nothing } = emptyDeviceProfile()
export const emptyProfile: ProfileView = nothing

/** What this device keeps; `form` tells what the profile, its copy, has no field for. */
export function profileOfDevice({ smoker, ...profile }: DeviceProfile, form: FormData): ProfileView {
  const answer = smoker || primaryPerson(form).smoker
  return {
    ...profile,
    ...(answer !== undefined && { smoker: answer }),
    recommendedPlanType: form.recommendedPlanType,
  }
}

/** An account's row, and the answers beside it, as the dashboard shows them; a gender unknown here is left out. */
export function profileOfRow(row: ProfileRow, answers: AccountAnswers = noAccountAnswers): ProfileView {
  const smoker = saidTobacco(row.smoker, answers)
  const gender = genders.find((known) => known === row.gender)
  return {
    fullName: row.full_name?.trim() ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    dateOfBirth: row.date_of_birth ?? '',
    zipCode: row.zip_code ?? '',
    ...(gender ? { gender } : {}),
    ...(smoker !== undefined && { smoker }),
    recommendedPlanType: answers.recommendation?.planType,
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

/** How far the answers go: none, some, or what is the least for a price. */
export function progressOf(profile: ProfileView): 'none' | 'some' | 'complete' {
  if (!hasAnswers(profile)) return 'none'
  return isProfileComplete(profile) ? 'complete' : 'some'
}

/** Whether a device keeps enough to have a dashboard: a profile with a name or a birth date, or a plan. */
export function isWorthADashboard(profile: ProfileView | undefined, planCount: number): boolean {
  const hasPerson = [profile?.fullName, profile?.dateOfBirth].some((answer) => answer?.trim())
  return hasPerson || planCount > 0
}

/** What a profile's `zipCode` holds, in words: a ZIP code, or the state's name where it is a state's code. */
export function zipCodeOrState(zipCode: string): { kind: 'zipCode' | 'state'; text: string } {
  const text = zipCode.trim()
  return isStateCode(text) ? { kind: 'state', text: stateNames[text] } : { kind: 'zipCode', text }
}
