import { identifier, type Queries } from '#server/database/sql.ts'
import { relations } from './relations.ts'

/** Whom to erase: by an email address or by a phone number, however it is written. */
type Sought = { email: string; phone?: never } | { phone: string; email?: never }

/** What is known of a person, before anything of it is erased. */
export interface FoundPerson {
  accounts: { id: string; email: string; is_agent: boolean }[]
  leads: { id: string; kind: string; created_at: Date; person_name: string | null }[]
  /** All addresses and numbers that these accounts and leads go by. */
  emails: string[]
  phones: string[]
}

export type ErasedCounts = { accounts: number; leads: number; unsentMails: number }

/**
 * An email address, or the number in what looks like a phone number; undefined for neither.
 * A number is told by its last ten digits, so it needs as many.
 */
export function readSought(text: string): Sought | undefined {
  const trimmed = text.trim().toLowerCase()
  if (/^[^\s@]+@[^\s@]+$/.test(trimmed)) return { email: trimmed }
  return /^[\d\s().+-]+$/.test(trimmed) && trimmed.replace(/\D/g, '').length >= 10
    ? { phone: trimmed }
    : undefined
}

/** The accounts and leads of a person; leads that share an address or a number with one of these are among them. */
export async function findPerson(sql: Queries, { email, phone }: Sought): Promise<FoundPerson> {
  const accounts = await sql<FoundPerson['accounts'][number]>`
    select u.id, coalesce(u.email, '') as email,
      coalesce(u.raw_app_meta_data ->> 'role' = 'agent', false) as is_agent
    from auth.users u
    where lower(u.email) = ${email ?? null}
      or u.id in (select p.id from public.profiles p where private.phone_key(p.phone) = private.phone_key(${phone ?? null}))
    order by u.created_at`
  const profiles = await sql<{ phone: string }>`
    select phone from public.profiles where id = any (${accounts.map(({ id }) => id)}) and phone is not null`
  const emails = [...(email ? [email] : []), ...accounts.map((account) => account.email.toLowerCase())]
  const phones = [...(phone ? [phone] : []), ...profiles.map((profile) => profile.phone)]
  const leads = await sql<{
    id: string
    kind: string
    created_at: Date
    person_name: string | null
    email: string | null
    phone: string | null
  }>`
    select id, kind, created_at, person_name, email, phone from public.leads
    where id in (select lead_id from private.leads_of_person(${emails}, ${phones})) order by created_at`
  const all = (own: string[], ofLeads: (string | null)[]) => [
    ...new Set([...own, ...ofLeads.flatMap((one) => one?.toLowerCase() ?? [])]),
  ]
  return {
    accounts,
    leads: leads.map(({ id, kind, created_at, person_name }) => ({ id, kind, created_at, person_name })),
    emails: all(
      emails,
      leads.map((lead) => lead.email),
    ),
    phones: all(
      phones,
      leads.map((lead) => lead.phone),
    ),
  }
}

/**
 * Erases what was found, and whatever email or pending change names one of the addresses. Call it in a transaction.
 * Throws one sentence for an agent's account, whose role is to be taken away first.
 */
export async function erasePerson(sql: Queries, person: FoundPerson): Promise<ErasedCounts> {
  if (person.accounts.some(({ is_agent }) => is_agent)) {
    throw new Error(
      'This account opens the agent’s desk: take the role away first (npm run make-agent -- <e-mail> --remove).',
    )
  }
  const leads = person.leads.map(({ id }) => id)
  const accounts = person.accounts.map(({ id }) => id)
  await sql`select private.lock_to_erase(${leads}, ${accounts})`
  const [unsent] = await sql<{ count: number }>`
    select count(*)::int from public.lead_mails where lead_id = any (${leads}) and state = 'waiting'`
  const [erased] = await sql<{
    count: number
  }>`select private.erase_leads(${leads}, null, 'command') as count`
  for (const id of accounts) await sql`select private.erase_account(${id})`
  // By name: a hosted project has other columns here.
  await sql`
    delete from auth.one_time_tokens t
    where lower(to_jsonb(t) ->> 'sent_to') = any (${person.emails}) or lower(t.relates_to) = any (${person.emails})`
  await sql`update auth.users set email_change = '' where lower(email_change) = any (${person.emails})`
  return {
    accounts: accounts.length,
    leads: erased?.count ?? 0,
    unsentMails: unsent?.count ?? 0,
  }
}

/** The tables in which one of the words still stands in a column that can hold a person's data; none when all is gone. */
export async function leftovers(sql: Queries, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { table, personal } of relations) {
    if (!personal || words.length === 0) continue
    const [known] = await sql<{ oid: string | null }>`select to_regclass(${table}) as oid`
    if (!known?.oid) continue
    const columns = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attname = any (${personal}) and not attisdropped`
    const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
    for (const { name } of columns) {
      const [row] = await sql`
        select from ${identifier(table)} t where t.${identifier(name)}::text ilike any (${patterns}) limit 1`
      if (row) found.push(`${table}.${name}`)
    }
  }
  return found
}
