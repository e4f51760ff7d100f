import { type Allowance, countIn, createAddressCounts, keyMaker } from './attempt-counter.ts'

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
  'price-model': [
    { times: 120, seconds: 60 },
    { times: 1_500, seconds: 60 * 60 },
  ],
}

/** The names of the functions that are counted here. */
export const countedFunctions: readonly string[] = Object.keys(allowances)

/** Counts a call of a function from an address (`clientAddress` answers it): 0, or the seconds until one is taken. */
type CountQuote = (name: string, address: string) => number

/** The limits on calls about prices, counted in this process's memory under keyed hashes. `now` in ms. */
export function createQuoteLimits(options: { isOn: boolean; now: () => number }): CountQuote {
  if (!options.isOn) return () => 0
  const key = keyMaker()
  const counters = new Map(
    Object.entries(allowances).map(([name, all]) => [
      name,
      all.map((allowance) => createAddressCounts(allowance, options.now, key)),
    ]),
  )
  return (name, address) => countIn((counters.get(name) ?? []).flatMap((ofAddress) => ofAddress(address)))
}
