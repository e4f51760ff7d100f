import { type Allowance, createAddressCounts } from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

/**
 * Phone companies put many people behind one address, so it may ask far more than one person types; but a language
 * model costs the operator money, so not as much as a program could.
 */
const allowances: readonly Allowance[] = [
  { times: 20, seconds: 60 },
  { times: 200, seconds: 60 * 60 },
]

/** Counts a message from an address (`clientAddress` answers it): 0, or the seconds until it would be taken. */
type CountMessage = (address: string) => Promise<number>

/** The limits on messages to the assistant. */
export function createMessageLimits({ isOn, now, key, count }: Counting): CountMessage {
  if (!isOn) return async () => 0
  const counts = allowances.map((allowance) =>
    createAddressCounts(`messages ${allowance.seconds}`, allowance, now, key),
  )
  return (address) => count(counts.flatMap((ofAddress) => ofAddress(address)))
}
