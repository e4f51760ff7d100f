import { type AuthError, createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '#app/backend/call-function.ts'
import type { MailKind } from './mail-kind.ts'

let aside: SupabaseClient | undefined

/** A client that keeps nothing: whose session a link opens is known before this browser takes it. */
function clientAside(backend: Backend): SupabaseClient {
  aside ??= createClient(new URL(backend.supabaseUrl || '/', document.baseURI).href, backend.supabaseKey, {
    auth: {
      storageKey: 'mailed-link',
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  })
  return aside
}

/** What the link did. A change of address needs both mailboxes: the first of them opens no session. */
export interface RedeemedLink {
  session: Session | undefined
  /** Ends the session that nobody wants. */
  drop: () => Promise<{ error: AuthError | null }>
}

/** Does what the link of a mail is for. Rejects with the service's own error. */
export async function redeemLink(backend: Backend, tokenHash: string, mail: MailKind): Promise<RedeemedLink> {
  const { auth } = clientAside(backend)
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: mail })
  if (error) throw error
  return { session: data.session ?? undefined, drop: () => auth.signOut({ scope: 'local' }) }
}
