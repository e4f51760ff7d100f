import { z } from 'zod'
import { isRecord } from '#domain/json/is-record.ts'
import { type SearchIndex, searchIndexSchema } from './search-index.ts'

/** The kinds of arrays that an index is made of. */
const arrays = { Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array, BigUint64Array }

/** What stands in the file in place of an array: its kind, where its bytes begin, and how many numbers it has. */
const arraySchema = z.strictObject({
  array: z.enum([
    'Uint8Array',
    'Uint16Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
    'BigUint64Array',
  ]),
  at: z.int(),
  length: z.int(),
})
const fileSchema = z.strictObject({ index: z.unknown(), bytes: z.string() })

/** Where the build of the site has it. An import of `supabase/functions` names it as well. */
export const indexFileName = 'assistant-index.json'

/** Reads the file of the index: the parsed JSON. */
export type ReadIndex = () => Promise<unknown>

/** An index as JSON: its words as they are, the bytes of all arrays together, compressed and in base64. */
export async function packIndex(index: SearchIndex): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  const words = JSON.stringify(index, (_, value: unknown) => {
    if (!(ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer)) return value
    const entry = Object.entries(arrays).find(([, kind]) => value instanceof kind)
    if (entry === undefined) throw new Error('An array of no known kind')
    // Numbers of eight bytes stand at a multiple of them.
    const bytes = new Uint8Array(Math.ceil(value.byteLength / 8) * 8)
    bytes.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    const reference = { array: entry[0], at, length: value.byteLength / entry[1].BYTES_PER_ELEMENT }
    at += bytes.length
    parts.push(bytes)
    return reference
  })
  const packed = await throughStream(new Blob(parts), new CompressionStream('gzip'))
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte))
  return `{"index":${words},"bytes":"${btoa(letters.join(''))}"}`
}

/** The index that `packIndex` made; throws for anything else. Takes the parsed JSON. */
export async function unpackIndex(file: unknown): Promise<SearchIndex> {
  const { index, bytes } = fileSchema.parse(file)
  const letters = atob(bytes)
  const packed = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) packed[at] = letters.charCodeAt(at)
  const buffer = await throughStream(new Blob([packed]), new DecompressionStream('gzip'))
  return searchIndexSchema.parse(withArrays(index, buffer))
}

/** A part of the file with its arrays in place. */
function withArrays(part: unknown, buffer: ArrayBuffer): unknown {
  if (!isRecord(part)) return part
  const reference = arraySchema.safeParse(part)
  if (reference.success) {
    const { array, at, length } = reference.data
    return new arrays[array](buffer, at, length)
  }
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withArrays(value, buffer)]))
}

function throughStream(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(blob.stream().pipeThrough(stream)).arrayBuffer()
}
