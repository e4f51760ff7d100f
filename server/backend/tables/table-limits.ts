import {
  type Allowance,
  type AttemptCount,
  AttemptCounter,
  countIn,
  createAddressCounts,
  keyMaker,
} from '#functions/limits/attempt-counter.ts'
import { createTurns } from './turns.ts'

/** Floods alone: a page asks for a few rows, a device that brings an account up to date for a dozen. */
const allowances = {
  ofAccount: { times: 600, seconds: 60 },
  ofAddress: { times: 3000, seconds: 60 },
} as const satisfies Record<string, Allowance>

/** How many requests run at a time. The pool has ten connections: nobody, and no address, holds all of them. */
const atOnce = { ofAccount: 4, ofAddress: 8 }

/** Who asks for tables: the address (`clientAddress` answers it), and the account by its verified token. */
type TableCaller = { address: string; account: string | undefined }

type TableLimits = {
  /** Counts a request: 0, or the seconds until one would be taken. */
  count: (caller: TableCaller) => number
  /** Does the work of a counted request when it is the caller's turn; rejects with `TurnTooLate`. */
  inTurn: <T>(caller: TableCaller, work: () => Promise<T>) => Promise<T>
}

/**
 * The limits on `/rest/v1`, counted in this process's memory under keyed hashes. `now` in ms; `patience` in ms is how
 * long a request waits for its turn at the most.
 */
export function createTableLimits(options: {
  isOn: boolean
  now: () => number
  patience: number
}): TableLimits {
  if (!options.isOn) return { count: () => 0, inTurn: (_, work) => work() }
  const accounts = new AttemptCounter(allowances.ofAccount, options.now)
  const key = keyMaker()
  const ofAddress = createAddressCounts('tables', allowances.ofAddress, options.now, key)
  const turnOfAccount = createTurns(atOnce.ofAccount, options.patience)
  const turnOfAddress = createTurns(atOnce.ofAddress, options.patience)

  return {
    count: ({ address, account }) => {
      const counts: AttemptCount[] = ofAddress(address)
      if (account !== undefined) counts.push([accounts, key('account', account)])
      return countIn(counts)
    },
    // The account first: what waits there takes none of its address's places from its neighbours.
    inTurn: ({ address, account }, work) => {
      const atAddress = () => turnOfAddress(address, work)
      return account === undefined ? atAddress() : turnOfAccount(account, atAddress)
    },
  }
}
