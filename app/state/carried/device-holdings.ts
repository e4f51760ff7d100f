import type { Backend } from '#app/backend/call-function.ts'
import { randomId } from '#app/browser/random-id.ts'
import { cart } from '#app/state/device/cart.ts'
import { rereadDevice } from '#app/state/forgetting.ts'
import { logError } from '#app/state/log-error.ts'
import { accountClient } from '#app/state/session/account-client.ts'
import { browserDevice } from '#app/state/sync/account-device.ts'
import { syncAccount } from '#app/state/sync/sync-account.ts'
import { resetComparedPerson } from '#app/state/tab/compared-person.ts'
import { instantDraft } from '#app/state/tab/instant-draft.ts'
import { needs } from '#app/state/tab/needs.ts'
import { resetPersonDraft } from '#app/state/tab/person-draft.ts'
import { plansOf } from '#domain/account/plans/plan-owner.ts'
import type { Holdings } from '#domain/storage/carried/carried.ts'
import { plansToAdd, withBroughtAnswers } from '#domain/storage/carried/meet-carried.ts'
import { storageKeys } from '#domain/storage/storage-keys.ts'
import { deviceId, readDevicePlans, writeDevicePlans } from '#domain/storage/stored-device.ts'

/** What this device, and this tab of it, hold now. */
export function holdingsHere(): Holdings {
  const { store, report, forms } = browserDevice()
  const { form } = forms.snapshot()
  return {
    form,
    plans: plansOf(readDevicePlans(store, report), form.userId),
    cart: cart.snapshot(),
    instant: instantDraft.snapshot(),
    needs: needs.snapshot(),
  }
}

/**
 * Lets what a link brings take the place of what is here; saved plans are added to those that are. With an account they
 * go there too, as everything does that is answered while somebody is signed in.
 */
export function takeHoldings(brought: Holdings, backend: Backend): void {
  const { store, report, forms } = browserDevice()
  const { userId } = forms.snapshot().form
  const fresh = plansToAdd(brought.plans, holdingsHere().plans)
  // Of whom it tells, nothing shall be left among somebody else's answers. With an account it also says what both know.
  if (userId === undefined) store.removeItem(storageKeys.deviceProfile)
  forms.change((form) => withBroughtAnswers(brought.form, form))
  cart.set(brought.cart)
  instantDraft.set(brought.instant)
  needs.set(brought.needs)
  resetPersonDraft()
  resetComparedPerson()
  const here = { deviceId: deviceId(store, randomId) }
  const added = fresh.map((plan) => ({ ...plan, ...here, id: randomId() }))
  if (added.length > 0) writeDevicePlans(store, [...readDevicePlans(store, report), ...added])
  rereadDevice()
  if (userId !== undefined) void toAccount(backend)
}

async function toAccount(backend: Backend): Promise<void> {
  try {
    await syncAccount(await accountClient(backend), { savesSelections: false })
  } catch (error) {
    // The next page tries again.
    logError('What a link brought could not be saved to the account', error)
  }
}
