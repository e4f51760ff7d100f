import type { SupabaseClient } from '@supabase/supabase-js'
import { logError } from '#app/state/log-error.ts'
import {
  type AccountAnswers,
  accountAnswersOf,
  hasAccountAnswers,
  noAccountAnswers,
} from '#domain/account/sync/account-answers.ts'
import { answersOfDevice, type ProfileAnswers } from '#domain/account/sync/answers.ts'
import { isAheadOfAccount } from '#domain/account/sync/fill-form.ts'
import { meetAnswers } from '#domain/account/sync/meet-answers.ts'
import { changesToPush } from '#domain/account/sync/profile-columns.ts'
import type { ProfileColumns } from '#domain/account/sync/profile-row.ts'
import { isSameJson } from '#domain/json/same-json.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { readDeviceProfile, writeDeviceProfile } from '#domain/storage/stored-device.ts'
import { updateAnswersRow } from './account-answers.ts'
import { type AccountDevice, browserDevice } from './account-device.ts'
import { updateProfile } from './profile.ts'
import { syncAccount } from './sync-account.ts'
import { inStepWith } from './sync-answers.ts'

/** What pushing needs: `later` runs the work after a pause and gives the way to call it off. */
interface PushDeps {
  readonly client: SupabaseClient
  readonly device: AccountDevice
  later(work: () => void): () => void
  /** Brings device and account together anew, for when there is nothing yet that a change could be pushed upon. */
  sync(): Promise<void>
}

export interface AnswerPusher {
  /** Sends what waits as soon as nothing else is on its way; never rejects. */
  flush(): Promise<void>
}

/** Sends changed answers to the account of the user whose they are, after a pause. Failures are logged only. */
export function pushAnswers({ client, device, later, sync }: PushDeps): AnswerPusher {
  let before = answersHere()
  let waiting: ProfileColumns = {}
  let callOff = () => {}
  let sending = Promise.resolve()

  const profileHere = () => readDeviceProfile(device.store, device.report)
  function answersHere(): ProfileAnswers {
    const profile = readDeviceProfile(device.store, device.report)
    return answersOfDevice(primaryPerson(device.forms.snapshot().form), profile)
  }
  const owner = () => device.forms.snapshot().form.userId

  function hear() {
    const now = answersHere()
    const isOwed = owner() !== undefined && isAheadOfAccount(profileHere())
    waiting = isOwed ? { ...waiting, ...changesToPush(before, now) } : {}
    before = now
    callOff()
    // What of the other answers is owed is worked out when the pause is over, not at each key.
    if (owner() !== undefined) callOff = later(() => void flush())
  }

  function flush(): Promise<void> {
    callOff()
    // After what is on its way: the row that it makes would be taken for another device's, newer than what waits here.
    sending = sending.then(send)
    return sending
  }

  async function send(): Promise<void> {
    const columns = waiting
    waiting = {}
    try {
      // At once, because a page that is being left has no time for one after the other.
      await Promise.all([sendColumns(columns), sendAnswers()])
    } catch (error) {
      waiting = { ...columns, ...waiting }
      logError('The answers could not be saved to the account', error)
    }
  }

  /** What the account is to keep beside the profile, where that is not what it has. */
  function answersOwed(): AccountAnswers | undefined {
    const { form } = device.forms.snapshot()
    if (form.userId === undefined) return undefined
    const base = profileHere()?.answersInStep?.answers ?? noAccountAnswers
    const now = meetAnswers({
      base,
      here: accountAnswersOf(form),
      account: base,
      isHereNewer: true,
      hasStartedOver: primaryPerson(form).fullName.trim() === '',
    })
    return isSameJson(now, base) || !hasAccountAnswers(now) ? undefined : now
  }

  async function sendAnswers(): Promise<void> {
    const userId = owner()
    const answers = answersOwed()
    if (userId === undefined || answers === undefined) return
    const since = profileHere()?.answersInStep?.at
    const row = since === undefined ? undefined : await updateAnswersRow(client, userId, answers, since)
    if (row === undefined) return sync()
    const latest = profileHere()
    if (owner() === userId && latest) writeDeviceProfile(device.store, inStepWith(latest, row))
  }

  async function sendColumns(columns: ProfileColumns): Promise<void> {
    if (Object.keys(columns).length === 0) return
    const userId = owner()
    const profile = profileHere()
    // Another tab may have sent them already.
    if (userId === undefined || !isAheadOfAccount(profile)) return
    if (profile?.syncedAt === undefined) return sync()
    const row = await updateProfile(client, userId, columns, profile.syncedAt)
    if (row === undefined) return sync()
    const latest = profileHere()
    if (owner() !== userId || latest === undefined) return
    const isLatest = latest.updatedAt === profile.updatedAt
    const changedAt = new Date(
      Math.max(Date.parse(latest.updatedAt), Date.parse(row.updated_at) + 1),
    ).toISOString()
    writeDeviceProfile(device.store, {
      ...latest,
      updatedAt: isLatest ? row.updated_at : changedAt,
      syncedAt: row.updated_at,
    })
  }

  device.forms.subscribe(hear)
  return { flush }
}

/** How long answers have to rest before they are sent, in ms. */
const pause = 1_000

let pusher: AnswerPusher | undefined

/** While somebody is signed in, changes of their answers go to the account too, the last ones as the page is left. */
export function followAnswers(client: SupabaseClient): void {
  pusher = pushAnswers({
    client,
    device: browserDevice(),
    later(work) {
      const timer = setTimeout(work, pause)
      return () => clearTimeout(timer)
    },
    sync: () => syncAccount(client, { savesSelections: false }),
  })
  window.addEventListener('pagehide', () => void flushAnswers())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushAnswers()
  })
}

/** Sends the answers that wait for their pause to end, if there are any; never rejects. */
export async function flushAnswers(): Promise<void> {
  await pusher?.flush()
}
