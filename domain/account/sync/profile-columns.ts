import type { ProfileAnswers } from './answers.ts'
import type { ProfileColumns, ProfileRow } from './profile-row.ts'

const orNull = (text: string) => (text === '' ? null : text)

/**
 * The whole profile as the columns of a row. What the answers don't tell keeps the row's own value: a gender that is
 * none of ours, and whether somebody smokes.
 */
export function profileColumns(
  answers: ProfileAnswers,
  row: ProfileRow | undefined,
  deviceId: string,
): ProfileColumns {
  return {
    email: orNull(answers.email),
    full_name: orNull(answers.fullName),
    phone: orNull(answers.phone),
    date_of_birth: orNull(answers.dateOfBirth),
    zip_code: orNull(answers.zipCode),
    gender: answers.gender ?? row?.gender ?? null,
    smoker: answers.smoker ?? row?.smoker ?? false,
    medical_conditions: [...answers.medicalConditions],
    medications: [...answers.medications],
    insurance_goals: [...answers.insuranceGoals],
    last_device_id: deviceId,
  }
}

/**
 * The columns that a change of answers is to be sent with: those that changed, so that what another device wrote in
 * the others stays. An emptied text is on its way to a new answer and is not sent; nor is an emptied list where the
 * name went too, for that is somebody who starts over.
 */
export function changesToPush(before: ProfileAnswers, after: ProfileAnswers): ProfileColumns {
  const old = new Map(Object.entries(profileColumns(before, undefined, '')))
  const changed = Object.entries(profileColumns(after, undefined, '')).filter(([column, value]) => {
    if (JSON.stringify(value) === JSON.stringify(old.get(column)) || value === null) return false
    if (Array.isArray(value)) return value.length > 0 || after.fullName !== ''
    return column !== 'smoker' || after.smoker !== undefined
  })
  return Object.fromEntries(changed)
}
