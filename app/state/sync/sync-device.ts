import type { SupabaseClient } from '@supabase/supabase-js'
import { needsCode } from '#app/state/session/session-level.ts'
import { sessionUser } from '#app/state/session/session-user.ts'
import { noAccountAnswers } from '#domain/account/account-answers.ts'
import { selectedPlanDetails } from '#domain/account/selected-plans.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { readCart } from '#domain/storage/stored-cart.ts'
import { readAnswersRow } from './account-answers.ts'
import { type AccountDevice, claimDevice } from './account-device.ts'
import { handOverPlans } from './hand-over-plans.ts'
import { savePlans } from './saved-plans.ts'
import { syncAnswers } from './sync-answers.ts'
import { syncProfile } from './sync-profile.ts'

export interface SyncOptions {
  /** After Google sign-in the plans chosen in the form are saved too. */
  readonly savesSelections: boolean
}

/**
 * Brings a device and the account that is signed in together: profile, answers, plans. Every step may be repeated,
 * and none takes anything off the device before the account has it. Rejects at the first that fails.
 */
export async function syncDevice(
  client: SupabaseClient,
  device: AccountDevice,
  { savesSelections }: SyncOptions,
): Promise<void> {
  if (await needsCode(client)) throw new Error('The code of the authenticator app is owed')
  const user = await sessionUser(client)
  claimDevice(device, user.id)
  const answers = await readAnswersRow(client)
  const { row, isNew } = await syncProfile(client, device, user, answers?.answers ?? noAccountAnswers)
  await syncAnswers(client, device, row, answers)
  if ((isNew || savesSelections) && !row.full_name?.trim()) {
    device.store.setItem(storageKeys.promptForName, 'true')
  }
  await handOverPlans(client, device, user.id)
  if (savesSelections) {
    const cart = readCart(device.store, device.report)
    await savePlans(client, selectedPlanDetails(device.forms.snapshot().form, cart))
  }
}
