import type { CodeChallenge } from './flow-states.ts'
import { sendRequested } from './letters.ts'
import { forgetTokens, noteRequest } from './one-time-tokens.ts'
import type { AuthParts } from './parts.ts'
import { findUserByEmail, type UserRow } from './users.ts'

/**
 * Begins a change of address: a link goes to the new one, word of it to the present one. Whether the new one has an
 * account already is told to nobody: its owner gets the letter that says so.
 */
export async function requestEmailChange(
  parts: AuthParts,
  user: UserRow,
  newEmail: string,
  asked: { redirectTo: string; challenge: CodeChallenge | undefined },
): Promise<void> {
  const letters = await parts.sql.begin(async (sql) => {
    const taken = await findUserByEmail(sql, newEmail)
    await forgetTokens(sql, user.id, ['email_change'])
    await sql`
      update auth.users set email_change = ${newEmail}, email_change_sent_at = ${parts.now()},
        updated_at = ${parts.now()}
      where id = ${user.id}`
    // By the time it is written the account may have the new address.
    const notice = {
      userId: user.id,
      sentTo: user.email,
      relatesTo: newEmail,
      type: 'email-change-notice',
    } as const
    const letter = taken
      ? ({ userId: taken.id, sentTo: newEmail, type: 'account-exists' } as const)
      : ({ ...asked, userId: user.id, relatesTo: newEmail, type: 'email_change' } as const)
    return [await noteRequest(parts, sql, notice), await noteRequest(parts, sql, letter)]
  })
  for (const letter of letters) await sendRequested(parts, letter)
}
