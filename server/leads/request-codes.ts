import { randomInt } from 'node:crypto'
import { sendDueRows } from '#server/database/queue/due-rows.ts'
import { type Jobs, jobErrorKind, NoUseRetrying } from '#server/database/queue/jobs.ts'
import type { RowQueue } from '#server/database/queue/row-queue.ts'
import type { Queries } from '#server/database/sql.ts'
import { findLead } from './lead-email-rows.ts'
import type { LeadEmailDeps } from './send-lead-emails.ts'

/** One job per code that was asked for. */
const requestCodeQueue: RowQueue = {
  name: 'request-codes',
  idName: 'code',
  lock: 'request code',
  isOncePerId: true,
}

/**
 * Sends the codes that stand in `private.request_codes`, told of by the channel `request_codes`. The digits are made right
 * before they are mailed, so that they stand nowhere but in that email; another try makes others. After ten minutes nobody
 * waits for one any longer.
 */
export function startRequestCodes(
  deps: LeadEmailDeps & { jobs: Jobs; sweepEvery?: number },
): Promise<{ stop: () => Promise<void> }> {
  return sendDueRows(deps, {
    queue: requestCodeQueue,
    channel: 'request_codes',
    findDue: codesDue,
    send: (id) => sendCode(deps, id),
    waits: 'request_codes_wait',
  })
}

async function codesDue(sql: Queries): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from private.request_codes
    where state = 'waiting' and asked_at > now() - interval '10 minutes'
      and (next_send_at is null or next_send_at <= now())
    order by asked_at limit 1000`
  return rows.map(({ id }) => id)
}

/** Whoever asked for a code wants its email, whatever else they refuse. */
async function sendCode({ sql, write, send, log }: LeadEmailDeps, id: string): Promise<void> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const [to] = await sql<{ lead_id: string; address: string }>`
    select lead_id, address from private.begin_request_code(${id}, ${digits})`
  const lead = to && (await findLead(sql, to.lead_id))
  if (!to || !lead) return
  try {
    await send(write(lead, { id, recipient: 'code', address: to.address, digits }))
  } catch (error) {
    log('request_code_failed', { cause: jobErrorKind(error) })
    if (error instanceof NoUseRetrying)
      await sql`update private.request_codes set state = 'failed' where id = ${id}`
    return
  }
  await sql`update private.request_codes set state = 'sent' where id = ${id}`
}
