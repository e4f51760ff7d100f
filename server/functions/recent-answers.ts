import type { RecentAnswers } from '#functions/context.ts'
import { createRecent } from './recent.ts'

/** Twice what most answers have, and room for nearly all; longer ones are made each time. */
const placeBytes = 24 * 1024
/** Some 4 MB in all. */
const places = 168

/**
 * Who reloads, goes back or changes the plan type and back asks the same again within a few minutes, which is a part of a
 * search's own life.
 */
const life = 10 * 60_000

/**
 * Finished answers, the youngest of them, by what they answer. They are copied into places that are used in turn: memory
 * of their own, given back as late as that, would make an answer a third dearer.
 */
export function createRecentAnswers(now: () => number): RecentAnswers {
  const recent = createRecent<{ turn: number; bytes: number }>({ life, mostBytes: places * placeBytes, now })
  const memory: Uint8Array<ArrayBuffer>[] = []
  let turns = 0
  return {
    get(key) {
      const found = recent.get(key)
      // Another answer may lie in its place by now.
      if (found === undefined || found.turn + places < turns) return undefined
      return memory[found.turn % places]?.slice(0, found.bytes)
    },
    set(key, answer) {
      if (answer.length > placeBytes) return
      const place = turns % places
      memory[place] ??= new Uint8Array(placeBytes)
      memory[place].set(answer)
      recent.set(key, { turn: turns, bytes: answer.length }, placeBytes)
      turns += 1
    },
  }
}
