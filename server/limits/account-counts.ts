import {
  type AttemptCount,
  AttemptCounter,
  type AttemptSpan,
  countIn,
} from '#functions/limits/attempt-counter.ts'
import { asStored, createSharedAsk, type StoredAttempt } from '#functions/limits/count-together.ts'
import type { Log } from '#functions/log.ts'

/** A try at something of an account, and where it counts. */
export interface AccountTry {
  /** Counted by itself, and before all else. */
  first?: AttemptCount[]
  counts: AttemptCount[]
  /** While this stands, `ifKnown` is counted in place of `counts`, `noted` and `whileFull`. */
  known?: AttemptCount
  ifKnown?: AttemptCount[]
  /** Counted too, but refuses nothing; once it is full, `whileFull` is among the counts. */
  noted?: AttemptCount
  whileFull?: AttemptCount
  /** What a success clears. */
  cleared?: AttemptCount[]
}

/** What became of a try: in how many seconds there may be another one, 0 where it is taken. */
export interface CountedTry {
  wait: number
  /** Whether `first` refused it. */
  isFirst: boolean
  /** It was no failure, so it counts no longer. */
  succeeded: () => Promise<void>
}

/** A try as the database counts it (private.count_account_attempt). */
export interface StoredTry {
  first?: StoredAttempt[] | undefined
  attempts: StoredAttempt[]
  known?: string | undefined
  if_known?: StoredAttempt[] | undefined
  noted?: StoredAttempt | undefined
  while_full?: StoredAttempt | undefined
}

/** What the database answers: how every key stands that it looked at. */
export interface StoredTryCounts {
  isTaken: boolean
  isFirst: boolean
  spans: ReadonlyMap<string, AttemptSpan>
}

/** A success as the database takes it (private.settle_account_attempt). */
export interface StoredSuccess {
  taken: string[]
  cleared: string[]
  noted: string | undefined
  known: StoredAttempt
}

/** Counts in the database that all processes of the site share, by one statement each. Rejects where it is away. */
export interface AccountAttemptStore {
  count: (asked: StoredTry, now: number) => Promise<StoredTryCounts>
  settle: (success: StoredSuccess, now: number) => Promise<void>
}

/** How often somebody who is refused by what this process knows is looked up: another one may know them. */
const lookUpAllowance = { times: 60, seconds: 60 * 60 }

/**
 * Counts tries at accounts in this process's memory first, which refuses a flood without asking anybody, and then in the
 * database, whose count is the one that holds (decision 042). Where it is away, the memory's does.
 */
export function createAccountCounts(options: {
  now: () => number
  /** The shared count; without one this process counts for itself. */
  store: AccountAttemptStore | undefined
  log: Log
}): (one: AccountTry) => Promise<CountedTry> {
  const { now, store, log } = options
  const lookUps = new AttemptCounter(lookUpAllowance, now)
  const ask = createSharedAsk(now, log)

  return async (one) => {
    const { first = [], noted } = one
    const firstWait = countIn(first)
    if (firstWait > 0) return refused(firstWait, true)
    const { mine, notes } = chosenOf(one)
    const wait = countIn(mine)
    if (wait === 0) for (const [counter, key] of notes) counter.add(key)
    const mayAsk = wait === 0 || mayBeKnown(one)
    const stored = store && mayAsk ? await ask(() => store.count(storedTry(one), now())) : undefined
    if (!stored) return wait > 0 ? refused(wait) : taken(one, { counts: mine, notes, isStored: false })

    const theirs = all(one).filter(([, key]) => stored.spans.has(key))
    const isSame = theirs.length === mine.length && theirs.every((count) => mine.includes(count))
    if (wait === 0 && !(stored.isTaken && isSame))
      for (const [counter, key] of [...mine, ...notes]) counter.takeBack(key)
    if (stored.isFirst) for (const [counter, key] of first) counter.takeBack(key)
    for (const [counter, key] of [...first, ...theirs, ...present(one.known), ...present(noted)]) {
      const span = stored.spans.get(key)
      if (span) counter.learn(key, span)
    }
    if (stored.isTaken) {
      const isNoted = noted !== undefined && stored.spans.has(noted[1])
      return taken(one, { counts: theirs, notes: isNoted ? [noted] : [], isStored: true })
    }
    const full = stored.isFirst ? first : theirs
    return refused(Math.max(1, ...full.map(([counter, key]) => counter.wait(key))), stored.isFirst)
  }

  /** Another process may have let somebody in whom this one refuses. */
  function mayBeKnown({ known, counts }: AccountTry): boolean {
    return known !== undefined && countIn([[lookUps, counts[0]?.[1] ?? '']]) === 0
  }

  function taken(
    { known, cleared = [] }: AccountTry,
    { counts, notes, isStored }: { counts: AttemptCount[]; notes: AttemptCount[]; isStored: boolean },
  ): CountedTry {
    return {
      wait: 0,
      isFirst: false,
      succeeded: async () => {
        for (const [counter, key] of [...counts, ...notes]) counter.takeBack(key)
        for (const [counter, key] of [...cleared, ...present(known)]) counter.clear(key)
        if (!known) return
        known[0].add(known[1])
        if (!store) return
        const success: StoredSuccess = {
          taken: isStored ? keysOf(counts) : [],
          cleared: keysOf(cleared),
          noted: isStored ? notes[0]?.[1] : undefined,
          known: asStored(known),
        }
        await ask(() => store.settle(success, now()))
      },
    }
  }
}

const refused = (wait: number, isFirst = false): CountedTry => ({ wait, isFirst, succeeded: async () => {} })
const present = (count: AttemptCount | undefined): AttemptCount[] => (count ? [count] : [])
const keysOf = (counts: readonly AttemptCount[]) => counts.map(([, key]) => key)

/** What is counted, as far as this process knows; `notes` refuse nothing. */
function chosenOf({ counts, known, ifKnown = [], noted, whileFull }: AccountTry) {
  if (known && known[0].count(known[1]) > 0) return { mine: ifKnown, notes: [] }
  const isFull = noted !== undefined && noted[0].wait(noted[1]) > 0
  return { mine: [...counts, ...(isFull ? present(whileFull) : [])], notes: present(noted) }
}

/** All that may be counted, each once. */
function all({ counts, ifKnown = [], whileFull }: AccountTry): AttemptCount[] {
  const own = new Set(keysOf(counts))
  return [...counts, ...ifKnown.filter(([, key]) => !own.has(key)), ...present(whileFull)]
}

function storedTry({ first, counts, known, ifKnown, noted, whileFull }: AccountTry): StoredTry {
  return {
    first: first?.map(asStored),
    attempts: counts.map(asStored),
    known: known?.[1],
    if_known: ifKnown?.map(asStored),
    noted: noted && asStored(noted),
    while_full: whileFull && asStored(whileFull),
  }
}
