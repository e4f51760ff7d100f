import type { CodeChallenge } from './flow-states.ts'
import { sendNotice, sendRequested } from './letters.ts'
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
  const { request, owner } = await parts.sql.begin(async (sql) => {
    const taken = await findUserByEmail(sql, newEmail)
    await forgetTokens(sql, user.id, ['email_change'])
    await sql`
      update auth.users set email_change = ${newEmail}, email_change_sent_at = ${parts.now()},
        updated_at = ${parts.now()}
      where id = ${user.id}`
    const userId = taken ? null : user.id
    const note = { ...asked, userId, type: 'email_change', relatesTo: newEmail } as const
    return { request: await noteRequest(parts, sql, note), owner: taken?.id }
  })
  await sendNotice(parts, 'email-change-notice', user.id)
  await (owner ? sendNotice(parts, 'account-exists', owner) : sendRequested(parts, request))
}
