import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// A file in pieces, each sealed with AES-256-GCM: the nonce counts the pieces and marks the last one, so that none can
// be changed, left out, moved or cut off (Hoang, Reyhanitabar, Rogaway, Vizár 2015, the construction STREAM).
const magic = Buffer.from('plainwell-backup-1\n')
const prefixBytes = 7
const tagBytes = 16
const pieceBytes = 64 * 1024

/** A backup that was changed, cut off, made with another key, or is none at all. */
class BackupUnreadable extends Error {
  override readonly name = 'BackupUnreadable'
}

function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt32BE(index)
  rest.writeUInt8(isLast ? 1 : 0, 4)
  return Buffer.concat([prefix, rest])
}

/** Cuts what comes into pieces of one size; the last one may be shorter, and is always there. */
export async function* cutInPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes <= size) continue
    let all = Buffer.concat(waiting)
    while (all.length > size) {
      yield { piece: all.subarray(0, size), isLast: false }
      all = all.subarray(size)
    }
    waiting = [all]
    bytes = all.length
  }
  yield { piece: Buffer.concat(waiting), isLast: true }
}

/** What comes, sealed. */
export async function* sealed(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  const prefix = randomBytes(prefixBytes)
  yield Buffer.concat([magic, prefix])
  let index = 0
  for await (const { piece, isLast } of cutInPieces(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, index, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** What was sealed, as far as it is whole. Throws `BackupUnreadable`. */
export async function* unsealed(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let prefix: Buffer | undefined
  let index = 0
  for await (const { piece, isLast } of cutInPieces(
    withoutHead(source, (read) => (prefix = read)),
    pieceBytes + tagBytes,
  )) {
    if (prefix === undefined || piece.length < tagBytes) throw unreadable()
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, index, isLast))
      decipher.setAuthTag(piece.subarray(-tagBytes))
      yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw unreadable()
    }
    index += 1
  }
}

async function* withoutHead(
  source: AsyncIterable<Uint8Array>,
  onPrefix: (prefix: Buffer) => void,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of source) {
    if (head === undefined) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    const length = magic.length + prefixBytes
    if (head.length < length) continue
    if (!head.subarray(0, magic.length).equals(magic))
      throw new BackupUnreadable('This file is no backup of the site.')
    onPrefix(head.subarray(magic.length, length))
    yield head.subarray(length)
    head = undefined
  }
  if (head !== undefined) throw new BackupUnreadable('This file is no backup of the site.')
}

const unreadable = () =>
  new BackupUnreadable('The backup does not open: it was made with another key, or it is damaged or cut off.')
