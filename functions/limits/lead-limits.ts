import type { LeadAttempt } from '#functions/context.ts'
import {
  type Allowance,
  type AttemptCount,
  AttemptCounter,
  createAddressCounts,
  mailboxOf,
} from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

const anHour = 60 * 60

const allowances = {
  /** Only against floods: phone companies put many people behind one address. */
  ofAddress: { times: 60, seconds: anHour },
  /** Anybody may type anybody's address in here, so this is how often we let a mailbox be written to. */
  quotesOfEmail: { times: 5, seconds: anHour },
  leadsOfEmail: { times: 10, seconds: anHour },
  /** How often one submission may be repeated without counting again. */
  repeats: { times: 20, seconds: anHour },
} as const satisfies Record<string, Allowance>

/** Counts a submission from an address (`clientAddress` answers it): 0, or the seconds until it would be taken. */
type CountLead = (attempt: LeadAttempt & { address: string }) => Promise<number>

/**
 * The limits on submissions, counted under keyed hashes: no e-mail is kept.
 *
 * Whoever repeats a submission that was let through is let through again: its answer may have been lost on the way, and
 * whoever has a stored lead must not read that nothing was stored. The table keeps it one lead.
 */
export function createLeadLimits({ isOn, now, key, count }: Counting): CountLead {
  if (!isOn) return async () => 0
  const counter = (name: keyof typeof allowances) => new AttemptCounter(allowances[name], now)
  const [repeats, quotes, mailboxes] = [counter('repeats'), counter('quotesOfEmail'), counter('leadsOfEmail')]
  const ofAddress = createAddressCounts('leads', allowances.ofAddress, now, key)

  return ({ address, kind, email, idempotencyKey }) => {
    const counts: AttemptCount[] = ofAddress(address)
    if (email !== undefined) counts.push([mailboxes, key('leads of mailbox', mailboxOf(email))])
    if (email !== undefined && kind === 'quote_email') {
      counts.push([quotes, key('quotes of mailbox', mailboxOf(email))])
    }
    return count(counts, [repeats, key('submission', idempotencyKey)])
  }
}
