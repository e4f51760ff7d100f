import type { SupabaseClient } from '@supabase/supabase-js'
import { claimPlans, plansOf } from '#domain/account/plan-owner.ts'
import { readDevicePlans, writeDevicePlans } from '#domain/storage/stored-device.ts'
import type { AccountDevice } from './account-device.ts'
import { storePlans } from './saved-plans.ts'

/**
 * Saves the plans kept on the device to the account, then takes off the device those that are saved. Before the first
 * one goes out they are marked as this user's: what fails half way waits for this account, and for no other.
 */
export async function handOverPlans(
  client: SupabaseClient,
  device: AccountDevice,
  userId: string,
): Promise<void> {
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
