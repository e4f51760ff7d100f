import type { SupabaseClient, User } from '@supabase/supabase-js'
import { providerName } from '#domain/account/full-name.ts'
import type { AccountAnswers } from '#domain/account/sync/account-answers.ts'
import { answersOfDevice, answersOfRow, type ProfileAnswers } from '#domain/account/sync/answers.ts'
import { fillForm, isAheadOfAccount, isTypedSince, profileInStep } from '#domain/account/sync/fill-form.ts'
import { mergeAnswers } from '#domain/account/sync/merge-answers.ts'
import { profileColumns } from '#domain/account/sync/profile-columns.ts'
import type { ProfileRow } from '#domain/account/sync/profile-row.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import { type DeviceProfile, deviceProfileFrom, withTimeOfChange } from '#domain/people/device-profile.ts'
import { type FormData, primaryPerson } from '#domain/people/form-data.ts'
import { deviceId, readDeviceProfile } from '#domain/storage/stored-device.ts'
import { type AccountDevice, assertStillTheirs } from './account-device.ts'
import { insertProfile, readProfile, updateProfile } from './profile.ts'

/** How often another tab or device may be quicker before this gives up. */
const tries = 3

/** Later than any change. */
const lastOfTimes = '9999-12-31T23:59:59.999Z'

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
    if (row && !isAheadOfAccount(known) && !hasTyped(device)) {
      takeOver(device, row, said, known)
      return { row, isNew: false }
    }
    const stored = await store(client, device, user, row, said, known)
    if (stored) return { row: stored, isNew: row === undefined }
  }
  throw new Error('The profile kept changing')
}

/** Whether somebody has answered on this page before its first sync: no account knows anything newer. */
function hasTyped({ forms, opened }: AccountDevice): boolean {
  const before = opened()
  const [then, now] = [before, forms.snapshot().form].map(
    (form) => form && answersOfDevice(primaryPerson(form), undefined),
  )
  return then !== undefined && !isSameJson(then, now)
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
  const changedAt = hasTyped(device) ? lastOfTimes : (known?.updatedAt ?? '')
  const here = { answers: answersOfDevice(before, known), changedAt }
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
    ? await updateProfile(client, user.id, columns, row.updated_at)
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
  answers: ProfileAnswers,
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
  const fill = (form: FormData) => fillForm(form, answers, before, mayEmpty)
  const person = primaryPerson(fill(device.forms.snapshot().form))
  // What was typed while the account was being read or written is ahead of it, and goes there next.
  const ahead = deviceProfileFrom(person, profile.deviceId, profile, device.now())
  const isTyped = isTypedSince(person, before, answers)
  device.forms.fill(fill, isTyped ? withTimeOfChange(ahead, profile) : profile)
}
