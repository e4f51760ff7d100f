import { flushSync } from 'react-dom'
import { randomId } from '#app/browser/random-id.ts'
import { browserStore, reportStorage } from '#app/state/browser-store.ts'
import { browserFormData, type FormDataStore } from '#app/state/device/form-data.ts'
import { forgetDevice, rereadDevice } from '#app/state/forgetting.ts'
import { ownershipOf } from '#domain/account/plans/plan-owner.ts'
import type { FormData } from '#domain/people/form-data.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { hasFirstSyncEnded } from './first-sync.ts'

/** What an account needs of the device that it is brought together with. */
export interface AccountDevice {
  readonly store: KeyValueStore
  readonly report: Report
  readonly forms: FormDataStore
  /**
   * The form as this page found it, until its first sync has ended: what differs was typed since, and is newer than
   * all that an account knows.
   */
  opened(): FormData | undefined
  randomId(): string
  now(): string
  /** Forgets whose answers the device held, so that they reach nobody else. */
  forget(): void
  /** Lets the stores of this tab show what was changed on the device past them. */
  reread(): void
}

/** This browser, as an account sees it. */
export function browserDevice(): AccountDevice {
  return {
    store: browserStore(),
    report: reportStorage,
    forms: { ...browserFormData(), fill: fillInSight },
    opened: () => (hasFirstSyncEnded() ? undefined : browserFormData().opened()),
    randomId,
    now: () => new Date().toISOString(),
    forget: forgetDevice,
    reread: rereadDevice,
  }
}

/**
 * Takes over what an account knows. Where the visitor stands in a field that it changes, the text is selected: what
 * they type next takes its place, and is not written beside it.
 */
function fillInSight(...filling: Parameters<FormDataStore['fill']>): void {
  const field = document.activeElement
  const before = field instanceof HTMLInputElement ? field.value : undefined
  flushSync(() => browserFormData().fill(...filling))
  if (field instanceof HTMLInputElement && field.value !== before) field.select()
}

/** While an account was being read somebody else may have signed in here: then nothing of it may be shown. */
export function assertStillTheirs(device: AccountDevice, userId: string): void {
  if (device.forms.snapshot().form.userId !== userId) throw new Error('Another account was opened meanwhile')
}

/**
 * Makes the device's answers this user's. Those of nobody go to the account that comes first; somebody else's are
 * forgotten, because that person's account has them, and no other may.
 */
export function claimDevice(device: AccountDevice, userId: string): void {
  if (ownershipOf(device.forms.snapshot().form.userId, userId) === 'foreign') device.forget()
  device.forms.mark(userId)
}
