import { type Allowance, countIn, createAddressCounts, keyMaker } from './attempt-counter.ts'

/**
 * The services that read mails for many people unsubscribe for all of them from a few addresses, so an address may ask
 * often. A code is no matter of guessing, however often that is: it has 128 random bits.
 */
const allowances: readonly Allowance[] = [
  { times: 120, seconds: 60 },
  { times: 1_500, seconds: 60 * 60 },
]

/** Counts a call of `contact-choices` from an address (`clientAddress` answers it): 0, or the seconds until one is taken. */
type CountChoice = (address: string) => number

/** The limits on saying how one may be reached, counted in this process's memory under keyed hashes. `now` in ms. */
export function createChoiceLimits(options: { isOn: boolean; now: () => number }): CountChoice {
  if (!options.isOn) return () => 0
  const key = keyMaker()
  const counts = allowances.map((allowance) => createAddressCounts(allowance, options.now, key))
  return (address) => countIn(counts.flatMap((ofAddress) => ofAddress(address)))
}
