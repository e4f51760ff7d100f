import type { SupabaseClient } from '@supabase/supabase-js'
import { browserFormData } from '#app/state/device/form-data.ts'
import { forgetDevice } from '#app/state/forgetting.ts'
import { logError } from '#app/state/log-error.ts'
import { flushAnswers } from '#app/state/sync/push-answers.ts'
import { syncSettled } from '#app/state/sync/sync-account.ts'
import { endSessionHere } from './session-end.ts'
import { sessionState } from './session-state.ts'

/** How long a sign-out waits for the last answers to reach the account, and then for the service, in ms. */
const lastPush = 1_500
const lastAnswer = 6_000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function late() {
  await wait(lastAnswer)
  return { error: new Error('The service did not answer the sign-out') }
}

let dropSession = () => {}

/** Names what takes the session off this browser, whatever its client still waits for. */
export function setSessionDropper(drop: () => void): void {
  dropSession = drop
}

/**
 * Ends the session, here or everywhere, and clears the device (SYNC-07, AUTH-20), even where the service can't be reached:
 * the next person at this browser must find nothing. The caller then goes to /auth. Gives whether the service took
 * the sign-out; if not, sessions elsewhere may go on.
 */
export async function signOut(client: SupabaseClient, scope: 'local' | 'global' = 'local'): Promise<boolean> {
  // Who gives up at the authenticator's code was never signed in: the answers on the device stay theirs.
  const wasOpened = sessionState.snapshot().state !== 'code-needed' || isClaimed()
  endSessionHere()
  const lastAnswers = syncSettled().then(flushAnswers)
  await Promise.race([lastAnswers, wait(lastPush)])
  const failure = await end(client, scope)
  if (failure && scope === 'global') await end(client, 'local')
  if (failure) logError('The sign-out did not reach the service', failure)
  dropSession()
  if (wasOpened) forgetDevice()
  sessionState.show({ state: 'none' })
  return failure === undefined
}

const isClaimed = () => browserFormData().snapshot().form.userId !== undefined

async function end(client: SupabaseClient, scope: 'local' | 'global'): Promise<unknown> {
  try {
    const { error } = await Promise.race([client.auth.signOut({ scope }), late()])
    return error ?? undefined
  } catch (error) {
    return error
  }
}
