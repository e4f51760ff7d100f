import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '#app/backend/call-function.ts'

let aside: SupabaseClient | undefined

/**
 * A second client, which keeps nothing and which this page's session knows nothing of: for emails, which need no
 * memory of who asked for them, and for sessions that are looked at before this browser takes them. It is used for
 * one piece of work at a time.
 */
export function clientAside(backend: Backend): SupabaseClient {
  aside ??= createClient(new URL(backend.supabaseUrl || '/', document.baseURI).href, backend.supabaseKey, {
    auth: {
      storageKey: 'aside',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
  })
  return aside
}
