import { setTimeout as wait } from 'node:timers/promises'
import type { MailProblem } from '#domain/leads/desk/mail-problem.ts'
import type { Log } from '#functions/log.ts'
import type { Sql } from '#server/database/sql.ts'
import { kindOf, NoUseRetrying } from '#server/mail/queue/jobs.ts'
import { oneAtATime } from '#server/mail/queue/one-at-a-time.ts'
import { quietLog } from '#server/mail/queue/quiet-log.ts'
import { type Deliver, type Mail, RefusedForNow } from '#server/mail/transport/transport.ts'
import {
  beginTry,
  dueMails,
  findLead,
  type MailedLead,
  markFailed,
  markSent,
  type WaitingMail,
} from './lead-email-rows.ts'

export type LeadMailParts = {
  sql: Sql
  write: (lead: MailedLead, mail: WaitingMail) => Mail
  deliver: Deliver
  log: Log
  retries?: MailRetries
}

/** When a mail that was not taken is tried again. Times in seconds; each pause is twice the one before. */
export type MailRetries = { tries: number; firstPause: number; longestPause: number }

/** For about a day; at most a quarter of an hour after the mail server is back. */
const overADay: MailRetries = { tries: 100, firstPause: 15, longestPause: 900 }

/**
 * What sends the due mails of one lead, the agent's first. A refusal of one mail does not hold up the other; where the
 * mail server itself fails, both wait. It rejects only when the database does, or while the same lead's are being sent.
 */
export function createLeadMailSender(parts: LeadMailParts): (leadId: string) => Promise<void> {
  const sender: Sender = {
    ...parts,
    retries: parts.retries ?? overADay,
    taken: new Set(),
    // A mail server that is away for an hour would otherwise fill the log.
    complain: quietLog(parts.log, 'mail_server_away', (failure) => ({ cause: kindOf(failure) })),
  }
  return (leadId) =>
    oneAtATime(parts.sql, `mails of lead ${leadId}`, async () => {
      // Until none is left: one may be set to be sent anew while others are sent.
      for (;;) {
        const due = await dueMails(parts.sql, leadId)
        if (due.length === 0) return
        await sendAll(sender, leadId, due)
      }
    })
}

type Sender = LeadMailParts & {
  retries: MailRetries
  /** Taken by the mail server, and perhaps not marked yet because the database was away: never sent again from here. */
  taken: Set<string>
  complain: (failure: unknown) => void
}

const takenKey = ({ id, address }: WaitingMail) => `${id} ${address ?? ''}`

async function sendAll(sender: Sender, leadId: string, due: readonly WaitingMail[]): Promise<void> {
  const lead = await readable(sender.sql, leadId)
  for (const [index, mail] of due.entries()) {
    if (sender.taken.has(takenKey(mail))) {
      await noteTaken(sender, mail)
      continue
    }
    const next = await begin(sender, mail)
    if (next === undefined) continue
    const failure = await attempt(sender, lead, mail)
    if (failure === undefined) {
      sender.taken.add(takenKey(mail))
      await noteTaken(sender, mail)
      continue
    }
    await noteFailure(sender, mail, failure)
    if (isOfThisMailAlone(failure)) continue
    sender.complain(failure)
    // The others were to go the same way: it counts as their try as well, so that they go on together, in order.
    for (const other of due.slice(index + 1)) {
      if (await begin(sender, other, next)) await noteFailure(sender, other, failure)
    }
    return
  }
}

/** Answers when the next try would be: `at` that time if it is given. */
function begin({ sql, retries }: Sender, mail: WaitingMail, at?: string): Promise<string | undefined> {
  const pause = Math.min(retries.firstPause * 2 ** mail.tries, retries.longestPause)
  return beginTry(sql, mail, { pause, ...(at !== undefined && { at }) })
}

/** The lead, or what its row failed with: then its mails can't be written, which is no reason to try for ever. */
async function readable(sql: Sql, leadId: string): Promise<MailedLead | NotWritten> {
  try {
    return (await findLead(sql, leadId)) ?? new NotWritten('no such lead')
  } catch (error) {
    if (error instanceof Error && error.name === 'ZodError')
      return new NotWritten('the lead is not as expected')
    throw error
  }
}

class NotWritten extends NoUseRetrying {}

async function attempt(
  { write, deliver }: Sender,
  lead: MailedLead | NotWritten,
  mail: WaitingMail,
): Promise<unknown> {
  if (lead instanceof NotWritten) return lead
  let written: Mail
  try {
    written = write(lead, mail)
  } catch (error) {
    return new NotWritten(kindOf(error))
  }
  return deliver(written).then(
    () => undefined,
    (error: unknown) => error ?? new Error('Not delivered'),
  )
}

const isOfThisMailAlone = (failure: unknown) =>
  failure instanceof NoUseRetrying || failure instanceof RefusedForNow

async function noteFailure(
  { sql, log, retries }: Sender,
  mail: WaitingMail,
  failure: unknown,
): Promise<void> {
  const isLast = failure instanceof NoUseRetrying || mail.tries + 1 >= retries.tries
  if (isLast || isOfThisMailAlone(failure)) {
    log(isLast ? 'lead_mail_given_up' : 'lead_mail_failed', {
      recipient: mail.recipient,
      cause: kindOf(failure),
      tries: mail.tries + 1,
    })
  }
  await markFailed(sql, mail, { problem: problemOf(failure), isLast })
}

const noServer =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|ETLS|EPROTOCOL|EPIPE|EMESSAGE)$/

/** User and password, or the sender that they are to send for. */
const noSignIn = /^(EAUTH|ENOAUTH|EOAUTH2|EENVELOPE)$/

function problemOf(failure: unknown): MailProblem {
  if (failure instanceof NotWritten) return 'not_written'
  if (failure instanceof NoUseRetrying)
    return failure.reason === 'no valid address' ? 'no_address' : 'refused'
  if (failure instanceof RefusedForNow) return 'refused_for_now'
  const kind = kindOf(failure)
  if (noSignIn.test(kind)) return 'no_sign_in'
  return noServer.test(kind) ? 'no_server' : 'other'
}

/** How long a mail that is sent waits for a database that is away, in milliseconds, and how often it is asked. */
const patience = 30_000
const betweenTries = 250

/** Marked at once, and where the database is away just now, as soon as it is back: until then the mail might go twice. */
async function noteTaken({ sql, taken }: Sender, mail: WaitingMail): Promise<void> {
  const until = performance.now() + patience
  for (;;) {
    try {
      await markSent(sql, mail)
      taken.delete(takenKey(mail))
      return
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(betweenTries)
    }
  }
}
