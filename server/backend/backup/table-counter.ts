import { hash } from 'node:crypto'
import { z } from 'zod'

/** How many rows a table has, and the sum of their hashes: the same for the same rows, in whatever order they come. */
export const tableCountSchema = z.object({ rows: z.number(), sum: z.string() })
export type TableCount = z.infer<typeof tableCountSchema>

/** Cuts a text that comes in pieces into its lines, as bytes: a row may hold any character that ends a line elsewhere. */
export class LineSplitter {
  #begun: Buffer = Buffer.alloc(0)

  /** Whether a line has come in part and has not ended yet. */
  get isWithin(): boolean {
    return this.#begun.length > 0
  }

  *lines(chunk: Uint8Array): Generator<Buffer> {
    const bytes = Buffer.concat([this.#begun, chunk])
    let from = 0
    for (let to = bytes.indexOf(10); to !== -1; to = bytes.indexOf(10, from)) {
      yield bytes.subarray(from, to)
      from = to + 1
    }
    this.#begun = bytes.subarray(from)
  }
}

/** Counts the rows of a table in the text of a COPY, where each is a line. */
export class TableCounter {
  #rows = 0
  #sum = 0n
  #splitter = new LineSplitter()

  addRow(row: Uint8Array): void {
    this.#rows += 1
    this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', row, 'buffer').readBigUInt64LE())
  }

  /** Any piece of the text: a row may go on in the next one. */
  addChunk(chunk: Uint8Array): void {
    for (const row of this.#splitter.lines(chunk)) this.addRow(row)
  }

  count(): TableCount {
    return { rows: this.#rows, sum: this.#sum.toString(16) }
  }
}
