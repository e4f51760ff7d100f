import { join } from 'node:path'
import { withOwnDatabase } from '#server/backend/own-database.ts'
import { withDatabase } from '#server/database/connect.ts'
import { removeOutboxEmails } from '#server/mail/transport/outbox.ts'
import { readEnv } from '#server/startup/env.ts'
import {
  type ErasedCounts,
  erasePerson,
  type FoundPerson,
  findPerson,
  leftovers,
  readSought,
} from './erase-person.ts'

/** How the operator is told, and asked before anything is erased. */
type Asking = { say: (text: string) => void; isConfirmed: () => Promise<boolean> }

/**
 * Erases a person's account and leads, the mails about them, and the mails that lie in DATA_DIR/outbox. Lists what it
 * found, and asks first unless `--yes` is among the words.
 */
export async function eraseByCommand(
  words: readonly string[],
  source: NodeJS.ProcessEnv,
  { say, isConfirmed }: Asking,
): Promise<void> {
  const isSure = words.includes('--yes')
  const sought = readSought(words.filter((word) => word !== '--yes').join(' '))
  if (!sought) {
    throw new Error(
      'Say whom: npm run erase-person -- someone@example.com (or a phone number with its area code)',
    )
  }
  const read = readEnv(source)
  if (!read.ok) throw new Error(read.messages.join('\n'))
  const { env } = read
  if (env.SUPABASE_URL && !env.DATABASE_URL) {
    throw new Error(
      'The data is in the hosted project: set DATABASE_URL to its database, then run this again.',
    )
  }
  await withOwnDatabase(env, (url) =>
    withDatabase(url, async (sql) => {
      const person = await findPerson(sql, sought)
      const outbox = join(env.DATA_DIR, 'outbox')
      const isTheirs = (text: string) => mentions(text, person)
      if (person.accounts.length + person.leads.length === 0) {
        const mails = await removeOutboxEmails(outbox, ({ text }) => isTheirs(text))
        say(`Nothing is stored under this address or number.${mails ? ` ${mailFiles(mails)}` : ''}`)
        return
      }
      say(listed(person))
      if (!isSure && !(await isConfirmed())) {
        say('Nothing was erased.')
        return
      }
      const counts = await sql.begin((transaction) => erasePerson(transaction, person))
      const mails = await removeOutboxEmails(outbox, ({ text }) => isTheirs(text))
      say(told(counts, mails))
      const left = await leftovers(sql, person.emails)
      if (left.length > 0) {
        say(`The address still stands in what other people keep: ${left.join(', ')}. Look at it by hand.`)
      }
    }),
  )
}

function mentions(text: string, { emails, phones }: FoundPerson): boolean {
  const plain = text.toLowerCase()
  const digits = plain.replaceAll(/(?<=\d)[\s().-]+(?=\d)|\(/g, '')
  const numbers = phones.flatMap((phone) => {
    const key = phone.replaceAll(/\D/g, '').slice(-10)
    return key.length >= 7 ? [key] : []
  })
  return emails.some((email) => plain.includes(email)) || numbers.some((number) => digits.includes(number))
}

function listed({ accounts, leads }: FoundPerson): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  const printable = (text: string) => text.replaceAll(/\p{Cc}|\p{Cf}/gu, ' ')
  return [
    'This will be erased for good:',
    ...accounts.map(
      ({ email }) => `  The account of ${printable(email)}, with its answers, saved plans and sessions`,
    ),
    ...leads.map(
      (lead) =>
        `  A lead (${lead.kind}) of ${day.format(lead.created_at)}, ${printable(lead.person_name ?? 'no name')}, with its mails and notes`,
    ),
  ].join('\n')
}

const mailFiles = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'} in the outbox erased.`

function told({ accounts, leads, unsentMails }: ErasedCounts, mails: number): string {
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  return [
    `Erased: ${counted(accounts, 'account', 'accounts')}, ${counted(leads, 'lead', 'leads')}.`,
    ...(unsentMails > 0
      ? [`${counted(unsentMails, 'mail was', 'mails were')} waiting and will not go out.`]
      : []),
    ...(mails > 0 ? [mailFiles(mails)] : []),
    'Backups, and mails that went out, are not reached from here: docs/operating/backend.md says what is left to do.',
  ].join('\n')
}
