import { type Allowance, createAddressCounts } from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

/** What an address may ask, by the function's name or by what is asked of it. */
export type Allowances = Readonly<Record<string, readonly Allowance[]>>

/**
 * Calls that work on something stored, or cost money. Phone companies put many people behind one address, so it may ask far
 * more than one person does. Submissions are counted by `lead-limits.ts`.
 */
export const callAllowances: Allowances = {
  // A language model costs the operator money: not as much as a program could ask.
  'ai-chat': [
    { times: 20, seconds: 60 },
    { times: 200, seconds: 60 * 60 },
  ],
  // The services that read mails for many people unsubscribe for all of them from a few addresses. A code is no matter of
  // guessing, however often that is: it has 128 random bits.
  'contact-choices': [
    { times: 120, seconds: 60 },
    { times: 1_500, seconds: 60 * 60 },
  ],
  // A visit is a handful of calls, and a household has few visitors; the database stops whoever tries codes before.
  'request-status': [
    { times: 30, seconds: 60 },
    { times: 200, seconds: 60 * 60 },
  ],
  'carry-answers': [
    { times: 30, seconds: 60 },
    { times: 200, seconds: 60 * 60 },
  ],
  // What is kept takes room for a week.
  'carry-answers keep': [
    { times: 10, seconds: 60 * 60 },
    { times: 30, seconds: 24 * 60 * 60 },
  ],
}

/**
 * Calls about prices. Sliders ask with each move and a search is asked for its outcome every second: no page comes near
 * these. But with a quote service behind them each request costs the operator money.
 */
export const priceAllowances: Allowances = {
  'white-swan-complete-request': [
    { times: 120, seconds: 60 },
    { times: 1_500, seconds: 60 * 60 },
  ],
  'white-swan-policy-search': [
    { times: 600, seconds: 60 },
    { times: 10_000, seconds: 60 * 60 },
  ],
  'white-swan-start-application': [
    { times: 30, seconds: 60 },
    { times: 300, seconds: 60 * 60 },
  ],
  'application-status': [
    { times: 60, seconds: 60 },
    { times: 600, seconds: 60 * 60 },
  ],
  // A company's assistants call from its few addresses, whoever talks to them.
  mcp: [
    { times: 240, seconds: 60 },
    { times: 3_000, seconds: 60 * 60 },
  ],
  'price-model': [
    { times: 120, seconds: 60 },
    { times: 1_500, seconds: 60 * 60 },
  ],
}

/** Counts a call from an address (`clientAddress` answers it): 0, or the seconds until one is taken. */
type CountCall = (name: string, address: string) => Promise<number>

/** Limits on calls; what has no allowance is not limited. */
export function createAddressLimits(allowances: Allowances, { isOn, now, key, count }: Counting): CountCall {
  if (!isOn) return async () => 0
  const counters = new Map(
    Object.entries(allowances).map(([name, all]) => [
      name,
      all.map((allowance) => createAddressCounts(`${name} ${allowance.seconds}`, allowance, now, key)),
    ]),
  )
  return (name, address) => count((counters.get(name) ?? []).flatMap((ofAddress) => ofAddress(address)))
}
