import { type Allowance, createAddressCounts } from './attempt-counter.ts'
import type { Counting } from './count-together.ts'

/** Opening a link is a call or two; what is kept takes room for a week, so that a household has fewer of these. */
const allowances = {
  call: [
    { times: 30, seconds: 60 },
    { times: 200, seconds: 60 * 60 },
  ],
  keep: [
    { times: 10, seconds: 60 * 60 },
    { times: 30, seconds: 24 * 60 * 60 },
  ],
} as const satisfies Record<string, readonly Allowance[]>

/** Counts a call of `carry-answers` from an address, or one that wants something kept: 0, or the seconds until it is taken. */
type CountCarried = (what: keyof typeof allowances, address: string) => Promise<number>

/** The limits on what is carried to another device. */
export function createCarriedLimits({ isOn, now, key, count }: Counting): CountCarried {
  if (!isOn) return async () => 0
  const countsOf = (what: keyof typeof allowances) =>
    allowances[what].map((allowance) =>
      createAddressCounts(`carried ${what} ${allowance.seconds}`, allowance, now, key),
    )
  const counts = { call: countsOf('call'), keep: countsOf('keep') }
  return (what, address) => count(counts[what].flatMap((ofAddress) => ofAddress(address)))
}
