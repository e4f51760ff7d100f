import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import {
  type AttemptCount,
  AttemptCounter,
  type AttemptSpan,
  countIn,
  type KeyMaker,
} from './attempt-counter.ts'

/** One kind of attempt as the database counts it. */
export type StoredAttempt = { key: string; times: number; seconds: number }

/** What the database answers: whether all had room, which then has been taken in each, and how each stands. */
export type StoredCounts = { isTaken: boolean; isRepeat: boolean; spans: ReadonlyMap<string, AttemptSpan> }

/**
 * Counts in the database that all processes and instances of the site share. What repeats an attempt that was let through
 * (`repeat` has its key, and how often that may be) is let through again, and counted nowhere else. `now` in ms. Rejects,
 * soon, where the database is away.
 */
export type AttemptStore = (
  attempts: readonly StoredAttempt[],
  now: number,
  repeat: StoredAttempt | undefined,
) => Promise<StoredCounts>

/** Seconds until all of `counts` have room, which then has been taken in each of them; 0 where it has been. */
export type CountTogether = (counts: readonly AttemptCount[], repeat?: AttemptCount) => Promise<number>

/** What limits are made of: `now` in ms, and `key` makes names for what is counted. */
export type Counting = { isOn: boolean; now: () => number; key: KeyMaker; count: CountTogether }

/** For how long a database that did not answer is not asked again, in ms: nobody waits for it meanwhile. */
const awayFor = 10_000

/** How often somebody who is refused by what this process knows is looked up among the repeats of other processes. */
const lookUpAllowance = { times: 60, seconds: 60 * 60 }

/**
 * Counts in this process's memory first, which refuses a flood without asking anybody, and then in the database, whose
 * count is the one that holds. The memory learns from each answer how a key stands in all processes; it never refuses
 * what the database would take, but for what is under way. Where the database is away, the memory's count holds.
 */
export function createCountTogether(options: {
  now: () => number
  /** The shared count; without one this process counts for itself. */
  store: AttemptStore | undefined
  log: Log
}): CountTogether {
  const { now, store, log } = options
  const lookUps = new AttemptCounter(lookUpAllowance, now)
  const askShared = createSharedAsk(now, log)
  const ask = async (counts: readonly AttemptCount[], repeat: AttemptCount | undefined) =>
    store && askShared(() => store(counts.map(asStored), now(), repeat && asStored(repeat)))

  return async (counts, repeat) => {
    if (repeat && isRepeat(repeat)) return 0
    const wait = countIn(counts)
    // Another process may have let through what is refused here.
    const mayRepeat = () => repeat !== undefined && countIn([[lookUps, counts[0]?.[1] ?? '']]) === 0
    if (wait > 0 && !mayRepeat()) return wait
    const stored = await ask(counts, repeat)
    const isTaken = stored?.isTaken ?? wait === 0
    if (stored && wait === 0 && (!stored.isTaken || stored.isRepeat)) takeBack(counts)
    if (stored) learn(counts, stored)
    if (isTaken) repeat?.[0].add(repeat[1])
    return isTaken ? 0 : Math.max(1, wait, ...counts.map(([counter, key]) => counter.wait(key)))
  }
}

/**
 * Asks the database that all processes share, whose answer is undefined where it is away, or was a moment ago. `now` in ms.
 */
export function createSharedAsk(now: () => number, log: Log) {
  let awayUntil: number | undefined
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (awayUntil !== undefined && now() < awayUntil) return undefined
    try {
      const answer = await work()
      if (awayUntil !== undefined) log('limits_counted_together')
      awayUntil = undefined
      return answer
    } catch (error) {
      if (awayUntil === undefined) log('limits_counted_apart', { error: describeError(error) })
      awayUntil = now() + awayFor
      return undefined
    }
  }
}

export const asStored = ([{ allowance }, key]: AttemptCount): StoredAttempt => ({ key, ...allowance })

function isRepeat([counter, key]: AttemptCount): boolean {
  const isOne = counter.count(key) > 0 && counter.wait(key) === 0
  if (isOne) counter.add(key)
  return isOne
}

function takeBack(counts: readonly AttemptCount[]): void {
  for (const [counter, key] of counts) counter.takeBack(key)
}

function learn(counts: readonly AttemptCount[], { spans }: StoredCounts): void {
  for (const [counter, key] of counts) {
    const span = spans.get(key)
    if (span) counter.learn(key, span)
  }
}
