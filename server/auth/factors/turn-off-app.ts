import { queueAccountEmail } from '#server/auth/account-emails.ts'
import { noteNotice } from '#server/auth/tokens/one-time-tokens.ts'
import { withOwnDatabase } from '#server/backend/own-database.ts'
import { withDatabase } from '#server/database/connect.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import { readEnv } from '#server/startup/env.ts'

/**
 * Removes an account's authenticator apps and ends its sessions, so that the next sign-in is by password alone; answers
 * what was done, and throws a sentence where it can't. The owner gets an email, which the site sends as soon as it runs.
 */
export async function turnOffApp(words: readonly string[], source: NodeJS.ProcessEnv): Promise<string> {
  const email = words[0]?.trim().toLowerCase()
  if (!email) throw new Error('Say whose: npm run turn-off-app -- someone@example.com')
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  if (read.env.SUPABASE_URL) {
    throw new Error(
      'The accounts are in the hosted project: remove the factor there, under Authentication, Users.',
    )
  }
  const removed = await withOwnDatabase(read.env, async (url) => {
    const apps = await removeApps(url, email)
    if (apps?.notice) await sendNotice(url, apps.notice)
    return apps?.count
  })
  if (removed === undefined) throw new Error('There is no account with this e-mail address.')
  return removed === 0
    ? 'This account has no authenticator app. Nothing was changed.'
    : 'The authenticator app is off, and the account is signed out everywhere.'
}

/** How many apps were removed, and the email about it, if one was on; undefined without such an account. */
async function removeApps(
  url: string,
  email: string,
): Promise<{ count: number; notice: string | undefined } | undefined> {
  return withDatabase(url, (database) =>
    database.begin(async (sql) => {
      const [user] = await sql<{ id: string; email: string }>`
        select id, email from auth.users where email = ${email} and is_sso_user = false for update`
      if (!user) return undefined
      const removed = await sql<{ status: string }>`
        delete from auth.mfa_factors where user_id = ${user.id} returning status`
      await sql`delete from private.recovery_codes where user_id = ${user.id}`
      if (removed.length > 0) await sql`delete from auth.sessions where user_id = ${user.id}`
      const wasOn = removed.some(({ status }) => status === 'verified')
      const clock = { now: () => new Date() }
      const notice = wasOn ? await noteNotice(clock, sql, user, 'app-removed') : undefined
      return { count: removed.length, notice }
    }),
  )
}

async function sendNotice(url: string, notice: string): Promise<void> {
  const jobs = await startJobs({ url, log: () => {} })
  try {
    await queueAccountEmail({ jobs }, notice)
  } finally {
    await jobs.stop()
  }
}
