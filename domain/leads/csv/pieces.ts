import { type ImportLine, importPiece } from './import-line.ts'

/** Well below what one call may hold (server/app.ts), however many signs are written as several. */
const longestPiece = 300_000

/** The people of a file in pieces that one call each stores. */
export function inPieces(people: readonly ImportLine[]): ImportLine[][] {
  const pieces: ImportLine[][] = []
  let length = 0
  for (const person of people) {
    const own = JSON.stringify(person).length
    const piece = pieces.at(-1)
    if (piece === undefined || piece.length === importPiece || length + own > longestPiece) {
      pieces.push([person])
      length = own
    } else {
      piece.push(person)
      length += own
    }
  }
  return pieces
}
