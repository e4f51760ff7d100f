import { writeWebhookEvent } from '#domain/leads/webhooks/write-event.ts'
import type { Log } from '#functions/log.ts'
import { asSoonAsBack } from '#server/database/as-soon-as-back.ts'
import { jobErrorKind, type Retries } from '#server/database/queue/jobs.ts'
import type { Sql } from '#server/database/sql.ts'
import { type Outage, watchOutage } from '#server/monitoring/outage.ts'
import { postEvent } from './post-event.ts'
import { webhookHeaders } from './signature.ts'
import {
  countTry,
  countWaitingEvents,
  dropEvent,
  dueEvent,
  findTold,
  markNotTaken,
  markTaken,
  stopReceiver,
  takeBackTry,
  type WaitingEvent,
} from './webhook-rows.ts'
import type { WebhookSettings } from './webhook-settings.ts'

export type WebhookDeps = {
  sql: Sql
  settings: WebhookSettings
  log: Log
  retries?: Retries
  now?: () => Date
  /** Ends a try that takes too long. */
  timeout?: () => AbortSignal
  /** Called when the receiver wants no more. */
  onStopped?: () => void
}

/** For about a day; at most half an hour after the receiver is back. */
const overADay: Retries = { tries: 55, firstPause: 15, longestPause: 1_800 }

/** How long a receiver may take to answer, in milliseconds. */
const patience = 10_000

/** What a receiver answers that wants no more, ever. */
const gone = 410

type Sender = Required<WebhookDeps> & {
  /** Taken by the receiver, and perhaps not marked yet because the database was away: never sent again from here. */
  taken: Set<string>
  receiver: Outage<string>
}

/**
 * What sends the due events of one person, the oldest first: each waits until the one before was taken or given up. It
 * rejects only when the database does. `webhookQueue` calls it for a person once at a time.
 */
export function createWebhookSender(deps: WebhookDeps): (personId: string) => Promise<void> {
  const sender: Sender = {
    retries: overADay,
    now: () => new Date(),
    timeout: () => AbortSignal.timeout(patience),
    onStopped: () => {},
    ...deps,
    taken: new Set(),
    receiver: watchOutage(
      deps.log,
      { away: 'webhook_receiver_away', back: 'webhook_receiver_back' },
      (cause) => ({ cause }),
    ),
  }
  return async (personId) => {
    for (;;) {
      const event = await dueEvent(sender.sql, personId)
      if (event === undefined || !(await sendEvent(sender, event))) return
    }
  }
}

/** Sends one event; answers whether the next one's turn has come. */
async function sendEvent(sender: Sender, event: WaitingEvent): Promise<boolean> {
  const { sql, retries, taken, log, receiver } = sender
  if (taken.has(event.id)) return noteTaken(sender, event)
  const body = await bodyOf(sender, event)
  if (body === undefined) {
    await dropEvent(sql, event.id)
    return true
  }
  const pause = Math.min(retries.firstPause * 2 ** event.tries, retries.longestPause)
  // Somebody else has it, or it is gone.
  if (!(await countTry(sql, event, pause))) return true
  const outcome = body instanceof NotWritten ? 'not written' : await post(sender, event, body)
  if (outcome === 'taken') {
    receiver.worked(async () => ({ waited: await countWaitingEvents(sql) }))
    taken.add(event.id)
    return noteTaken(sender, event)
  }
  if (outcome === gone) {
    await stopReceiver(sql)
    await takeBackTry(sql, event)
    log('webhooks_stopped')
    sender.onStopped()
    return false
  }
  const problem = String(outcome)
  const isLast = body instanceof NotWritten || event.tries + 1 >= retries.tries
  if (isLast) log('webhook_given_up', { event: event.id })
  else receiver.failed(problem)
  await markNotTaken(sql, event, { problem, isLast })
  return isLast
}

/** The event's row, or what it is about, is not as expected: no reason to try for ever. */
class NotWritten {}

async function bodyOf(
  { sql, settings }: Sender,
  event: WaitingEvent,
): Promise<string | NotWritten | undefined> {
  try {
    const told = event.type === 'person.erased' ? undefined : await findTold(sql, event, settings.hasAnswers)
    const { type, person_id: personId, created_at: happenedAt, changes, people, requests } = event
    const written = writeWebhookEvent({ type, personId, happenedAt, changes, people, requests }, told)
    return written && JSON.stringify(written)
  } catch (error) {
    if (error instanceof Error && error.name === 'ZodError') return new NotWritten()
    throw error
  }
}

/** `taken`, the status that was answered instead, or the kind of what kept an answer from coming. */
async function post(
  { settings, now, timeout }: Sender,
  { id }: WaitingEvent,
  body: string,
): Promise<'taken' | number | string> {
  const headers = webhookHeaders(settings.keys, { id, sentAt: Math.floor(now().getTime() / 1000), body })
  const signal = timeout()
  try {
    const status = await postEvent(settings.url, { headers, body, signal })
    return status >= 200 && status < 300 ? 'taken' : status
  } catch (error) {
    return signal.aborted ? 'timeout' : jobErrorKind(error)
  }
}

/** Marked at once, and where the database is away just now, as soon as it is back: until then it might go twice. */
async function noteTaken({ sql, taken }: Sender, { id }: WaitingEvent): Promise<true> {
  await asSoonAsBack(() => markTaken(sql, id))
  taken.delete(id)
  return true
}
