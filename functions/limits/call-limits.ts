import type { FunctionContext } from '#functions/context.ts'
import type { Log } from '#functions/log.ts'
import { callAllowances, createAddressLimits, priceAllowances } from './address-limits.ts'
import { keyMaker } from './attempt-counter.ts'
import { type AttemptStore, createCountTogether } from './count-together.ts'
import { createLeadLimits } from './lead-limits.ts'

type CallLimits = Required<Pick<FunctionContext, 'countLead' | 'countCall'>>

/** The limits on calls of functions, for a caller at an address (`clientAddress` answers it). `now` in ms. */
export function createCallLimits(options: {
  isOn: boolean
  now: () => number
  /** Known to all processes of the site, so that they count under the same names. */
  secret: string
  /** Where all processes count together; without it each counts for itself. */
  store: AttemptStore | undefined
  /** Whether a call about prices costs money, and is therefore counted together too. */
  hasPaidQuotes: boolean
  log: Log
}): (address: string) => CallLimits {
  const { isOn, now, store, log } = options
  const key = keyMaker(options.secret)
  const together = { isOn, now, key, count: createCountTogether({ now, store, log }) }
  const apart = { ...together, count: createCountTogether({ now, store: undefined, log }) }
  const countLead = createLeadLimits(together)
  const countCall = createAddressLimits(callAllowances, together)
  const countPrice = createAddressLimits(priceAllowances, options.hasPaidQuotes ? together : apart)
  return (address) => ({
    countLead: (attempt) => countLead({ ...attempt, address }),
    countCall: (name) => (name in priceAllowances ? countPrice : countCall)(name, address),
  })
}
