import { isEmailAddress } from '#domain/people/contact/email.ts'
import { withDatabase } from '#server/database/connect.ts'
import { causeOf } from '#server/log.ts'
import { processEnvironment, readEnv } from '#server/startup/env.ts'
import { withOwnDatabase } from './own-database.ts'

/**
 * npm run make-agent -- <e-mail> [--remove]: gives an account the agent's desk, or takes it away. Both count at once,
 * because the database reads the role from the account and not from a token. What else the desk asks for is said.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const isRemoving = words.includes('--remove')
  const [email, ...rest] = words
    .filter((word) => word !== '--remove')
    .map((word) => word.trim().toLowerCase())
  if (!email || !isEmailAddress(email) || rest.length > 0) {
    throw new Error(
      'Say whose: npm run make-agent -- someone@example.com (and --remove to take the role away)',
    )
  }
  const read = readEnv(processEnvironment())
  if (!read.ok) throw new Error(read.messages.join('\n'))
  if (read.env.SUPABASE_URL && !read.env.DATABASE_URL) throw new Error(hostedWay(email, isRemoving))
  console.log(await withOwnDatabase(read.env, (url) => setRole(url, email, isRemoving)))
}

/** What was done, in one sentence; throws one where it can't be. */
function setRole(url: string, email: string, isRemoving: boolean): Promise<string> {
  return withDatabase(url, (database) =>
    database.begin(async (sql) => {
      const [user] = await sql<{ id: string; is_agent: boolean; is_confirmed: boolean }>`
        select id, coalesce(raw_app_meta_data ->> 'role' = 'agent', false) as is_agent,
          email_confirmed_at is not null as is_confirmed
        from auth.users where email = ${email} and is_sso_user = false for update`
      if (!user) {
        const cure = 'create one on the page "Sign in" of the site, then run this again'
        throw new Error(`There is no account with this e-mail address: ${cure}.`)
      }
      if (isRemoving) {
        if (!user.is_agent) return 'This account is not the agent\u2019s. Nothing was changed.'
        await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${user.id}`
        return 'This account no longer opens the agent\u2019s desk.'
      }
      if (!user.is_confirmed) {
        const cure = 'follow the link in the mail about it, then run this again'
        throw new Error(`Nobody has shown yet that this e-mail address is theirs: ${cure}.`)
      }
      if (user.is_agent) return 'This account opens the agent\u2019s desk already. Nothing was changed.'
      await sql`
        update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "agent"}'
        where id = ${user.id}`
      const [app] = await sql`
        select from auth.mfa_factors where user_id = ${user.id} and status = 'verified' limit 1`
      return [
        'This account is the agent\u2019s now.',
        ...(app
          ? []
          : ['The desk opens with an authenticator app alone: /agent leads you through setting one up.']),
        'It asks for a password of twelve characters or more; a shorter one has to be changed there first.',
        'Sign in and go to /agent.',
      ].join('\n')
    }),
  )
}

function hostedWay(email: string, isRemoving: boolean): string {
  const role = isRemoving ? `raw_app_meta_data - 'role'` : `raw_app_meta_data || '{"role": "agent"}'`
  const address = `'${email.replaceAll("'", "''")}'`
  // As the command itself does: an address that nobody has shown to be theirs gets no role.
  const condition = isRemoving ? '' : ' and email_confirmed_at is not null'
  return [
    'The accounts are in the hosted project. Run this in its SQL editor:',
    `update auth.users set raw_app_meta_data = ${role} where email = ${address}${condition};`,
    ...(isRemoving
      ? []
      : ['The desk then opens with an authenticator app alone: /agent leads you through setting one up.']),
  ].join('\n')
}

await main().catch((error: unknown) => {
  console.error(causeOf(error))
  process.exitCode = 1
})
