import { isMailAskedFor } from '#domain/leads/contact-choices.ts'
import type { MailErrorCode } from '#domain/leads/desk/mail-error.ts'
import type { Log } from '#functions/log.ts'
import { asSoonAsBack } from '#server/database/as-soon-as-back.ts'
import { jobErrorKind, NoUseRetrying, type Retries } from '#server/database/queue/jobs.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Email, SendEmail } from '#server/mail/email.ts'
import type { CodeEmail, EmailedLead, LeadEmail } from '#server/mail/templates/leads/emailed-lead.ts'
import { RefusedForNow } from '#server/mail/transport/transport.ts'
import { type Outage, watchOutage } from '#server/monitoring/outage.ts'
import {
  addStatusLink,
  beginTry,
  countWaiting,
  dueEmails,
  findLead,
  isWithheld,
  markFailed,
  markSent,
  type WaitingEmail,
} from './lead-email-rows.ts'

export type LeadEmailDeps = {
  sql: Sql
  write: (lead: EmailedLead, email: LeadEmail | CodeEmail) => Email
  send: SendEmail
  log: Log
  retries?: Retries
}

/** For about a day; at most a quarter of an hour after the mail server is back. */
const overADay: Retries = { tries: 100, firstPause: 15, longestPause: 900 }

/**
 * What sends the due emails of one lead, the agent's first, and none to an address that wants no emails. A refusal of one
 * email does not hold up the other; where the mail server itself fails, both wait. It rejects only when the database
 * does. `leadEmailQueue` calls it for a lead once at a time.
 */
export function createLeadEmailSender(deps: LeadEmailDeps): (leadId: string) => Promise<void> {
  const sender: LeadSender = {
    ...deps,
    retries: deps.retries ?? overADay,
    taken: new Set(),
    server: watchOutage(deps.log, { away: 'mail_server_away', back: 'mail_server_back' }, (failure) => ({
      cause: jobErrorKind(failure),
    })),
  }
  return async (leadId) => {
    // Until none is left: one may be set to be sent anew while others are sent.
    for (;;) {
      const due = await dueEmails(deps.sql, leadId)
      if (due.length === 0) return
      await sendAll(sender, leadId, due)
    }
  }
}

type LeadSender = LeadEmailDeps & {
  retries: Retries
  /** Taken by the mail server, and perhaps not marked yet because the database was away: never sent again from here. */
  taken: Set<string>
  server: Outage<unknown>
}

const takenKey = ({ id, address }: WaitingEmail) => `${id} ${address ?? ''}`

async function sendAll(sender: LeadSender, leadId: string, due: readonly WaitingEmail[]): Promise<void> {
  const lead = await readable(sender.sql, leadId)
  for (const [index, email] of due.entries()) {
    if (sender.taken.has(takenKey(email))) {
      await noteTaken(sender, email)
      continue
    }
    // Right before it would go: whoever refuses emails while one waits gets it no more.
    if (!isAskedFor(lead) && (await isWithheld(sender.sql, email))) continue
    const next = await begin(sender, email)
    if (next === undefined) continue
    const failure = await attempt(sender, lead, email)
    // What it says of one email it says being there.
    if (failure === undefined || failure instanceof RefusedForNow)
      sender.server.worked(async () => ({ waited: await countWaiting(sender.sql) }))
    if (failure === undefined) {
      sender.taken.add(takenKey(email))
      await noteTaken(sender, email)
      continue
    }
    await noteFailure(sender, email, failure)
    if (isOfThisEmailAlone(failure)) continue
    sender.server.failed(failure)
    // The others were to go the same way: it counts as their try as well, so that they go on together, in order.
    for (const other of due.slice(index + 1)) {
      if (await begin(sender, other, next)) await noteFailure(sender, other, failure)
    }
    return
  }
}

/** Answers when the next try would be: `at` that time if it is given. */
function begin({ sql, retries }: LeadSender, email: WaitingEmail, at?: string): Promise<string | undefined> {
  const pause = Math.min(retries.firstPause * 2 ** email.tries, retries.longestPause)
  return beginTry(sql, email, { pause, ...(at !== undefined && { at }) })
}

/** The lead, or what its row failed with: then its emails can't be written, which is no reason to try for ever. */
async function readable(sql: Sql, leadId: string): Promise<EmailedLead | NotWritten> {
  try {
    return (await findLead(sql, leadId)) ?? new NotWritten('no such lead')
  } catch (error) {
    if (error instanceof Error && error.name === 'ZodError')
      return new NotWritten('the lead is not as expected')
    throw error
  }
}

const isAskedFor = (lead: EmailedLead | NotWritten) =>
  !(lead instanceof NotWritten) && isMailAskedFor(lead.kind)

class NotWritten extends NoUseRetrying {}

async function attempt(
  { sql, write, send }: LeadSender,
  lead: EmailedLead | NotWritten,
  email: WaitingEmail,
): Promise<unknown> {
  if (lead instanceof NotWritten) return lead
  const statusToken = await addStatusLink(sql, lead.id, email)
  let written: Email
  try {
    written = write(lead, { ...email, ...(statusToken !== undefined && { statusToken }) })
  } catch (error) {
    return new NotWritten(jobErrorKind(error))
  }
  return send(written).then(
    () => undefined,
    (error: unknown) => error ?? new Error('Not sent'),
  )
}

const isOfThisEmailAlone = (failure: unknown) =>
  failure instanceof NoUseRetrying || failure instanceof RefusedForNow

async function noteFailure(
  { sql, log, retries }: LeadSender,
  email: WaitingEmail,
  failure: unknown,
): Promise<void> {
  const isLast = failure instanceof NoUseRetrying || email.tries + 1 >= retries.tries
  if (isLast || isOfThisEmailAlone(failure)) {
    log(isLast ? 'lead_mail_given_up' : 'lead_mail_failed', {
      recipient: email.recipient,
      cause: jobErrorKind(failure),
      tries: email.tries + 1,
    })
  }
  await markFailed(sql, email, { problem: problemOf(failure), isLast })
}

const noServer =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|ETLS|EPROTOCOL|EPIPE|EMESSAGE)$/

/** User and password, or the sender that they are to send for. */
const noSignIn = /^(EAUTH|ENOAUTH|EOAUTH2|EENVELOPE)$/

function problemOf(failure: unknown): MailErrorCode {
  if (failure instanceof NotWritten) return 'not_written'
  if (failure instanceof NoUseRetrying)
    return failure.reason === 'no valid address' ? 'no_address' : 'refused'
  if (failure instanceof RefusedForNow) return 'refused_for_now'
  const kind = jobErrorKind(failure)
  if (noSignIn.test(kind)) return 'no_sign_in'
  return noServer.test(kind) ? 'no_server' : 'other'
}

/** Marked at once, and where the database is away just now, as soon as it is back: until then the email might go twice. */
async function noteTaken({ sql, taken }: LeadSender, email: WaitingEmail): Promise<void> {
  await asSoonAsBack(() => markSent(sql, email))
  taken.delete(takenKey(email))
}
