import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealed, unsealed } from './sealed-stream.ts'

const key = randomBytes(32)

async function all(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read)
}

async function* of(...parts: Uint8Array[]) {
  yield* parts
}

/** The head, then each sealed piece. */
const headBytes = 26
const sealedBytes = 64 * 1024 + 16

test('[S16] what is sealed opens again, whatever its length and however it comes', async () => {
  for (const length of [0, 1, 64 * 1024, 64 * 1024 + 1, 200_000]) {
    const text = randomBytes(length)
    const file = await all(sealed(of(text.subarray(0, 10), text.subarray(10)), key))
    expect((await all(unsealed(of(file.subarray(0, 7), file.subarray(7)), key))).equals(text)).toBe(true)
  }
})

test('[S16] a file without its last piece, with two exchanged, or of another key does not open', async () => {
  const file = await all(sealed(of(randomBytes(200_000)), key))
  const piece = (index: number) =>
    file.subarray(headBytes + index * sealedBytes, headBytes + (index + 1) * sealedBytes)
  const head = file.subarray(0, headBytes)
  for (const changed of [
    file.subarray(0, headBytes + sealedBytes),
    file.subarray(0, headBytes),
    Buffer.concat([head, piece(1), piece(0), piece(2), piece(3)]),
    Buffer.concat([head, piece(1), piece(2), piece(3)]),
  ]) {
    await expect(all(unsealed(of(changed), key))).rejects.toThrow(/damaged or cut off/)
  }
  await expect(all(unsealed(of(file), randomBytes(32)))).rejects.toThrow(/another key/)
})
