import type { SupabaseClient } from '@supabase/supabase-js'
import { needsCode, sessionUser } from '#app/state/session/client-session.ts'
import { claimPlans, plansOf } from '#domain/account/plans/plan-owner.ts'
import { selectedPlanDetails } from '#domain/account/plans/selected-plans.ts'
import { noAccountAnswers } from '#domain/account/sync/account-answers.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { readCart } from '#domain/storage/stored-cart.ts'
import { readDevicePlans, writeDevicePlans } from '#domain/storage/stored-device.ts'
import { readAnswersRow } from './account-answers.ts'
import { type AccountDevice, claimDevice } from './account-device.ts'
import { savePlans, storePlans } from './saved-plans.ts'
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
  await pushPlans(client, device, user.id)
  if (savesSelections) {
    const cart = readCart(device.store, device.report)
    await savePlans(client, selectedPlanDetails(device.forms.snapshot().form, cart))
  }
}

/**
 * Saves the plans kept on the device to the account, then takes off the device those that are saved. Before the first
 * one goes out they are marked as this user's: what fails half way waits for this account, and for no other.
 */
async function pushPlans(client: SupabaseClient, device: AccountDevice, userId: string): Promise<void> {
  const kept = readDevicePlans(device.store, device.report)
  const plans = plansOf(kept, userId)
  if (plans.length === 0) return
  writeDevicePlans(device.store, claimPlans(kept, userId))
  await storePlans(client, plans)
  const stored = new Set(plans.map(({ id }) => id))
  const rest = readDevicePlans(device.store, device.report).filter(({ id }) => !stored.has(id))
  writeDevicePlans(device.store, rest)
  device.reread()
}
