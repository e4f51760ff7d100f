import { type Allowance, createAddressCounts } from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

/**
 * The services that read mails for many people unsubscribe for all of them from a few addresses, so an address may ask
 * often. A code is no matter of guessing, however often that is: it has 128 random bits.
 */
const allowances: readonly Allowance[] = [
  { times: 120, seconds: 60 },
  { times: 1_500, seconds: 60 * 60 },
]

/** Counts a call of `contact-choices` from an address (`clientAddress` answers it): 0, or the seconds until one is taken. */
type CountChoice = (address: string) => Promise<number>

/** The limits on saying how one may be reached. */
export function createChoiceLimits({ isOn, now, key, count }: Counting): CountChoice {
  if (!isOn) return async () => 0
  const counts = allowances.map((allowance) =>
    createAddressCounts(`choices ${allowance.seconds}`, allowance, now, key),
  )
  return (address) => count(counts.flatMap((ofAddress) => ofAddress(address)))
}
