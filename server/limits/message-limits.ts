import { type Allowance, countIn, createAddressCounts, keyMaker } from './attempt-counter.ts'

/**
 * Phone companies put many people behind one address, so it may ask far more than one person types; but a language
 * model costs the operator money, so not as much as a program could.
 */
const allowances: readonly Allowance[] = [
  { times: 20, seconds: 60 },
  { times: 200, seconds: 60 * 60 },
]

/** Counts a message from an address (`clientAddress` answers it): 0, or the seconds until it would be taken. */
type CountMessage = (address: string) => number

/** The limits on messages to the assistant, counted in this process's memory under keyed hashes. `now` in ms. */
export function createMessageLimits(options: { isOn: boolean; now: () => number }): CountMessage {
  if (!options.isOn) return () => 0
  const key = keyMaker()
  const counts = allowances.map((allowance) => createAddressCounts(allowance, options.now, key))
  return (address) => countIn(counts.flatMap((ofAddress) => ofAddress(address)))
}
