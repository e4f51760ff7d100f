import { isEmailAddress } from '#domain/people/contact/email.ts'
import { withOwnDatabase } from '#server/backend/own-database.ts'
import { withDatabase } from '#server/database/connect.ts'
import { readEnv } from '#server/startup/env.ts'

/**
 * Gives an account the agent's desk, or takes it away, and answers what was done; throws a sentence where it can't. The
 * first agent is an owner of the site, who sees everybody; later ones see whom they are given, or everybody with
 * `--owner`. All of it counts at once, because the database reads the role from the account and not from a token.
 */
export async function changeAgentRole(words: readonly string[], source: NodeJS.ProcessEnv): Promise<string> {
  const wish = { isRemoving: words.includes('--remove'), isOwner: words.includes('--owner') }
  const [email, ...rest] = words
    .filter((word) => word !== '--remove' && word !== '--owner')
    .map((word) => word.trim().toLowerCase())
  if (!email || !isEmailAddress(email) || rest.length > 0 || (wish.isRemoving && wish.isOwner)) {
    throw new Error(
      'Say whose: npm run make-agent -- someone@example.com (and --owner for an owner of the site, or --remove to take the role away)',
    )
  }
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  if (read.env.SUPABASE_URL && !read.env.DATABASE_URL) throw new Error(hostedWay(email, wish))
  return withOwnDatabase(read.env, (url) => setRole(url, email, wish))
}

type Wish = { isRemoving: boolean; isOwner: boolean }

/** What was done, in one sentence; throws one where it can't be. */
function setRole(url: string, email: string, { isRemoving, isOwner }: Wish): Promise<string> {
  return withDatabase(url, (database) =>
    database.begin(async (sql) => {
      const [user] = await sql<{ id: string; is_agent: boolean; is_owner: boolean; is_confirmed: boolean }>`
        select id, coalesce(raw_app_meta_data ->> 'role' = 'agent', false) as is_agent,
          coalesce(raw_app_meta_data -> 'desk_owner' = 'true', false) as is_owner,
          email_confirmed_at is not null as is_confirmed
        from auth.users where email = ${email} and is_sso_user = false for update`
      if (!user) {
        const cure = 'create one on the page "Sign in" of the site, then run this again'
        throw new Error(`There is no account with this e-mail address: ${cure}.`)
      }
      if (isRemoving) {
        if (!user.is_agent) return 'This account is not the agent\u2019s. Nothing was changed.'
        await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' - 'desk_owner' where id = ${user.id}`
        return 'This account no longer opens the agent\u2019s desk.'
      }
      if (!user.is_confirmed) {
        const cure = 'follow the link in the mail about it, then run this again'
        throw new Error(`Nobody has shown yet that this e-mail address is theirs: ${cure}.`)
      }
      const [owners] = await sql<{ count: number }>`
        select count(*)::int from auth.users
        where raw_app_meta_data ->> 'role' = 'agent' and raw_app_meta_data -> 'desk_owner' = 'true'`
      const becomesOwner = !user.is_owner && (isOwner || owners?.count === 0)
      if (user.is_agent && !becomesOwner)
        return 'This account opens the agent\u2019s desk already. Nothing was changed.'
      await sql`
        update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}')
          || ${JSON.stringify({ role: 'agent', ...(becomesOwner && { desk_owner: true }) })}::jsonb
        where id = ${user.id}`
      const sight = becomesOwner
        ? 'It is an owner of the site: it sees everybody, and says whose people they are.'
        : 'It sees the people that an owner of the site gives it.'
      if (user.is_agent) return sight
      const [app] = await sql`
        select from auth.mfa_factors where user_id = ${user.id} and status = 'verified' limit 1`
      return [
        'This account is the agent\u2019s now.',
        sight,
        ...(app
          ? []
          : ['The desk opens with an authenticator app alone: /agent leads you through setting one up.']),
        'It asks for a password of twelve characters or more; a shorter one has to be changed there first.',
        'Sign in and go to /agent.',
      ].join('\n')
    }),
  )
}

function hostedWay(email: string, { isRemoving, isOwner }: Wish): string {
  const role = isRemoving
    ? `raw_app_meta_data - 'role' - 'desk_owner'`
    : `raw_app_meta_data || '{"role": "agent"${isOwner ? ', "desk_owner": true' : ''}}'`
  const address = `'${email.replaceAll("'", "''")}'`
  // As the command itself does: an address that nobody has shown to be theirs gets no role.
  const condition = isRemoving ? '' : ' and email_confirmed_at is not null'
  return [
    'The accounts are in the hosted project. Run this in its SQL editor:',
    `update auth.users set raw_app_meta_data = ${role} where email = ${address}${condition};`,
    ...(isRemoving
      ? []
      : ['The desk then opens with an authenticator app alone: /agent leads you through setting one up.']),
    ...(isRemoving || isOwner ? [] : ['The first agent has to be an owner of the site: add --owner.']),
  ].join('\n')
}
