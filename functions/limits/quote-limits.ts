import { type Allowance, createAddressCounts } from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

/**
 * What an address may ask of each function about prices. Phone companies put many people behind one address, sliders
 * ask with each move and a search is asked for its outcome every second: no page comes near these. But with a quote
 * service behind them each request costs the operator money, so a program must not ask as often as it can.
 */
const allowances: Readonly<Record<string, readonly Allowance[]>> = {
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

/** Counts a call of a function from an address (`clientAddress` answers it): 0, or the seconds until one is taken. */
type CountQuote = (name: string, address: string) => Promise<number>

/** The limits on calls about prices. */
export function createQuoteLimits({ isOn, now, key, count }: Counting): CountQuote {
  if (!isOn) return async () => 0
  const counters = new Map(
    Object.entries(allowances).map(([name, all]) => [
      name,
      all.map((allowance) => createAddressCounts(`${name} ${allowance.seconds}`, allowance, now, key)),
    ]),
  )
  return (name, address) => count((counters.get(name) ?? []).flatMap((ofAddress) => ofAddress(address)))
}
