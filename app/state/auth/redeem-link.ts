import type { AuthError, Session } from '@supabase/supabase-js'
import type { Backend } from '#app/backend/call-function.ts'
import { clientAside } from './client-aside.ts'
import type { MailKind } from './mail-kind.ts'

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
