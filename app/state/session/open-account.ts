import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '#app/backend/call-function.ts'
import { browserStore } from '#app/state/browser-store.ts'
import { followAnswers } from '#app/state/sync/push-answers.ts'
import { accountFetch } from './account-fetch.ts'
import { followSession } from './follow-session.ts'
import { setSessionDropper } from './sign-out.ts'
import { dropStoredSession } from './stored-session.ts'

/**
 * Makes the client and lets this page follow its sessions. What an address brings is the callback page's to take, and
 * the session lies where the client keeps it by itself, in a store that survives being full or forbidden. From Google
 * comes a code that only this browser can redeem (PKCE): no token stands in an address.
 */
export function openAccount(backend: Backend): SupabaseClient {
  const address = new URL(backend.supabaseUrl || '/', document.baseURI).href
  const client = createClient(address, backend.supabaseKey, {
    auth: {
      storage: browserStore(),
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    global: { fetch: accountFetch },
  })
  followSession(client, backend)
  followAnswers(client)
  setSessionDropper(() => dropStoredSession(backend))
  return client
}
