import type { SupabaseClient } from '@supabase/supabase-js'
import { logError } from '#app/state/log-error.ts'
import { sessionMethods, sessionUser } from '#app/state/session/client-session.ts'
import { browserDevice } from './account-device.ts'
import { type SyncOptions, syncDevice } from './sync-device.ts'

let running: Promise<void> = Promise.resolve()
/** Whose account is in step with this device since this page was opened. */
let inStepWith: string | undefined

/** Runs the work once what is under way has ended, however it ended. */
function afterOthers(work: () => Promise<void>): Promise<void> {
  running = running.catch(() => {}).then(work)
  return running
}

async function bringTogether(client: SupabaseClient, options: SyncOptions): Promise<void> {
  const { id } = await sessionUser(client)
  inStepWith = undefined
  await syncDevice(client, browserDevice(), options)
  inStepWith = id
}

/**
 * Brings this browser and the account together once a sign-in is complete. One runs at a time. Rejects when reading
 * or writing fails; then nothing is lost, and the next page with a session tries again.
 */
export function syncAccount(client: SupabaseClient, options: SyncOptions): Promise<void> {
  return afterOthers(() => bringTogether(client, options))
}

/**
 * As `syncAccount`, once a session owes nothing more. Where Google opened it, the plans picked in the questionnaire are
 * saved too. Rejects when that fails.
 */
export async function syncAfterSignIn(client: SupabaseClient): Promise<void> {
  const methods = await sessionMethods(client)
  await syncAccount(client, { savesSelections: methods.includes('oauth') })
}

/** Resolves once no sync is under way; never rejects. */
export async function syncSettled(): Promise<void> {
  await running.catch(() => {})
}

/**
 * As `syncAccount`, unless it succeeded since this page was opened. The service is asked first whether the session was
 * ended elsewhere; where it was, the client ends it here too. Never rejects: a failure is logged.
 */
export async function syncIfDue(client: SupabaseClient): Promise<void> {
  try {
    await afterOthers(async () => {
      const { id } = await sessionUser(client)
      if (inStepWith === id) return
      const { error } = await client.auth.getUser()
      if (error?.name !== 'AuthSessionMissingError') await bringTogether(client, { savesSelections: false })
    })
  } catch (error) {
    logError('The profile could not be synced', error)
  }
}
