import type { LeadAttempt } from '#functions/context.ts'
import {
  type Allowance,
  type AttemptCount,
  AttemptCounter,
  countIn,
  createAddressCounts,
  keyMaker,
  mailboxOf,
} from './attempt-counter.ts'

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
type CountLead = (attempt: LeadAttempt & { address: string }) => number

/**
 * The limits on submissions, counted in this process's memory under keyed hashes: no e-mail stays in it. `now` in ms.
 *
 * Whoever repeats a submission that was let through is let through again: its answer may have been lost on the way, and
 * whoever has a stored lead must not read that nothing was stored. The table keeps it one lead.
 */
export function createLeadLimits(options: { isOn: boolean; now: () => number }): CountLead {
  if (!options.isOn) return () => 0
  const counter = (name: keyof typeof allowances) => new AttemptCounter(allowances[name], options.now)
  const [repeats, quotes, mailboxes] = [counter('repeats'), counter('quotesOfEmail'), counter('leadsOfEmail')]
  const key = keyMaker()
  const ofAddress = createAddressCounts(allowances.ofAddress, options.now, key)

  return ({ address, kind, email, idempotencyKey }) => {
    const submission = key('submission', idempotencyKey)
    if (repeats.count(submission) > 0 && repeats.wait(submission) === 0) {
      repeats.add(submission)
      return 0
    }
    const counts: AttemptCount[] = ofAddress(address)
    if (email !== undefined) counts.push([mailboxes, key('mailbox', mailboxOf(email))])
    if (email !== undefined && kind === 'quote_email') counts.push([quotes, key('mailbox', mailboxOf(email))])
    const wait = countIn(counts)
    if (wait === 0) repeats.add(submission)
    return wait
  }
}
