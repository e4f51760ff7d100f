import type { DeskImport, ImportLine } from '#domain/leads/csv/import-line.ts'
import { inPieces } from '#domain/leads/csv/pieces.ts'

/** How far the people of a file are stored. */
export interface ImportRun {
  state: 'running' | 'broken' | 'done'
  done: number
  total: number
  added: number
  /** Had been stored by an earlier import of the same file. */
  stored: number
  /** Were there when it was their turn. */
  known: number
  /** Keys of those whom the database did not take. */
  refused: string[]
  /** What is still to be stored, a call each. */
  pieces: ImportLine[][]
}

export function newRun(people: readonly ImportLine[]): ImportRun {
  return {
    state: 'running',
    done: 0,
    total: people.length,
    added: 0,
    stored: 0,
    known: 0,
    refused: [],
    pieces: inPieces(people),
  }
}

/**
 * Stores one piece after the other, and tells how far it is after each. Where a call fails it stops; called again with
 * what was told last, it goes on there. Whoever was stored by a call whose answer got lost counts as added then.
 */
export async function runImport(
  run: ImportRun,
  store: (piece: readonly ImportLine[]) => Promise<DeskImport>,
  tell: (run: ImportRun) => void,
): Promise<void> {
  let now: ImportRun = { ...run, state: 'running' }
  let isAgain = run.state === 'broken'
  tell(now)
  for (const piece of run.pieces) {
    const answer = await store(piece).catch(() => undefined)
    if (!answer) return tell({ ...now, state: 'broken' })
    now = {
      ...now,
      done: now.done + piece.length,
      added: now.added + answer.added + (isAgain ? answer.stored : 0),
      stored: now.stored + (isAgain ? 0 : answer.stored),
      known: now.known + answer.known,
      refused: [...now.refused, ...answer.refused.flatMap((place) => piece[place]?.key ?? [])],
      pieces: now.pieces.slice(1),
    }
    isAgain = false
    tell(now)
  }
  tell({ ...now, state: 'done' })
}
