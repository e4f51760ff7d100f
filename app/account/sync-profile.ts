import type { SupabaseClient, User } from '@supabase/supabase-js'
import type { AccountAnswers } from '#domain/account/account-answers.ts'
import { type Answers, answersOfDevice, answersOfRow } from '#domain/account/answers.ts'
import { fillForm, isAheadOfAccount, profileInStep } from '#domain/account/fill-form.ts'
import { providerName } from '#domain/account/full-name.ts'
import { mergeAnswers } from '#domain/account/merge-answers.ts'
import { profileColumns } from '#domain/account/profile-columns.ts'
import type { ProfileRow } from '#domain/account/profile-row.ts'
import type { DeviceProfile } from '#domain/people/device-profile.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { deviceId, readDeviceProfile } from '#domain/storage/stored-device.ts'
import { type AccountDevice, assertStillTheirs } from './account-device.ts'
import { insertProfile, readProfile, updateProfile } from './profile.ts'

/** How often another tab or device may be quicker before this gives up. */
const tries = 3

/**
 * Brings the account's row and the device's answers together, and gives the row. `said` is what the account keeps
 * beside it, which alone tells whether its "no" to tobacco is an answer. Safe to run twice at once.
 */
export async function syncProfile(
  client: SupabaseClient,
  device: AccountDevice,
  user: User,
  said: AccountAnswers,
): Promise<{ row: ProfileRow; isNew: boolean }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const row = await readProfile(client)
    assertStillTheirs(device, user.id)
    const known = readDeviceProfile(device.store, device.report)
    if (row && !isAheadOfAccount(known)) {
      takeOver(device, row, said, known)
      return { row, isNew: false }
    }
    const stored = await store(client, device, user, row, said, known)
    if (stored) return { row: stored, isNew: row === undefined }
  }
  throw new Error('The profile kept changing')
}

/** The account knows everything that is here: what is newer there counts as it is, emptied answers included. */
function takeOver(
  device: AccountDevice,
  row: ProfileRow,
  said: AccountAnswers,
  known: DeviceProfile | undefined,
): void {
  if (row.updated_at === known?.syncedAt) return
  const saidNo = known?.smoker === true && !row.smoker
  show(device, row, { ...answersOfRow(row, said), ...(saidNo && { smoker: false }) }, true)
}

async function store(
  client: SupabaseClient,
  device: AccountDevice,
  user: User,
  row: ProfileRow | undefined,
  said: AccountAnswers,
  known: DeviceProfile | undefined,
): Promise<ProfileRow | undefined> {
  const before = primaryPerson(device.forms.snapshot().form)
  const here = { answers: answersOfDevice(before, known), changedAt: known?.updatedAt ?? '' }
  const merged = row
    ? mergeAnswers({ answers: answersOfRow(row, said), changedAt: row.updated_at }, here)
    : here.answers
  const whole = {
    ...merged,
    fullName: merged.fullName || providerName(user.user_metadata),
    email: merged.email || (user.email ?? ''),
  }
  const columns = profileColumns(whole, row, deviceId(device.store, device.randomId))
  const stored = row
    ? await updateProfile(client, user.id, columns)
    : await insertProfile(client, user.id, columns)
  if (stored === undefined) return undefined
  assertStillTheirs(device, user.id)
  const { smoker: _stored, ...answers } = answersOfRow(stored, said)
  show(
    device,
    stored,
    { ...answers, ...(whole.smoker !== undefined && { smoker: whole.smoker }) },
    false,
    before,
  )
  return stored
}

function show(
  device: AccountDevice,
  row: ProfileRow,
  answers: Answers,
  mayEmpty: boolean,
  before = primaryPerson(device.forms.snapshot().form),
): void {
  const kept = readDeviceProfile(device.store, device.report)
  const profile = profileInStep(answers, {
    deviceId: deviceId(device.store, device.randomId),
    createdAt: kept?.createdAt || device.now(),
    syncedAt: row.updated_at,
    kept,
  })
  device.forms.fill((form) => fillForm(form, answers, before, mayEmpty), profile)
}
