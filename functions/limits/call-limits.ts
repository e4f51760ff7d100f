import type { FunctionContext } from '#functions/context.ts'
import type { Log } from '#functions/log.ts'
import { keyMaker } from './attempt-counter.ts'
import { createCarriedLimits } from './carried-limits.ts'
import { createChoiceLimits } from './choice-limits.ts'
import { type AttemptStore, createCountTogether } from './count-together.ts'
import { createLeadLimits } from './lead-limits.ts'
import { createMessageLimits } from './message-limits.ts'
import { createQuoteLimits } from './quote-limits.ts'
import { createStatusLimits } from './status-limits.ts'

type CallLimits = Required<
  Pick<
    FunctionContext,
    'countLead' | 'countQuote' | 'countMessage' | 'countChoice' | 'countStatus' | 'countCarried'
  >
>

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
  const countMessage = createMessageLimits(together)
  const countChoice = createChoiceLimits(together)
  const countStatus = createStatusLimits(together)
  const countCarried = createCarriedLimits(together)
  const countQuote = createQuoteLimits(options.hasPaidQuotes ? together : apart)
  return (address) => ({
    countLead: (attempt) => countLead({ ...attempt, address }),
    countQuote: (name) => countQuote(name, address),
    countMessage: () => countMessage(address),
    countChoice: () => countChoice(address),
    countStatus: () => countStatus(address),
    countCarried: (what) => countCarried(what, address),
  })
}
