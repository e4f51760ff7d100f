import type { SupabaseClient } from '@supabase/supabase-js'
import { browserDevice } from './account-device.ts'
import { type AnswerPusher, pushAnswers } from './push-answers.ts'
import { syncAccount } from './sync-account.ts'

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
