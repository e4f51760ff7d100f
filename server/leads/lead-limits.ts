import type { LeadAttempt } from '#functions/context.ts'
import { type Allowance, AttemptCounter } from '#server/auth/attempt-counter.ts'
import { keyMaker } from '#server/auth/counted-keys.ts'

const anHour = 60 * 60

const allowances = {
  /** Only against floods: phone companies put many people behind one address. */
  ofAddress: { times: 60, seconds: anHour },
  /** Anybody may type anybody's address in here, so this is how often we let a mailbox be written to. */
  quotesOfEmail: { times: 5, seconds: anHour },
  leadsOfEmail: { times: 10, seconds: anHour },
  /** How often one hand-over may be repeated without counting again. */
  repeats: { times: 20, seconds: anHour },
} as const satisfies Record<string, Allowance>

/** Counts a hand-over from an address (`clientAddress` answers it): 0, or the seconds until it would be taken. */
export type CountLead = (attempt: LeadAttempt & { address: string }) => number

/**
 * The limits on hand-overs, counted in this process's memory under keyed hashes: no e-mail stays in it. `now` in ms.
 *
 * Whoever repeats a hand-over that was let through is let through again: its answer may have been lost on the way, and
 * whoever has a stored lead must not read that nothing was stored. The table keeps it one lead.
 */
export function createLeadLimits(options: { isOn: boolean; now: () => number }): CountLead {
  if (!options.isOn) return () => 0
  const counter = (name: keyof typeof allowances) => new AttemptCounter(allowances[name], options.now)
  const [addresses, repeats] = [counter('ofAddress'), counter('repeats')]
  const [quotes, mailboxes] = [counter('quotesOfEmail'), counter('leadsOfEmail')]
  const key = keyMaker()

  return ({ address, kind, email, idempotencyKey }) => {
    const handOver = key('hand-over', idempotencyKey)
    if (repeats.count(handOver) > 0 && repeats.wait(handOver) === 0) {
      repeats.add(handOver)
      return 0
    }
    const counts: [AttemptCounter, string][] = [[addresses, key('address', address)]]
    if (email !== undefined) counts.push([mailboxes, key('mailbox', mailboxOf(email))])
    if (email !== undefined && kind === 'quote_email') counts.push([quotes, key('mailbox', mailboxOf(email))])
    const wait = Math.max(...counts.map(([of, who]) => of.wait(who)))
    if (wait > 0) return wait
    for (const [of, who] of [...counts, [repeats, handOver] as const]) of.add(who)
    return 0
  }
}

/**
 * What stands behind a plus sign reaches the same mailbox, and so do dots at the largest service. That elsewhere two
 * people may differ by a dot stops neither of them.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}@${email.slice(at + 1).replace(/^googlemail\.com$/i, 'gmail.com')}`
}
