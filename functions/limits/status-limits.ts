import { type Allowance, createAddressCounts } from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

/** A visit is a handful of calls, and a household has few visitors; who tries codes is stopped by the database before. */
const allowances: readonly Allowance[] = [
  { times: 30, seconds: 60 },
  { times: 200, seconds: 60 * 60 },
]

/** Counts a call of `request-status` from an address (`clientAddress` answers it): 0, or the seconds until one is taken. */
type CountStatus = (address: string) => Promise<number>

/** The limits on looking where a request stands. */
export function createStatusLimits({ isOn, now, key, count }: Counting): CountStatus {
  if (!isOn) return async () => 0
  const counts = allowances.map((allowance) =>
    createAddressCounts(`status ${allowance.seconds}`, allowance, now, key),
  )
  return (address) => count(counts.flatMap((ofAddress) => ofAddress(address)))
}
