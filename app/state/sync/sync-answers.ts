import type { SupabaseClient } from '@supabase/supabase-js'
import {
  type AccountAnswers,
  type AccountAnswersRow,
  accountAnswersOf,
  hasAccountAnswers,
  noAccountAnswers,
  withTobaccoOf,
} from '#domain/account/sync/account-answers.ts'
import { fillAnswers } from '#domain/account/sync/fill-answers.ts'
import { meetAnswers } from '#domain/account/sync/meet-answers.ts'
import type { ProfileRow } from '#domain/account/sync/profile-row.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import type { DeviceProfile } from '#domain/people/device-profile.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { readDeviceProfile } from '#domain/storage/stored-device.ts'
import { insertAnswersRow, readAnswersRow, updateAnswersRow } from './account-answers.ts'
import { type AccountDevice, assertStillTheirs } from './account-device.ts'

/** How often another tab or device may be quicker before this gives up. */
const tries = 3

/**
 * Brings the answers that `profiles` has no columns for together, after the profile itself. `first` is the row as it
 * was read a moment ago. Safe to run twice at once.
 */
export async function syncAnswers(
  client: SupabaseClient,
  device: AccountDevice,
  profile: ProfileRow,
  first: AccountAnswersRow | undefined,
): Promise<void> {
  let row = first
  for (let attempt = 0; attempt < tries; attempt++) {
    assertStillTheirs(device, profile.id)
    const { form } = device.forms.snapshot()
    const before = accountAnswersOf(form)
    const known = readDeviceProfile(device.store, device.report)
    const met = meetAnswers({
      base: known?.answersInStep?.answers ?? noAccountAnswers,
      here: before,
      account: withTobaccoOf(row?.answers ?? noAccountAnswers, profile.smoker),
      isHereNewer:
        hasTyped(device, before) ||
        Date.parse(known?.answersChangedAt ?? '') > Date.parse(row?.updated_at ?? ''),
      hasStartedOver: primaryPerson(form).fullName.trim() === '',
    })
    if (row === undefined && !hasAccountAnswers(met)) return
    if (row && isSameJson(met, row.answers)) {
      if (row.updated_at !== known?.answersInStep?.at) show(device, row, before)
      return
    }
    const written = row
      ? await updateAnswersRow(client, profile.id, met, row.updated_at)
      : await insertAnswersRow(client, profile.id, met)
    assertStillTheirs(device, profile.id)
    if (written) return show(device, written, before)
    row = await readAnswersRow(client)
  }
  throw new Error('The answers kept changing')
}

/** Whether somebody has answered on this page before its first sync: no account knows anything newer. */
function hasTyped(device: AccountDevice, here: AccountAnswers): boolean {
  const before = device.opened()
  return before !== undefined && !isSameJson(accountAnswersOf(before), here)
}

function show(device: AccountDevice, row: AccountAnswersRow, before: AccountAnswers): void {
  const kept = readDeviceProfile(device.store, device.report)
  // The profile met its account a moment ago; without one this device was cleared meanwhile.
  if (kept) device.forms.fill((form) => fillAnswers(form, row.answers, before), inStepWith(kept, row))
}

/** The device's profile, which now knows these answers of the account. */
export function inStepWith(
  profile: DeviceProfile,
  { updated_at: at, answers }: AccountAnswersRow,
): DeviceProfile {
  return { ...profile, answersInStep: { at, answers } }
}
