import { noteRequest } from './one-time-tokens.ts'
import type { AuthParts, Queries } from './parts.ts'
import type { UserRow } from './users.ts'

/** What changes how an account is got into, besides its password and its address. */
export type AccountChange =
  | 'app-added'
  | 'app-removed'
  | 'recovery-code-used'
  | 'recovery-codes-replaced'
  | 'google-linked'
  | 'sign-in-removed'

/**
 * Notes, in the transaction of the change, that the owner is to be told by letter; `sendRequested` sends it afterwards.
 * It goes to the address that the account has now: the change may take that away.
 */
export function noteAccountChange(
  parts: Pick<AuthParts, 'now'>,
  sql: Queries,
  user: Pick<UserRow, 'id' | 'email'>,
  change: AccountChange,
): Promise<string> {
  return noteRequest(parts, sql, { userId: user.id, type: change, sentTo: user.email })
}
